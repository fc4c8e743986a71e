import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookAside } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { addAcid, bloom, heat, seasoning } from '../steps/pan.ts';
import { capital, join, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const CHARRED: ReadonlySet<string> = new Set(['bell pepper', 'zucchini', 'mushroom']);

export const fajitas: Technique = {
  id: 'fajitas',
  meals: ['dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['chili-lime', 'adobo', 'smoky-cumin'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('taco', 'protein')(food) && ofKind('poultry', 'steak', 'shrimp', 'tofu')(food),
      min: 1,
      max: 1,
      share: 0.8,
    },
    { id: 'base', fits: ofKind('tortilla'), min: 1, max: 1, staples: ['flour tortilla', 'corn tortilla'] },
    { id: 'vegetables', fits: (food) => CHARRED.has(food.name), min: 1, max: 2, share: 1.1 },
    {
      id: 'topping',
      fits: (food) =>
        food.name === 'avocado' || (['dairy', 'sauce'].includes(food.role) && food.ways.has('taco')),
      min: 0,
      max: 1,
      share: 0.7,
    },
  ],
  takes: { fat: 1, spices: 1, aromatics: 1, acid: 0.8, herbs: 1 },
  salted: 'salt',
  cookMinutes: (dish) =>
    8 +
    (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) +
    vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Fajitas'),
    name(proteinTitle(dish), 'Fajitas with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `Sizzling ${names(partsIn(dish, 'protein', 'vegetables'))} to roll in warm tortillas at the table.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const tortillas = partIn(dish, 'base');
    if (!protein || !tortillas) return [];
    const aromatics = partsIn(dish, 'aromatics');
    const onions = aromatics.filter((part) => kindOf(part) === 'onion');
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const over = partsIn(dish, 'topping', 'herbs');
    const last = [acid ? addAcid(acid) : '', salt ? `season with ${salt}` : ''].filter(Boolean);
    return [
      prepare(dish),
      sentences(heat(dish, 'large heavy skillet', 'high'), cookAside(protein, true)),
      sentences(
        cookVegetables([...onions, ...partsIn(dish, 'vegetables')]),
        'Leave them to catch in places.',
        bloom(
          aromatics.filter((part) => !onions.includes(part)),
          partsIn(dish, 'spices'),
        ),
      ),
      sentences(
        `Return ${the(protein)} to the pan and toss for 1 minute.`,
        last.length > 0 && `${capital(join(last))}.`,
      ),
      `Warm ${the(tortillas)} in a dry pan and bring to the table with the filling${over.length > 0 ? ` and ${the(over)}` : ''}.`,
    ];
  },
};
