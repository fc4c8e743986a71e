import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { name, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { heat, seasoning, soften } from '../steps/pan.ts';
import { capital, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const BAKED: ReadonlySet<string> = new Set([
  'potato',
  'cauliflower',
  'broccoli',
  'brussels sprout',
  'celery root',
]);

export const gratin: Technique = {
  id: 'gratin',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 4,
  flavours: ['thyme', 'fines-herbes', 'garlic-butter'],
  slots: [
    { id: 'vegetables', fits: (food) => BAKED.has(food.name), min: 1, max: 2, share: 1.4 },
    { id: 'dairy', fits: ofKind('milk'), min: 1, max: 1, share: 0.8, staples: ['milk'] },
    {
      id: 'cheese',
      fits: (food) => food.kind === 'melting' && food.name !== 'american cheese',
      min: 1,
      max: 1,
      share: 1.4,
    },
  ],
  extras: [{ slot: 'baking', names: ['flour'], grams: 5, isCore: true }],
  takes: { fat: 1.2, aromatics: 1, spices: 0.8, herbs: 0.8 },
  salted: 'salt-and-pepper',
  isExact: true,
  accepts: (dish) => !partsIn(dish, 'dairy').some((part) => /almond|rice/.test(part.stocked.culinary.name)),
  cookMinutes: () => 45,
  names: (dish) => [
    name(titlesBefore([...vegetables(dish).slice(0, 1), ...partsIn(dish, 'cheese')]), 'Gratin'),
    name(titlesBefore(vegetables(dish)), 'Gratin'),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'vegetables')))} baked in a light sauce under browned ${names(partsIn(dish, 'cheese'))}.`,
  steps: (dish) => {
    const milk = partIn(dish, 'dairy');
    const flour = partIn(dish, 'baking');
    const cheese = partIn(dish, 'cheese');
    if (!milk || !flour || !cheese) return [];
    const hasPotato = vegetables(dish).some((part) => kindOf(part) === 'potato');
    const salt = seasoning(dish);
    const herbs = partsIn(dish, 'herbs');
    return [
      sentences(
        'Heat the oven to 200 °C (400 °F).',
        prepareParts(partsIn(dish, 'vegetables', 'aromatics', 'cheese', 'herbs')),
      ),
      `Boil ${the(vegetables(dish))} in salted water until almost tender, ${hasPotato ? '8 to 10' : '4 to 5'} minutes. Drain well and spread in a baking dish.`,
      sentences(
        heat(dish, 'saucepan', 'medium'),
        soften(dish),
        `Stir in ${measured(flour)} for 1 minute, then whisk in ${measured(milk)} bit by bit and simmer until lightly thickened, about 4 minutes.`,
        salt && `Season with ${salt}.`,
      ),
      sentences(
        `Pour over, scatter with ${the(cheese)} and bake until bubbling and browned, 20 to 25 minutes.`,
        herbs.length > 0 && `Finish with ${the(herbs)}.`,
      ),
    ];
  },
};
