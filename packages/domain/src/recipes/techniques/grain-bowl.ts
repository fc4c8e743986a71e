import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import {
  flavourTitle,
  name,
  proteinTitle,
  titlesAfter,
  titlesBefore,
  vegetables,
} from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { cookAside } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { bloom, seasoning } from '../steps/pan.ts';
import { halfOf, join, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const grainBowl: Technique = {
  id: 'grain-bowl',
  meals: ['lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 2,
  flavours: [
    'lemon-oregano',
    'za-atar',
    'paprika-cumin',
    'ginger-soy',
    'sesame',
    'smoky-cumin',
    'chili-lime',
  ],
  slots: [
    { id: 'protein', fits: atHome('bowl', 'protein'), min: 1, max: 1, share: 0.9 },
    { id: 'base', fits: ofKind('rice', 'grain', 'couscous'), min: 1, max: 1, share: 0.9, staples: ['rice'] },
    { id: 'vegetables', fits: atHome('bowl', 'vegetable'), min: 1, max: 3, share: 0.9 },
    {
      id: 'topping',
      fits: (food) => (food.role === 'topping' || food.role === 'cheese') && food.ways.has('bowl'),
      min: 0,
      max: 1,
    },
  ],
  needs: ['acid'],
  takes: { fat: 1.8, spices: 0.8, sauce: 0.8, acid: 1, finish: 1, herbs: 1, aromatics: 0.5 },
  salted: 'salt',
  cookMinutes: (dish) =>
    Math.max(
      (partIn(dish, 'base')?.stocked.culinary.minutes ?? 15) + 5,
      (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) + vegetableMinutes(warm(dish)) + 3,
    ),
  names: (dish) => {
    const base = partIn(dish, 'base')?.stocked.culinary.title ?? 'Grain';
    return [
      name(flavourTitle(dish), proteinTitle(dish), base, 'Bowl'),
      name(proteinTitle(dish), base, 'Bowl with', titlesAfter(vegetables(dish))),
      name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), base, 'Bowl'),
    ];
  },
  describe: (dish) =>
    `${names(partsIn(dish, 'protein', 'vegetables')).replace(/^./, (first) => first.toUpperCase())} over warm ${names(partsIn(dish, 'base'))}, dressed at the end so that everything stays fresh.`,
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    const fat = partIn(dish, 'fat');
    if (!base || !protein || !fat) return [];
    const raw = partsIn(dish, 'vegetables').filter((part) => !warm(dish).includes(part));
    const spices = partsIn(dish, 'spices');
    const aromatics = partsIn(dish, 'aromatics');
    const soft = aromatics.filter((part) => kindOf(part) === 'onion');
    const last = [...partsIn(dish, 'topping', 'herbs')];
    return [
      cookBase(base),
      prepare(dish),
      sentences(
        `Heat ${halfOf(fat)} in a large skillet over medium-high heat.`,
        kindOf(protein) === 'canned-fish'
          ? undefined
          : cookAside(protein, warm(dish).length + soft.length > 0),
        cookVegetables([...warm(dish), ...soft]),
        bloom(
          aromatics.filter((part) => !soft.includes(part)),
          spices,
        ),
      ),
      dressing(dish, fat),
      sentences(
        `Divide ${the(base)} between two bowls and arrange ${the([protein, ...warm(dish), ...raw])} on top.`.replace(
          'two bowls',
          dish.servings === 2 ? 'two bowls' : dish.servings === 1 ? 'one bowl' : 'bowls',
        ),
        `Spoon over the dressing${last.length > 0 ? ` and finish with ${the(last)}` : ''}.`,
      ),
    ];
  },
};

function warm(dish: Dish): Part[] {
  return partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes > 0);
}

function dressing(dish: Dish, fat: Part): string {
  const salt = seasoning(dish);
  const acid = partIn(dish, 'acid');
  const others = partsIn(dish, 'sauce', 'finish');
  const mixed = join([
    `the rest of the ${names(fat)}`,
    ...(acid ? [acid.unit === 'piece' ? `the juice of ${measured(acid)}` : measured(acid)] : []),
    ...others.map(measured),
  ]);
  return `Stir ${mixed} together for the dressing${salt ? ` and season with ${salt}` : ''}.`;
}
