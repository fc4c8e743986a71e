import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { cookAside, isSetAside } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { measured, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const risotto: Technique = {
  id: 'risotto',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 2,
  flavours: ['lemon-parmesan', 'garlic-basil', 'rosemary'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('pasta', 'protein')(food) && ['poultry', 'shrimp', 'cured'].includes(food.kind),
      min: 0,
      max: 1,
      share: 0.6,
    },
    { id: 'base', fits: (food) => ['rice', 'white rice'].includes(food.name), min: 1, max: 1 },
    {
      id: 'vegetables',
      fits: (food) => atHome('pasta', 'vegetable')(food) && food.kind !== 'salad-green',
      min: 1,
      max: 2,
      share: 0.8,
    },
    {
      id: 'liquid',
      fits: (food) => /stock|broth/.test(food.name) && !/beef/.test(food.name),
      min: 1,
      max: 1,
      share: 1.2,
      staples: ['vegetable stock', 'chicken stock'],
    },
  ],
  takes: { fat: 1.3, aromatics: 1, spices: 0.5, acid: 0.6, herbs: 1, finish: 1.3 },
  salted: 'salt-and-pepper',
  isExact: true,
  cookMinutes: (dish) => 26 + vegetableMinutes(vegetables(dish)) + (partIn(dish, 'protein') ? 6 : 0),
  names: (dish) => {
    const protein = proteinTitle(dish);
    return [
      name(protein, protein ? 'and' : '', titlesBefore(vegetables(dish), protein ? 1 : 2), 'Risotto'),
      name(flavourTitle(dish), titlesBefore(vegetables(dish), 1), 'Risotto'),
    ];
  },
  describe: (dish) =>
    `Rice stirred slowly in stock until creamy, with ${names(partsIn(dish, 'protein', 'vegetables'))}; round grains make it creamiest.`,
  steps: (dish) => {
    const rice = partIn(dish, 'base');
    const stock = partIn(dish, 'liquid');
    const protein = partIn(dish, 'protein');
    if (!rice || !stock) return [];
    return [
      sentences(prepare(dish), `Bring ${measured(stock)} and 250 ml water to a bare simmer in a small pan.`),
      sentences(
        heat(dish, 'wide heavy pan', 'medium'),
        protein && cookAside(protein, true),
        cookVegetables(vegetables(dish)),
        protein && isSetAside(protein) ? `Add to the plate.` : `Move to a plate.`,
      ),
      sentences(
        soften(dish),
        `Add ${the(rice)} and stir until the edges look clear, about 2 minutes. Ladle in the hot liquid a little at a time, stirring often and waiting until it is absorbed before the next, until creamy and just firm to the bite, 18 to 20 minutes.`,
      ),
      sentences(
        `Fold in ${the([...(protein ? [protein] : []), ...vegetables(dish)])} and leave covered for 2 minutes.`,
        finish(dish, ''),
      ),
    ];
  },
};
