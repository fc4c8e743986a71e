import type { CompiledMakers } from '../src/maker.ts';

declare const makers: CompiledMakers;
export = makers;
