import { expect, test } from 'vitest';
import { asBrowned, asFragrant, asQuick, inOrderOfPan } from './order-in-pan.ts';

const GARLIC = asFragrant('Stir in the garlic and cook until fragrant, about 30 seconds.');
const CARROTS = asBrowned('Add the carrots and cook, stirring, until tender, 8 to 10 minutes.');
const PEAS = asQuick('Stir in the peas and cook until bright green, 1 to 2 minutes.');
const SAUCE = 'Add the tomatoes and simmer until thick, about 10 minutes. Season with salt.';

test.each([
  ['garlic after carrots', [GARLIC, CARROTS, SAUCE], [CARROTS, GARLIC, SAUCE]],
  ['garlic after all that browns', [GARLIC, CARROTS, CARROTS, PEAS], [CARROTS, CARROTS, GARLIC, PEAS]],
  ['garlic before what is poured', [GARLIC, SAUCE], [GARLIC, SAUCE]],
  [
    'peas after what simmers',
    [CARROTS, PEAS, SAUCE],
    [CARROTS, SAUCE.split('Season')[0]?.trim() ?? '', PEAS, 'Season with salt.'],
  ],
  ['peas at the end', [CARROTS, PEAS, 'Season with salt.'], [CARROTS, PEAS, 'Season with salt.']],
])('%s', (_, said, inOrder) => {
  const plain = inOrder.map((text) => inOrderOfPan(text)).join(' ');
  expect(inOrderOfPan(said.join(' ')).replaceAll(/\s+/g, ' ').trim()).toBe(plain);
});
