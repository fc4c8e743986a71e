import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookAside, isSetAside } from '../steps/cook-protein.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { bloom, heat, seasoning } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const quesadilla: Technique = {
  id: 'quesadilla',
  meals: ['lunch', 'snack'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['smoky-cumin', 'chili-lime'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('taco', 'protein')(food) && !ofKind('fish', 'tofu')(food),
      min: 0,
      max: 1,
      share: 0.5,
    },
    {
      id: 'base',
      fits: (food) => food.kind === 'tortilla' && food.name !== 'corn tortilla',
      min: 1,
      max: 1,
      staples: ['flour tortilla', 'corn tortilla'],
    },
    { id: 'cheese', fits: ofKind('melting'), min: 1, max: 1, share: 1.8 },
    {
      id: 'vegetables',
      fits: (food) => food.kind !== 'raw' && (atHome('taco', 'vegetable')(food) || food.name === 'spinach'),
      min: 1,
      max: 2,
      share: 0.5,
    },
  ],
  takes: { fat: 0.8, spices: 0.6, aromatics: 0.5 },
  salted: 'salt',
  cookMinutes: (dish) =>
    10 +
    (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 0) +
    vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => [
    name(
      proteinTitle(dish),
      proteinTitle(dish) ? 'and' : '',
      titlesBefore(vegetables(dish), proteinTitle(dish) ? 1 : 2),
      'Quesadillas',
    ),
    name(titlesBefore([...vegetables(dish).slice(0, 1), ...partsIn(dish, 'cheese')]), 'Quesadillas'),
  ],
  describe: (dish) =>
    `Crisp tortillas folded around melted ${names(partsIn(dish, 'cheese'))} with ${names(partsIn(dish, 'protein', 'vegetables'))}.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const tortillas = partIn(dish, 'base');
    const cheese = partIn(dish, 'cheese');
    if (!tortillas || !cheese) return [];
    const aromatics = partsIn(dish, 'aromatics');
    const onions = aromatics.filter((part) => kindOf(part) === 'onion');
    const salt = seasoning(dish);
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large skillet', 'medium-high'),
        protein && cookAside(protein, true),
        cookVegetables([...onions, ...partsIn(dish, 'vegetables')]),
        bloom(
          aromatics.filter((part) => !onions.includes(part)),
          partsIn(dish, 'spices'),
        ),
        salt && `Season with ${salt}.`,
        protein && isSetAside(protein)
          ? `Tip everything into a bowl with ${the(protein)}.`
          : 'Tip everything into a bowl.',
      ),
      `Scatter ${the(cheese)} over one half of ${tortillas.amount === 1 ? the(tortillas) : `each of ${the(tortillas)}`}, add the filling and fold over.`,
      `Wipe out the pan and cook the quesadillas over medium heat until golden and the ${names(cheese)} has melted, 2 to 3 minutes a side. Cut into wedges.`,
    ];
  },
};
