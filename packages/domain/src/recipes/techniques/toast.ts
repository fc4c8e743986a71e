import { kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { name, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { addAcid, bloom, heat, seasoning } from '../steps/pan.ts';
import { capital, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const UNCOOKED: ReadonlySet<string> = new Set(['avocado', 'tomato', 'cherry tomato', 'arugula']);

export const toast: Technique = {
  id: 'toast',
  meals: ['breakfast', 'snack', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['garlic-basil', 'lemon-oregano', 'fines-herbes', 'garlic-butter'],
  slots: [
    { id: 'base', fits: ofKind('bread'), min: 1, max: 1, staples: ['bread', 'gluten free bread'] },
    {
      id: 'protein',
      fits: (food) => food.kind === 'egg' || (atHome('toast', 'protein')(food) && food.name !== 'black bean'),
      min: 1,
      max: 1,
      share: 0.8,
    },
    { id: 'vegetables', fits: atHome('toast', 'vegetable'), min: 1, max: 1, share: 0.8 },
    {
      id: 'topping',
      fits: (food) => food.ways.has('toast') && ['cheese', 'sauce', 'dairy'].includes(food.role),
      min: 0,
      max: 1,
      share: 0.7,
    },
  ],
  takes: { fat: 1, acid: 0.5, herbs: 0.7 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) =>
    5 +
    vegetableMinutes(cooked(partsIn(dish, 'vegetables'))) +
    (kindOf(partIn(dish, 'protein')) === 'egg' ? 4 : 2),
  names: (dish) => {
    const protein = partsIn(dish, 'protein');
    const first = titlesBefore(vegetables(dish), 1);
    const lead = titlesBefore(protein);
    return [
      name(first, 'and', lead, 'Toast'),
      name(lead, 'Toast with', titlesAfter(vegetables(dish))),
      name(first, 'Toast with', titlesAfter(protein)),
    ];
  },
  describe: (dish) =>
    `Crisp ${names(partsIn(dish, 'base'))} piled with ${names(partsIn(dish, 'protein', 'vegetables', 'topping'))}.`,
  steps: (dish) => {
    const bread = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    const fat = partIn(dish, 'fat');
    if (!bread || !protein || !fat) return [];
    const warm = cooked(partsIn(dish, 'vegetables'));
    const cool = partsIn(dish, 'vegetables').filter((part) => !warm.includes(part));
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const isEgg = kindOf(protein) === 'egg';
    const isBean = kindOf(protein) === 'bean';
    const over = partsIn(dish, 'topping', 'herbs');
    return [
      prepareParts(
        partsIn(
          dish,
          isEgg ? 'vegetables' : 'protein',
          ...(isEgg ? [] : (['vegetables'] as const)),
          'topping',
          'herbs',
        ),
      ),
      sentences(
        heat(dish, 'skillet', 'medium'),
        cookVegetables(warm),
        bloom(partsIn(dish, 'aromatics'), []),
        isEgg
          ? `Crack in ${the(protein)} and fry until the whites are set and the yolks as you like them, 3 to 4 minutes.`
          : isBean
            ? `Add ${the(protein)}, crush roughly with a fork and warm through, about 3 minutes.`
            : `Add ${the(protein)} and warm through, about 2 minutes.`,
      ),
      `${capital(['season', salt ? `with ${salt}` : 'to taste'].join(' '))}${acid ? ` and ${addAcid(acid)}` : ''}.`,
      `Toast ${the(bread)} until crisp. Top with ${the([...cool, ...warm, protein])}${over.length > 0 ? `, then ${the(over)}` : ''}, and eat while hot.`,
    ];
  },
};

function cooked(vegetables: readonly Part[]): Part[] {
  return vegetables.filter((part) => !UNCOOKED.has(part.stocked.culinary.name));
}
