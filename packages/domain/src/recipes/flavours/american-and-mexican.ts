import {
  butter,
  core,
  driedHerb,
  freshHerb,
  garlic,
  lemon,
  lime,
  oliveOil,
  onion,
  redOnion,
  spice,
} from './seasonings.ts';

export const AMERICAN_FLAVOURS = {
  'garlic-butter': {
    cuisine: 'American',
    titles: [
      { text: 'Garlic Butter', needs: ['garlic', 'butter'] },
      { text: 'Garlic', needs: ['garlic'] },
    ],
    seasonings: [butter, core(garlic), lemon, freshHerb(['parsley', 'chive']), onion],
  },
  'smoky-paprika': {
    cuisine: 'American',
    titles: [
      { text: 'Smoky', needs: ['smoked paprika'] },
      { text: 'Paprika', needs: ['paprika'] },
    ],
    seasonings: [
      oliveOil,
      core(spice(['smoked paprika', 'paprika'], 0.5)),
      onion,
      garlic,
      driedHerb(['dried thyme', 'dried oregano']),
      freshHerb(['parsley', 'chive']),
    ],
  },
  cajun: {
    cuisine: 'American',
    titles: [{ text: 'Cajun', needs: ['paprika', 'cayenne'] }],
    seasonings: [
      oliveOil,
      core(spice(['paprika', 'smoked paprika'], 0.5)),
      core(spice(['cayenne', 'red pepper flake'], 0.125, 1.8)),
      spice(['garlic powder'], 0.25),
      driedHerb(['dried thyme', 'dried oregano']),
      onion,
      freshHerb(['parsley', 'chive']),
    ],
  },
  'maple-mustard': {
    cuisine: 'American',
    titles: [
      { text: 'Maple Mustard', needs: ['maple syrup', 'dijon mustard'] },
      { text: 'Honey Mustard', needs: ['honey', 'dijon mustard'] },
      { text: 'Mustard', needs: ['dijon mustard'] },
    ],
    seasonings: [
      oliveOil,
      core({ slot: 'sauce', names: ['dijon mustard'], grams: 7 }),
      core({ slot: 'sauce', names: ['maple syrup', 'honey'], grams: 7 }),
      garlic,
      { slot: 'acid', names: ['apple cider vinegar', 'lemon'], grams: 5 },
      driedHerb(['dried thyme']),
    ],
  },
} as const;

export const MEXICAN_FLAVOURS = {
  'smoky-cumin': {
    cuisine: 'Mexican',
    titles: [
      { text: 'Smoky', needs: ['smoked paprika'] },
      { text: 'Cumin', needs: ['cumin'] },
    ],
    seasonings: [
      oliveOil,
      core(spice(['cumin', 'chili powder'], 0.5)),
      core(spice(['smoked paprika', 'paprika', 'chili powder'], 0.5)),
      redOnion,
      garlic,
      lime,
      freshHerb(['cilantro', 'parsley']),
    ],
  },
  adobo: {
    cuisine: 'Mexican',
    titles: [{ text: 'Adobo', needs: ['chili powder', 'dried oregano'] }],
    seasonings: [
      oliveOil,
      core(spice(['chili powder'], 0.75)),
      core(driedHerb(['dried oregano', 'oregano'])),
      core(garlic),
      redOnion,
      { slot: 'acid', names: ['apple cider vinegar', 'lime', 'lemon'], grams: 5 },
      freshHerb(['cilantro', 'parsley']),
    ],
  },
  'chili-lime': {
    cuisine: 'Mexican',
    titles: [
      { text: 'Chili Lime', needs: ['chili powder', 'lime'] },
      { text: 'Chili-Spiced', needs: ['chili powder'] },
      { text: 'Lime', needs: ['lime'] },
    ],
    seasonings: [
      oliveOil,
      core(spice(['chili powder', 'smoked paprika', 'paprika'], 0.75)),
      core(lime),
      garlic,
      spice(['cumin'], 0.25),
      redOnion,
      freshHerb(['cilantro', 'parsley']),
    ],
  },
} as const;
