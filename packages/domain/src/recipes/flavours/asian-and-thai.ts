import {
  core,
  freshHerb,
  garlic,
  ginger,
  lime,
  neutralOil,
  redOnion,
  shallot,
  soySauce,
  spice,
} from './seasonings.ts';

const scallion = { slot: 'herbs', names: ['scallion', 'cilantro'], grams: 10 } as const;
const sesameOil = { slot: 'finish', names: ['sesame oil'], grams: 2.3 } as const;

export const ASIAN_FLAVOURS = {
  'ginger-soy': {
    cuisine: 'Asian',
    titles: [
      { text: 'Ginger Soy', needs: ['ginger', 'soy sauce'] },
      { text: 'Ginger', needs: ['ginger'] },
      { text: 'Garlic Soy', needs: ['garlic', 'soy sauce'] },
    ],
    seasonings: [
      neutralOil,
      soySauce,
      core(garlic),
      ginger,
      { slot: 'acid', names: ['rice vinegar', 'lime'], grams: 5 },
      sesameOil,
      scallion,
    ],
  },
  sesame: {
    cuisine: 'Asian',
    titles: [{ text: 'Sesame', needs: ['sesame oil'] }],
    seasonings: [
      neutralOil,
      soySauce,
      core(sesameOil),
      garlic,
      scallion,
      ginger,
      { slot: 'topping', names: ['sesame seed'], grams: 2.5 },
    ],
  },
  'five-spice': {
    cuisine: 'Asian',
    titles: [{ text: 'Five-Spice', needs: ['five spice'] }],
    seasonings: [
      neutralOil,
      soySauce,
      core(spice(['five spice'], 0.25)),
      garlic,
      ginger,
      scallion,
      { slot: 'acid', names: ['rice vinegar', 'lime'], grams: 5 },
    ],
  },
  'honey-garlic': {
    cuisine: 'Asian',
    titles: [
      { text: 'Honey Garlic', needs: ['honey', 'garlic'] },
      { text: 'Sweet Garlic', needs: ['garlic'] },
    ],
    seasonings: [
      neutralOil,
      soySauce,
      core({ slot: 'sauce', names: ['honey', 'maple syrup'], grams: 7 }),
      core(garlic),
      { slot: 'acid', names: ['rice vinegar', 'lime'], grams: 5 },
      scallion,
    ],
  },
} as const;

export const THAI_FLAVOURS = {
  'thai-basil': {
    cuisine: 'Thai',
    titles: [
      { text: 'Thai Basil', needs: ['thai basil'] },
      { text: 'Basil', needs: ['basil'] },
    ],
    seasonings: [
      neutralOil,
      soySauce,
      { slot: 'sauce', names: ['fish sauce'], grams: 4 },
      core(freshHerb(['thai basil', 'basil'], 5)),
      core(garlic),
      { slot: 'spices', names: ['red pepper flake', 'cayenne'], grams: 0.4 },
      lime,
      shallot,
    ],
  },
  'coconut-curry': {
    cuisine: 'Thai',
    titles: [
      { text: 'Thai Coconut', needs: ['coconut milk'] },
      { text: 'Thai', needs: ['red curry paste'] },
    ],
    seasonings: [
      neutralOil,
      core({ slot: 'spices', names: ['red curry paste', 'green curry paste', 'curry powder'], grams: 10 }),
      ginger,
      garlic,
      lime,
      freshHerb(['thai basil', 'cilantro', 'basil']),
      redOnion,
    ],
  },
  'lime-chili': {
    cuisine: 'Thai',
    titles: [
      { text: 'Thai Lime', needs: ['lime'] },
      { text: 'Thai', needs: ['fish sauce'] },
    ],
    seasonings: [
      neutralOil,
      core(lime),
      core({ slot: 'sauce', names: ['fish sauce', 'soy sauce', 'tamari', 'coconut aminos'], grams: 7 }),
      freshHerb(['cilantro', 'mint', 'thai basil']),
      { slot: 'spices', names: ['red pepper flake', 'cayenne'], grams: 0.4 },
      garlic,
      { slot: 'topping', names: ['peanut', 'cashew'], grams: 10 },
    ],
  },
} as const;
