import { expect, test } from 'vitest';
import { withLongWords } from './short-words.ts';

test.each([
  ['frz blueberries', 'frozen blueberries'],
  ['Org. baby spinach', 'organic baby spinach'],
  ['lg eggs', 'large eggs'],
  ['sr flour', 'self raising flour'],
  ['blueberries', undefined],
  ['order', undefined],
])('%s is %s', (name, long) => {
  expect(withLongWords(name)).toBe(long);
});
