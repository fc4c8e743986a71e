import type { Seasoning } from './flavour.ts';

/** Seasonings as flavours and techniques share them: amounts are grams per serving. */
export const oliveOil: Seasoning = {
  slot: 'fat',
  names: ['olive oil', 'avocado oil', 'vegetable oil'],
  grams: 7,
  isCore: true,
};
export const neutralOil: Seasoning = {
  slot: 'fat',
  names: ['vegetable oil', 'canola oil', 'avocado oil', 'olive oil'],
  grams: 7,
  isCore: true,
};
export const butter: Seasoning = {
  slot: 'fat',
  names: ['butter', 'olive oil', 'avocado oil'],
  grams: 7,
  isCore: true,
};
export const ghee: Seasoning = {
  slot: 'fat',
  names: ['ghee', 'vegetable oil', 'olive oil'],
  grams: 7,
  isCore: true,
};

export const garlic: Seasoning = { slot: 'aromatics', names: ['garlic'], grams: 3 };
export const onion: Seasoning = {
  slot: 'aromatics',
  names: ['onion', 'red onion', 'shallot', 'leek'],
  grams: 40,
};
export const redOnion: Seasoning = { slot: 'aromatics', names: ['red onion', 'onion', 'shallot'], grams: 35 };
export const shallot: Seasoning = { slot: 'aromatics', names: ['shallot', 'onion', 'leek'], grams: 20 };
export const ginger: Seasoning = { slot: 'aromatics', names: ['ginger'], grams: 2 };

export const soySauce: Seasoning = {
  slot: 'sauce',
  names: ['soy sauce', 'tamari', 'coconut aminos'],
  grams: 12,
  isCore: true,
};
export const lemon: Seasoning = { slot: 'acid', names: ['lemon', 'lemon juice'], grams: 15 };
export const lime: Seasoning = {
  slot: 'acid',
  names: ['lime', 'lemon', 'lime juice', 'lemon juice'],
  grams: 17,
};
export const parmesan: Seasoning = { slot: 'finish', names: ['parmesan', 'pecorino'], grams: 8 };

/** A dried spice, `teaspoons` per serving. */
export function spice(names: readonly string[], teaspoons: number, gramsOfOne = 2.2): Seasoning {
  return { slot: 'spices', names, grams: teaspoons * gramsOfOne };
}

/** A dried herb weighs less: about 1 g a teaspoon. */
export function driedHerb(names: readonly string[], teaspoons = 0.5): Seasoning {
  return spice(names, teaspoons, 1);
}

export function core(seasoning: Seasoning): Seasoning {
  return { ...seasoning, isCore: true };
}

/** Fresh leaves, a spoonful a serving. */
export function freshHerb(names: readonly string[], grams = 4): Seasoning {
  return { slot: 'herbs', names, grams };
}
