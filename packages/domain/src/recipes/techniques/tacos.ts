import { type Dish, kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookAside, isSetAside } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { addAcid, bloom, heat, seasoning } from '../steps/pan.ts';
import { capital, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const RAW_IN_TACOS: ReadonlySet<string> = new Set([
  'avocado',
  'radish',
  'tomato',
  'cherry tomato',
  'red cabbage',
  'cabbage',
]);

export const tacos: Technique = {
  id: 'tacos',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['smoky-cumin', 'adobo', 'chili-lime'],
  slots: [
    { id: 'protein', fits: atHome('taco', 'protein'), min: 1, max: 1, share: 0.8 },
    { id: 'base', fits: ofKind('tortilla'), min: 1, max: 1, staples: ['corn tortilla', 'flour tortilla'] },
    { id: 'vegetables', fits: atHome('taco', 'vegetable'), min: 1, max: 2, share: 0.7 },
    {
      id: 'topping',
      fits: (food) => ['cheese', 'dairy', 'sauce'].includes(food.role) && food.ways.has('taco'),
      min: 0,
      max: 1,
      share: 0.8,
    },
  ],
  takes: { fat: 1, spices: 1, aromatics: 0.7, acid: 0.8, herbs: 1 },
  salted: 'salt',
  cookMinutes: (dish) =>
    5 + (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) + vegetableMinutes(warm(dish)),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Tacos'),
    name(proteinTitle(dish), 'Tacos with', titlesAfter(vegetables(dish))),
    name(flavourTitle(dish), proteinTitle(dish), 'Tacos with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `Warm tortillas filled with ${names(partsIn(dish, 'protein', 'vegetables'))}; everyone builds their own.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const tortillas = partIn(dish, 'base');
    if (!protein || !tortillas) return [];
    const aromatics = partsIn(dish, 'aromatics');
    const onions = aromatics.filter((part) => kindOf(part) === 'onion');
    const quick = aromatics.filter((part) => !onions.includes(part));
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const raw = partsIn(dish, 'vegetables').filter((part) => !warm(dish).includes(part));
    const isMore = warm(dish).length + onions.length > 0;
    const toppings = [...raw, ...partsIn(dish, 'topping', 'herbs')];
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large skillet', 'medium-high'),
        cookAside(protein, isMore),
        cookVegetables([...onions, ...warm(dish)]),
      ),
      sentences(
        bloom(quick, partsIn(dish, 'spices')),
        isMore && isSetAside(protein) && `Return ${the(protein)} to the pan.`,
        `${capital([acid ? addAcid(acid) : '', salt ? `season with ${salt}` : ''].filter(Boolean).join(' and ') || 'taste the filling')}.`,
      ),
      `Warm ${the(tortillas)} one at a time in a dry pan, about 30 seconds a side, and keep in a clean cloth.`,
      `Fill ${the(tortillas)} with ${the([protein, ...warm(dish)])}${toppings.length > 0 ? ` and top with ${the(toppings)}` : ''}.`,
    ];
  },
};

function warm(dish: Dish): Part[] {
  return partsIn(dish, 'vegetables').filter((part) => !RAW_IN_TACOS.has(part.stocked.culinary.name));
}
