import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, names, sentences } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const NUT_BUTTERS: ReadonlySet<string> = new Set(['peanut butter', 'almond butter']);
const DRIED: ReadonlySet<string> = new Set(['date', 'raisin', 'dried cranberry']);

export const energyBites: Technique = {
  id: 'energy-bites',
  meals: ['snack'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['cinnamon', 'vanilla', 'honey'],
  slots: [
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1, share: 0.6 },
    { id: 'dairy', fits: (food) => NUT_BUTTERS.has(food.name), min: 1, max: 1 },
    { id: 'fruit', fits: (food) => DRIED.has(food.name), min: 0, max: 1 },
    {
      id: 'topping',
      fits: (food) => food.kind === 'seed' && food.ways.has('sweet'),
      min: 0,
      max: 1,
      share: 0.7,
    },
  ],
  needs: ['sweetener'],
  takes: { spices: 0.7, sweetener: 1.2 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'dairy')), 'Energy Bites'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit')), 'Oat Energy Bites'),
  ],
  describe: (dish) =>
    `No-bake bites of ${names(partsIn(dish, 'base', 'dairy', 'fruit'))}; three make a snack, and they keep for a week in the fridge.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const rest = partsIn(dish, 'dairy', 'sweetener', 'fruit', 'topping', 'spices');
    return [
      prepareParts(partsIn(dish, 'fruit')),
      oats &&
        sentences(
          `Stir ${allMeasured([oats, ...rest])} together until everything clings.`,
          'Add a spoonful of warm water if too dry to hold.',
        ),
      'Chill for 20 minutes, then roll into twelve balls with damp hands.',
    ];
  },
};
