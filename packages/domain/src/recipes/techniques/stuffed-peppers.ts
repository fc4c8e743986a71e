import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { cookInPan } from '../steps/cook-protein.ts';
import { cookVegetables } from '../steps/cook-vegetables.ts';
import { bloom, heat, seasoning } from '../steps/pan.ts';
import { meanwhile, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const stuffedPeppers: Technique = {
  id: 'stuffed-peppers',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 2,
  flavours: ['smoky-cumin', 'paprika-cumin', 'garlic-basil', 'lemon-oregano'],
  slots: [
    { id: 'fruit', fits: (food) => food.name === 'bell pepper', min: 1, max: 1, share: 1.8, isWhole: true },
    {
      id: 'protein',
      fits: (food) => atHome('stuff', 'protein')(food) && ['ground', 'bean'].includes(food.kind),
      min: 1,
      max: 1,
      share: 0.7,
    },
    { id: 'base', fits: ofKind('rice', 'grain', 'couscous'), min: 1, max: 1, share: 0.6, staples: ['rice'] },
    { id: 'vegetables', fits: atHome('stuff', 'vegetable'), min: 0, max: 1, share: 0.6 },
    { id: 'cheese', fits: atHome('stuff', 'cheese'), min: 0, max: 1 },
  ],
  takes: { fat: 1, spices: 0.9, aromatics: 0.7, herbs: 0.7 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => 30 + Math.max(15, partIn(dish, 'base')?.stocked.culinary.minutes ?? 0),
  names: (dish) => [
    name(proteinTitle(dish), 'and', partIn(dish, 'base')?.stocked.culinary.title ?? '', 'Stuffed Peppers'),
    name(flavourTitle(dish), proteinTitle(dish), 'Stuffed Peppers'),
    name('Stuffed Peppers with', titlesAfter(partsIn(dish, 'protein')), 'and', titlesAfter(vegetables(dish))),
  ],
  describe: (dish) =>
    `Bell peppers roasted until sweet, filled with ${names(partsIn(dish, 'protein', 'base', 'vegetables'))}.`,
  steps: (dish) => {
    const peppers = partIn(dish, 'fruit');
    const protein = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    if (!peppers || !protein || !base) return [];
    const cheese = partIn(dish, 'cheese');
    const herbs = partsIn(dish, 'herbs');
    const aromatics = partsIn(dish, 'aromatics');
    const onions = aromatics.filter((part) => kindOf(part) === 'onion');
    const salt = seasoning(dish);
    return [
      `Heat the oven to 200 °C (400 °F). Halve ${the(peppers)} lengthways, pull out the seeds and lay cut side up in a baking dish. Bake until beginning to soften, about 15 minutes.`,
      meanwhile(cookBase(base)),
      prepareParts([protein, ...partsIn(dish, 'vegetables', 'aromatics', 'cheese', 'herbs')]),
      sentences(
        heat(dish, 'large skillet', 'medium-high'),
        cookInPan(protein),
        cookVegetables([...onions, ...partsIn(dish, 'vegetables')]),
        bloom(
          aromatics.filter((part) => !onions.includes(part)),
          partsIn(dish, 'spices'),
        ),
        `Stir in ${the(base)}${salt ? ` and season with ${salt}` : ''}.`,
      ),
      `Spoon the filling into ${the(peppers)}${cheese ? `, cover with ${the(cheese)}` : ''} and bake until the edges are browned, 12 to 15 minutes.${herbs.length > 0 ? ` Scatter over ${the(herbs)}.` : ''}`,
    ];
  },
};
