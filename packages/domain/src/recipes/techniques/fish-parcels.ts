import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { addAcid, seasoning } from '../steps/pan.ts';
import { allMeasured, capital, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const fishParcels: Technique = {
  id: 'fish-parcels',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['provencal', 'fines-herbes', 'lemon-oregano', 'ginger-soy', 'thyme', 'lime-chili'],
  slots: [
    {
      id: 'protein',
      fits: (food) => food.kind === 'fish' && atHome('side', 'protein')(food),
      min: 1,
      max: 1,
    },
    {
      id: 'vegetables',
      fits: (food) => atHome('side', 'vegetable')(food) && food.minutes <= 5 && food.kind !== 'firm',
      min: 1,
      max: 2,
    },
  ],
  takes: { fat: 1, aromatics: 0.5, spices: 0.7, sauce: 0.8, acid: 1, herbs: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: () => 16,
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Parcels'),
    name(proteinTitle(dish), 'Parcels with', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'protein')))} steamed in its own juices over ${names(partsIn(dish, 'vegetables'))}, in a paper parcel.`,
  steps: (dish) => {
    const fish = partIn(dish, 'protein');
    if (!fish) return [];
    const acid = partIn(dish, 'acid');
    const salt = seasoning(dish);
    const over = partsIn(dish, 'fat', 'sauce', 'spices');
    const onions = partsIn(dish, 'aromatics');
    const herbs = partsIn(dish, 'herbs');
    return [
      sentences(
        'Heat the oven to 200 °C (400 °F) and cut two large sheets of baking paper.',
        prepareParts(partsIn(dish, 'vegetables', 'aromatics', 'herbs')),
      ),
      sentences(
        `Heap ${the([...partsIn(dish, 'vegetables'), ...onions])} in the middle of each sheet and lay ${the(fish)} on top.`,
        `Dress with ${allMeasured(over)}${salt ? ` and season with ${salt}` : ''}.`,
        acid && `${capital(addAcid(acid, 'over'))}.`,
      ),
      `Fold the paper over and crimp the edges tightly. Bake on a sheet until the fish flakes (${safeTemperature(fish)}), 14 to 16 minutes.`,
      `Open the parcels at the table, minding the steam${herbs.length > 0 ? `, and scatter over ${the(herbs)}` : ''}.`,
    ];
  },
};
