import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../packages');

/** How many patterns read words in the packages. What words mean is data of the lexicon: this number only falls. */
const MOST_PATTERNS = 426;

/** A regular expression, and what makes one. */
const PATTERN = /(?:^|[(,=:[!&|?{};]|return)\s*\/[^/*\s][^/\n]*\/[dgimsuvy]*|new RegExp|String\.raw/gm;

test('the packages hold no more patterns than before', () => {
  const files = globSync('*/{src,compiler}/**/*.ts', { cwd: PACKAGES }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const counts = files.map((file) => readFileSync(join(PACKAGES, file), 'utf8').match(PATTERN)?.length ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  expect(all).toBeLessThanOrEqual(MOST_PATTERNS);
  // A much smaller count means that the limit has to follow.
  expect(all).toBeGreaterThan(MOST_PATTERNS - 50);
});
