import type { CompiledRegional } from '../src/regional.ts';

declare const regional: CompiledRegional;
export = regional;
