import { expect, test } from 'vitest';
import { imageFileName } from './image-file-name.ts';

test.each([
  ['Weeknight Shakshuka', 'weeknight-shakshuka.jpg'],
  ['Mum’s Soup & Bread', 'mums-soup-bread.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['Crème brûlée', 'crème-brûlée.jpg'],
  ['味噌汁', '味噌汁.jpg'],
  ['🍲', 'recipe.jpg'],
  ['a b'.repeat(60), `${'a-ba-ba-ba-ba-ba-ba-ba-ba-ba-b'.repeat(9).slice(0, 80).replace(/-$/, '')}.jpg`],
])('%s is saved as %s', (name, file) => {
  expect(imageFileName(name)).toBe(file);
});
