import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import type { Technique } from '../compose/technique.ts';
import { addAcid } from '../steps/pan.ts';
import { allMeasured, capital, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const fruitSalad: Technique = {
  id: 'fruit-salad',
  meals: ['snack', 'breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['lime-mint', 'honey', 'ginger-honey'],
  slots: [
    {
      id: 'fruit',
      fits: (food) => food.role === 'fruit' && food.kind !== 'plain',
      min: 2,
      max: 4,
      share: 1.6,
    },
    {
      id: 'topping',
      fits: (food) => food.kind === 'nut' && food.ways.has('sweet'),
      min: 0,
      max: 1,
      share: 0.7,
    },
  ],
  takes: { acid: 0.8, spices: 1, sweetener: 1, herbs: 1 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Fruit Salad'),
    name(flavourTitle(dish), 'Fruit Salad'),
  ],
  describe: (dish) => `${capital(names(partsIn(dish, 'fruit')))} at their ripest, lightly dressed.`,
  steps: (dish) => {
    const acid = partIn(dish, 'acid');
    const dressing = partsIn(dish, 'sweetener', 'spices');
    const over = partsIn(dish, 'herbs', 'topping');
    return [
      prepareParts(partsIn(dish, 'fruit', 'topping', 'herbs')),
      sentences(
        `Put ${the(partsIn(dish, 'fruit'))} in a bowl.`,
        dressing.length > 0 && `Spoon over ${allMeasured(dressing)}.`,
        acid && `${capital(addAcid(acid, 'over'))}.`,
        'Toss gently.',
      ),
      `Leave for 10 minutes, so that the juices run${over.length > 0 ? `, then scatter over ${the(over)}` : ''}.`,
    ];
  },
};
