import {
  butter,
  core,
  driedHerb,
  freshHerb,
  garlic,
  lemon,
  oliveOil,
  onion,
  parmesan,
  shallot,
  spice,
} from './seasonings.ts';

export const ITALIAN_FLAVOURS = {
  'garlic-basil': {
    cuisine: 'Italian',
    titles: [
      { text: 'Garlic Basil', needs: ['garlic', 'basil'] },
      { text: 'Basil', needs: ['basil'] },
      { text: 'Garlic', needs: ['garlic'] },
      { text: 'Italian', needs: ['italian seasoning'] },
    ],
    seasonings: [
      oliveOil,
      garlic,
      onion,
      driedHerb(['italian seasoning', 'dried oregano']),
      parmesan,
      freshHerb(['basil', 'parsley']),
    ],
  },
  'lemon-parmesan': {
    cuisine: 'Italian',
    titles: [
      { text: 'Lemon Parmesan', needs: ['lemon', 'parmesan'] },
      { text: 'Lemon Garlic', needs: ['lemon', 'garlic'] },
      { text: 'Garlic', needs: ['garlic'] },
    ],
    seasonings: [
      oliveOil,
      garlic,
      core(lemon),
      parmesan,
      freshHerb(['parsley', 'basil']),
      shallot,
      spice(['red pepper flake'], 0.125, 1.8),
    ],
  },
  rosemary: {
    cuisine: 'Italian',
    titles: [
      { text: 'Rosemary Garlic', needs: ['rosemary', 'garlic'] },
      { text: 'Rosemary', needs: ['rosemary'] },
      { text: 'Garlic', needs: ['garlic'] },
    ],
    seasonings: [
      oliveOil,
      garlic,
      core(freshHerb(['rosemary', 'thyme', 'parsley'], 0.7)),
      onion,
      { slot: 'acid', names: ['balsamic vinegar', 'lemon'], grams: 8 },
    ],
  },
} as const;

export const FRENCH_FLAVOURS = {
  thyme: {
    cuisine: 'French',
    titles: [
      { text: 'Thyme', needs: ['thyme'] },
      { text: 'Thyme', needs: ['dried thyme'] },
      { text: 'French', needs: ['shallot'] },
    ],
    seasonings: [
      butter,
      core(driedHerb(['dried thyme', 'thyme', 'rosemary'])),
      shallot,
      garlic,
      freshHerb(['parsley', 'chive']),
    ],
  },
  dijon: {
    cuisine: 'French',
    titles: [{ text: 'Dijon', needs: ['dijon mustard'] }],
    seasonings: [
      oliveOil,
      core({ slot: 'sauce', names: ['dijon mustard'], grams: 5 }),
      shallot,
      { slot: 'acid', names: ['red wine vinegar', 'white wine vinegar', 'lemon'], grams: 7 },
      freshHerb(['parsley', 'tarragon', 'chive']),
    ],
  },
  provencal: {
    cuisine: 'French',
    titles: [
      { text: 'Provençal', needs: ['garlic', 'thyme'] },
      { text: 'Provençal', needs: ['garlic', 'dried thyme'] },
      { text: 'Garlic', needs: ['garlic'] },
    ],
    seasonings: [
      oliveOil,
      core(garlic),
      onion,
      driedHerb(['dried thyme', 'thyme', 'rosemary']),
      freshHerb(['basil', 'parsley']),
    ],
  },
  'fines-herbes': {
    cuisine: 'French',
    titles: [
      { text: 'Chive', needs: ['chive'] },
      { text: 'Herbed', needs: ['parsley'] },
    ],
    seasonings: [butter, core(freshHerb(['chive', 'parsley', 'tarragon'], 3)), shallot],
  },
} as const;

export const MEDITERRANEAN_FLAVOURS = {
  'lemon-oregano': {
    cuisine: 'Mediterranean',
    titles: [
      { text: 'Lemon Herb', needs: ['lemon', 'parsley'] },
      { text: 'Lemon Oregano', needs: ['lemon', 'dried oregano'] },
      { text: 'Lemon', needs: ['lemon'] },
    ],
    seasonings: [
      oliveOil,
      core(lemon),
      garlic,
      driedHerb(['dried oregano', 'oregano']),
      freshHerb(['parsley', 'dill', 'mint']),
      onion,
    ],
  },
  'za-atar': {
    cuisine: 'Mediterranean',
    titles: [
      { text: 'Za’atar', needs: ["za'atar"] },
      { text: 'Sumac', needs: ['sumac'] },
    ],
    seasonings: [
      oliveOil,
      core(spice(["za'atar", 'sumac'], 0.75, 1.5)),
      core(lemon),
      garlic,
      freshHerb(['parsley', 'mint']),
    ],
  },
  'paprika-cumin': {
    cuisine: 'Mediterranean',
    titles: [
      { text: 'Smoky', needs: ['smoked paprika'] },
      { text: 'Paprika', needs: ['paprika'] },
      { text: 'Spiced', needs: ['cumin'] },
    ],
    seasonings: [
      oliveOil,
      core(spice(['smoked paprika', 'paprika'], 0.5)),
      onion,
      garlic,
      spice(['cumin'], 0.5),
      freshHerb(['parsley', 'cilantro', 'mint']),
      lemon,
    ],
  },
} as const;
