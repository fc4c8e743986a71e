import type { CompiledNames } from '../src/place.ts';

declare const names: CompiledNames;
export = names;
