/** Keeps what Node makes of our TypeScript: imported before anything else, it takes a third off a start. */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'));
