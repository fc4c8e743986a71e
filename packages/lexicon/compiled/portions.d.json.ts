import type { CompiledPortions } from '../src/weights.ts';

declare const portions: CompiledPortions;
export = portions;
