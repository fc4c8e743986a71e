import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');

/** How many patterns read words in the packages. What words mean is data of the lexicon: this number only falls. */
const MOST_PATTERNS = 367;
/** A pattern of more characters is a rule that nobody can check by reading. */
const LONG = 80;
/** How many are longer. */
const MOST_LONG = 15;

/** A regular expression, and what makes one. */
const PATTERN = /(?:^|[(,=:[!&|?{};]|return)\s*\/[^/*\s][^/\n]*\/[dgimsuvy]*|new RegExp|String\.raw/gm;

test('the packages hold no more patterns than before', () => {
  const files = globSync('*/{src,compiler}/**/*.ts', { cwd: PACKAGES }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const patterns = files.flatMap((file) => readFileSync(join(PACKAGES, file), 'utf8').match(PATTERN) ?? []);
  const long = patterns.filter((pattern) => pattern.trim().length > LONG);
  expect(patterns.length).toBeLessThanOrEqual(MOST_PATTERNS);
  expect(long.length).toBeLessThanOrEqual(MOST_LONG);
  // A much smaller count means that the limit has to follow.
  expect(patterns.length).toBeGreaterThan(MOST_PATTERNS - 50);
});
