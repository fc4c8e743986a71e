import type { CompiledNaming } from '../src/naming.ts';

declare const naming: CompiledNaming;
export = naming;
