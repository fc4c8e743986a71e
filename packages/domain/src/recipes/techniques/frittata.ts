import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { heat, seasoning, soften } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const frittata: Technique = {
  id: 'frittata',
  meals: ['lunch', 'breakfast', 'dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['garlic-basil', 'lemon-oregano', 'thyme', 'provencal', 'fines-herbes', 'smoky-paprika'],
  slots: [
    { id: 'protein', fits: ofKind('egg'), min: 1, max: 1 },
    { id: 'vegetables', fits: atHome('eggs', 'vegetable'), min: 1, max: 3, share: 0.8 },
    { id: 'cheese', fits: atHome('eggs', 'cheese'), min: 0, max: 1, share: 0.8 },
  ],
  takes: { fat: 0.6, aromatics: 0.5, spices: 0.6, herbs: 0.7 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => 16 + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => {
    const [first, second] = vegetables(dish);
    const cheese = partsIn(dish, 'cheese');
    const lead = first ? [first] : [];
    return [
      name(titlesBefore([...lead, ...(cheese.length > 0 || !second ? cheese : [second])]), 'Frittata'),
      name(titlesBefore(second ? [...lead, second] : lead), 'Frittata'),
      name(flavourTitle(dish), titlesBefore(lead), 'Frittata'),
    ];
  },
  describe: (dish) =>
    `Eggs baked around ${names(partsIn(dish, 'vegetables'))} until just set; good warm, and cold for lunch tomorrow.`,
  steps: (dish) => {
    const eggs = partIn(dish, 'protein');
    const cheese = partIn(dish, 'cheese');
    const herbs = partsIn(dish, 'herbs');
    const salt = seasoning(dish);
    return [
      sentences('Heat the oven to 190 °C (375 °F).', prepare(dish)),
      eggs && `Whisk ${the(eggs)}${salt ? ` with ${salt}` : ''} until no streaks of white are left.`,
      sentences(
        heat(dish, (eggs?.amount ?? 0) > 5 ? '25 cm ovenproof skillet' : '20 cm ovenproof skillet', 'medium'),
        soften(dish),
        cookVegetables(partsIn(dish, 'vegetables')),
      ),
      eggs &&
        sentences(
          `Spread everything out and pour in ${the(eggs)}.`,
          cheese && `Scatter over ${the(cheese)}.`,
          'Cook without stirring until the edge is set, about 3 minutes.',
        ),
      sentences(
        'Bake until puffed and just set in the middle, 10 to 12 minutes.',
        `Leave for 5 minutes${herbs.length > 0 ? `, scatter over ${the(herbs)}` : ''} and cut into wedges.`,
      ),
    ];
  },
};
