import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, join, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const yogurtBowl: Technique = {
  id: 'yogurt-bowl',
  meals: ['snack', 'breakfast'],
  difficulty: 'Easy',
  servings: 1,
  flavours: ['honey', 'cinnamon', 'vanilla', 'cardamom'],
  slots: [
    { id: 'dairy', fits: ofKind('yogurt'), min: 1, max: 1, share: 1.5 },
    { id: 'fruit', fits: atHome('sweet', 'fruit'), min: 1, max: 2 },
    {
      id: 'topping',
      fits: (food) => food.ways.has('sweet') && ['topping', 'base'].includes(food.role),
      min: 0,
      max: 2,
    },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Yogurt Bowl'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Yogurt Bowl'),
  ],
  describe: (dish) =>
    `A cool bowl of ${names(partsIn(dish, 'dairy'))} topped with ${names(partsIn(dish, 'fruit', 'topping'))}.`,
  steps: (dish) => {
    const yogurt = partIn(dish, 'dairy');
    const spices = partsIn(dish, 'spices');
    const sweet = partsIn(dish, 'sweetener');
    return [
      prepareParts(partsIn(dish, 'fruit', 'topping')),
      yogurt &&
        `Stir ${join([the(yogurt), ...spices.map((part) => allMeasured([part]))])}${spices.length > 0 ? ' together' : ''} until smooth and spoon into a bowl.`,
      sentences(
        `Top with ${the(partsIn(dish, 'fruit', 'topping'))}.`,
        sweet.length > 0 && `Drizzle with ${allMeasured(sweet)}.`,
      ),
    ];
  },
};
