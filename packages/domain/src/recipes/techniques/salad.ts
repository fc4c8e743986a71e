import { type Dish, kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookInPan } from '../steps/cook-protein.ts';
import { seasoning } from '../steps/pan.ts';
import { halfOf, join, measured, names, sentences, the, them } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const COLD: ReadonlySet<string> = new Set(['bean', 'canned-fish', 'egg']);

export const salad: Technique = {
  id: 'salad',
  meals: ['lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['lemon-oregano', 'dijon', 'lime-chili', 'chili-lime', 'lemon-parmesan'],
  slots: [
    { id: 'protein', fits: atHome('raw', 'protein'), min: 1, max: 1, share: 0.9 },
    {
      id: 'base',
      fits: (food) =>
        atHome('raw', 'vegetable')(food) &&
        (ofKind('salad-green', 'leafy')(food) || food.name.includes('cabbage')),
      min: 1,
      max: 1,
      share: 1.3,
      staples: ['mixed greens', 'romaine', 'lettuce'],
    },
    {
      id: 'vegetables',
      fits: (food) =>
        atHome('raw', 'vegetable')(food) &&
        !ofKind('salad-green', 'leafy')(food) &&
        !food.name.includes('cabbage'),
      min: 1,
      max: 3,
    },
    {
      id: 'topping',
      fits: (food) => ['cheese', 'topping'].includes(food.role) && food.ways.has('raw'),
      min: 0,
      max: 2,
      share: 0.9,
    },
  ],
  needs: ['acid'],
  takes: { fat: 2, acid: 1.2, sauce: 0.8, spices: 0.4, herbs: 1, finish: 0.8, topping: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => (isWarm(dish) ? (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) + 2 : 0),
  names: (dish) => {
    const greens = partIn(dish, 'base')?.stocked.culinary.title ?? '';
    return [
      name(flavourTitle(dish), proteinTitle(dish), 'Salad'),
      name(proteinTitle(dish), 'and', greens, 'Salad with', titlesAfter(vegetables(dish))),
      name(greens, 'Salad with', titlesAfter(partsIn(dish, 'protein'))),
    ];
  },
  describe: (dish) =>
    `${isWarm(dish) ? 'Warm' : 'Cool'} ${names(partsIn(dish, 'protein'))} on ${names(partsIn(dish, 'base'))} with ${names(partsIn(dish, 'vegetables'))} and a sharp dressing.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const greens = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    if (!protein || !greens || !fat) return [];
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const dressing = join([
      isWarm(dish) ? `the rest of the ${names(fat)}` : measured(fat),
      ...(acid ? [acid.unit === 'piece' ? `the juice of ${measured(acid)}` : measured(acid)] : []),
      ...partsIn(dish, 'sauce', 'spices').map(measured),
    ]);
    const over = partsIn(dish, 'topping', 'finish', 'herbs');
    return [
      sentences(
        prepare(dish),
        greens.stocked.culinary.prep !== '' &&
          `${prepare({ ...dish, parts: [{ ...greens, slot: 'vegetables' }] })}`,
      ),
      isWarm(dish)
        ? sentences(
            `Heat ${halfOf(fat)} in a skillet over medium-high heat.`,
            cookInPan(protein),
            'Leave to cool for a few minutes.',
          )
        : undefined,
      `Whisk ${dressing} together in a large bowl${salt ? ` and season with ${salt}` : ''}.`,
      `Add ${the([greens, ...partsIn(dish, 'vegetables')])} and toss until lightly coated.`,
      `Lay ${the(protein)} on top${over.length > 0 ? ` and scatter over ${the(over)}` : ''}. Serve right away, before ${the(greens)} ${them(greens) === 'it' ? 'wilts' : 'wilt'}.`,
    ];
  },
};

function isWarm(dish: Dish): boolean {
  return !COLD.has(kindOf(partIn(dish, 'protein')) ?? '');
}
