import type { CompiledKeeping } from '../src/keeping.ts';

declare const keeping: CompiledKeeping;
export = keeping;
