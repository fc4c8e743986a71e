import { kindOf, type Part, partIn, partsIn } from '../compose/dish.ts';
import { name, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookAside, isSetAside } from '../steps/cook-protein.ts';
import { cookVegetables } from '../steps/cook-vegetables.ts';
import { bloom, heat, seasoning } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const bakedPotatoes: Technique = {
  id: 'baked-potatoes',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['smoky-paprika', 'smoky-cumin', 'garlic-butter'],
  slots: [
    { id: 'base', fits: ofKind('potato'), min: 1, max: 1, isWhole: true },
    { id: 'protein', fits: (food) => atHome('stuff', 'protein')(food), min: 1, max: 1, share: 0.6 },
    {
      id: 'vegetables',
      fits: (food) => atHome('stuff', 'vegetable')(food) && food.kind !== 'potato',
      min: 1,
      max: 2,
      share: 0.6,
    },
    {
      id: 'topping',
      fits: (food) => ['cheese', 'dairy'].includes(food.role) && food.ways.has('stuff'),
      min: 0,
      max: 1,
    },
  ],
  takes: { fat: 0.8, spices: 0.7, aromatics: 0.5, herbs: 0.7 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => (partIn(dish, 'base')?.stocked.culinary.name === 'sweet potato' ? 50 : 60),
  // Half a potato each is no meal.
  accepts: (dish) => (partIn(dish, 'base')?.amount ?? 0) >= dish.servings,
  names: (dish) => {
    const potatoes =
      partIn(dish, 'base')?.stocked.culinary.name === 'sweet potato' ? 'Sweet Potatoes' : 'Potatoes';
    return [
      name(
        'Baked',
        potatoes,
        'with',
        titlesAfter(partsIn(dish, 'protein')),
        'and',
        titlesAfter(vegetables(dish)),
      ),
      name('Loaded', titlesBefore(vegetables(dish), 1), potatoes),
    ];
  },
  describe: (dish) =>
    `Oven-baked ${names(partsIn(dish, 'base'))} split open and filled with ${names(partsIn(dish, 'protein', 'vegetables'))}.`,
  steps: (dish) => {
    const potatoes = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    if (!potatoes || !protein) return [];
    const aromatics = partsIn(dish, 'aromatics');
    const onions = aromatics.filter((part) => kindOf(part) === 'onion');
    const salt = seasoning(dish);
    const over = partsIn(dish, 'topping', 'herbs');
    return [
      `Heat the oven to 200 °C (400 °F). Scrub ${the(potatoes)}, prick all over with a fork and bake on the rack until a knife slides in, ${potatoes.stocked.culinary.name === 'sweet potato' ? '45 to 50' : '55 to 60'} minutes.`,
      prepareParts([protein, ...partsIn(dish, 'vegetables', 'aromatics', 'topping', 'herbs')]),
      sentences(
        'When the oven time is nearly up, make the filling.',
        heat(dish, 'large skillet', 'medium-high'),
        fill(protein),
        cookVegetables([...onions, ...partsIn(dish, 'vegetables')]),
        bloom(
          aromatics.filter((part) => !onions.includes(part)),
          partsIn(dish, 'spices'),
        ),
        isSetAside(protein) && `Return ${the(protein)} to the pan.`,
        salt && `Season with ${salt}.`,
      ),
      `Cut a cross in ${the(potatoes)}, squeeze open and spoon in the filling${over.length > 0 ? `; top with ${the(over)}` : ''}.`,
    ];
  },
};

function fill(protein: Part): string {
  if (kindOf(protein) === 'canned-fish') return `Add ${the(protein)} and warm through, about 2 minutes.`;
  return cookAside(protein, true);
}
