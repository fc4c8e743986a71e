import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const chiaPudding: Technique = {
  id: 'chia-pudding',
  meals: ['breakfast', 'snack'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['vanilla', 'cinnamon', 'cardamom', 'honey'],
  slots: [
    { id: 'base', fits: (food) => food.name === 'chia seed', min: 1, max: 1, share: 2.2 },
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    { id: 'fruit', fits: atHome('sweet', 'fruit'), min: 1, max: 2 },
    { id: 'topping', fits: ofKind('nut'), min: 0, max: 1, share: 0.7 },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Chia Pudding'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Chia Pudding'),
  ],
  describe: (dish) =>
    `Chia seeds swollen in ${names(partsIn(dish, 'dairy'))} to a spoonable pudding, under ${names(partsIn(dish, 'fruit'))}.`,
  steps: (dish) => {
    const chia = partIn(dish, 'base');
    const over = partsIn(dish, 'fruit', 'topping');
    return [
      chia &&
        `Whisk ${allMeasured([chia, ...partsIn(dish, 'dairy', 'sweetener', 'spices')])} together. Wait 10 minutes and whisk again, so that no lumps form.`,
      'Cover and chill until thick, at least 2 hours or overnight.',
      sentences(prepareParts(over), `Stir, spoon into two glasses and top with ${the(over)}.`),
    ];
  },
};
