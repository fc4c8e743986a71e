import { partIn, partsIn } from '../compose/dish.ts';
import { name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, measured, names, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

/** Agua fresca: fruit, water, lime. */
export const fruitCooler: Technique = {
  id: 'fruit-cooler',
  meals: ['snack'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['lime-mint'],
  slots: [
    {
      id: 'fruit',
      fits: (food) =>
        atHome('smoothie', 'fruit')(food) && ofKind('soft-fruit', 'berry')(food) && food.name !== 'banana',
      min: 1,
      max: 1,
      share: 2,
    },
  ],
  needs: ['sweetener'],
  takes: { acid: 1, sweetener: 1.5, herbs: 1 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Agua Fresca'),
    name(titlesBefore(partsIn(dish, 'fruit')), 'Lime Cooler'),
  ],
  describe: (dish) => `A tall, cold glass of ${names(partsIn(dish, 'fruit'))} and citrus, not too sweet.`,
  steps: (dish) => {
    const acid = partIn(dish, 'acid');
    const herbs = partsIn(dish, 'herbs');
    const juice = acid
      ? `, ${acid.unit === 'piece' ? `the juice of ${measured(acid)}` : measured(acid)}`
      : '';
    return [
      prepareParts(partsIn(dish, 'fruit', 'herbs')),
      `Blend ${the(partsIn(dish, 'fruit'))} with 400 ml cold water${juice} and ${allMeasured(partsIn(dish, 'sweetener'))} until smooth.`,
      `Strain if there are seeds, pour over ice${herbs.length > 0 ? ` and stir in ${the(herbs)}` : ''}.`,
    ];
  },
};
