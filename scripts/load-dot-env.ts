/** Loaded before each command: `node --import ./scripts/load-dot-env.ts …`. */
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { loadDotEnv } from './dot-env.ts';

loadDotEnv();
compileWhenStale();
