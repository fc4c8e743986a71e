import { compileWhenStale } from './compile-when-stale.ts';

/** `npm run lexicon`: checks and compiles the data of the lexicon, and says what is wrong with it. */
try {
  compileWhenStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
