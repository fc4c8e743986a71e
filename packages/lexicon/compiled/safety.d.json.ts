import type { CompiledSafety } from '../src/safety-record.ts';

declare const safety: CompiledSafety;
export = safety;
