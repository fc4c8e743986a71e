import type { CompiledRepertoire } from '../src/dish-record.ts';

declare const repertoire: CompiledRepertoire;
export = repertoire;
