import type { CompiledWeights } from '../src/weights.ts';

declare const weights: CompiledWeights;
export = weights;
