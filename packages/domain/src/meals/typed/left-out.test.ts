import { expect, test } from 'vitest';
import { readLeftOut } from './left-out.ts';

const read = (clause: string) => {
  const { text, terms } = readLeftOut(clause);
  return [text, ...terms.map(({ term }) => term)];
};

test.each([
  ['burger no bun', ['burger', 'bun']],
  ['no bun burger', ['burger', 'bun']],
  ['burger without the bun', ['burger', 'bun']],
  ['burger no bun or cheese', ['burger', 'bun', 'cheese']],
  ['burger no bun and no cheese', ['burger', 'bun', 'cheese']],
  ['black coffee, no sugar', ['black coffee', 'sugar']],
  ['toast without butter with jam', ['toast with jam', 'butter']],
  ['bagel (no cream cheese)', ['bagel', 'cream cheese']],
  ['bread no gluten', ['bread no gluten']],
  ['no bake cheesecake', ['no bake cheesecake']],
  ['oatmeal', ['oatmeal']],
])('%s', (clause, parts) => expect(read(clause)).toEqual(parts));

test('takes time linear in the text', () => {
  expect(read('no '.repeat(100)).length).toBeLessThanOrEqual(8);
  expect(readLeftOut(`egg${' no bun'.repeat(40)}`).terms.length).toBeLessThanOrEqual(12);
});
