import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesAfter, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, measured, names, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const frenchToast: Technique = {
  id: 'french-toast',
  meals: ['breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['cinnamon', 'vanilla', 'honey'],
  slots: [
    { id: 'base', fits: ofKind('bread'), min: 1, max: 1, staples: ['bread', 'gluten free bread'] },
    { id: 'protein', fits: ofKind('egg'), min: 1, max: 1, share: 0.75 },
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      share: 0.5,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    {
      id: 'fruit',
      fits: (food) => atHome('sweet', 'fruit')(food) && food.kind !== 'plain',
      min: 1,
      max: 1,
    },
  ],
  extras: [{ slot: 'fat', names: ['butter', 'coconut oil', 'vegetable oil'], grams: 7, isCore: true }],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 10,
  names: (dish) => [
    name('French Toast with', titlesAfter(partsIn(dish, 'fruit'))),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'French Toast'),
  ],
  describe: (dish) =>
    `Slices of ${names(partsIn(dish, 'base'))} soaked in a light custard and fried golden, with ${names(partsIn(dish, 'fruit'))}.`,
  steps: (dish) => {
    const bread = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    if (!bread || !fat) return [];
    const sweet = partsIn(dish, 'sweetener');
    return [
      prepareParts(partsIn(dish, 'fruit')),
      `Whisk ${allMeasured(partsIn(dish, 'protein', 'dairy', 'spices'))} together in a shallow dish. Soak the slices of ${names(bread)} in it for 1 minute a side.`,
      `Heat ${measured(fat)} in a large skillet over medium heat and cook ${the(bread)} until golden and set in the middle, about 3 minutes a side.`,
      `Serve with ${the(partsIn(dish, 'fruit'))}${sweet.length > 0 ? ` and ${allMeasured(sweet)}` : ''}.`,
    ];
  },
};
