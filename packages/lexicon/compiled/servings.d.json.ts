import type { CompiledServings } from '../src/servings.ts';

declare const servings: CompiledServings;
export = servings;
