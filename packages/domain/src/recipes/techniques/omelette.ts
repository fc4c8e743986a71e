import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { heat, seasoning, soften } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const omelette: Technique = {
  id: 'omelette',
  meals: ['breakfast', 'lunch'],
  difficulty: 'Medium',
  servings: 1,
  flavours: ['fines-herbes', 'thyme', 'garlic-butter'],
  slots: [
    { id: 'protein', fits: ofKind('egg'), min: 1, max: 1, share: 1.5 },
    { id: 'vegetables', fits: atHome('eggs', 'vegetable'), min: 1, max: 1, share: 0.8 },
    { id: 'cheese', fits: atHome('eggs', 'cheese'), min: 0, max: 1 },
  ],
  takes: { fat: 1.3, herbs: 1, spices: 0.5, aromatics: 0.5 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => 5 + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => {
    const filling = [...vegetables(dish), ...partsIn(dish, 'cheese')];
    return [
      name(titlesBefore(filling), 'Omelette'),
      name(flavourTitle(dish), titlesBefore(filling, 1), 'Omelette'),
      name(titlesBefore(filling, 1), 'Omelette'),
    ];
  },
  describe: (dish) =>
    `A soft folded omelette with ${names(partsIn(dish, 'vegetables', 'cheese'))}, on the table in a quarter of an hour.`,
  steps: (dish) => {
    const eggs = partIn(dish, 'protein');
    const cheese = partIn(dish, 'cheese');
    const herbs = partsIn(dish, 'herbs');
    const salt = seasoning(dish);
    const filling = partsIn(dish, 'vegetables');
    return [
      sentences(prepare(dish), eggs && `Beat ${the(eggs)}${salt ? ` with ${salt}` : ''} with a fork.`),
      sentences(
        heat(dish, '20 cm nonstick skillet', 'medium'),
        soften(dish),
        cookVegetables(filling),
        'Tip out onto a plate, leaving the fat in the pan.',
      ),
      eggs &&
        `Return the pan to the heat and pour in ${the(eggs)}. Draw the set edges to the middle with a spatula, letting the runny part flow out, until nearly set but still glossy, 1 to 2 minutes.`,
      sentences(
        `Spread ${the([...filling, ...(cheese ? [cheese] : [])])} over one half${herbs.length > 0 ? ` with ${the(herbs)}` : ''}.`,
        'Fold the other half over, leave for 30 seconds and slide onto the plate.',
      ),
    ];
  },
};
