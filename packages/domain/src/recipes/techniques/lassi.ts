import { partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { join, measured, names, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const lassi: Technique = {
  id: 'lassi',
  meals: ['snack', 'breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['cardamom', 'golden'],
  slots: [
    { id: 'dairy', fits: ofKind('yogurt'), min: 1, max: 1, share: 1.2 },
    {
      id: 'fruit',
      fits: (food) => atHome('smoothie', 'fruit')(food) && food.kind !== 'plain',
      min: 1,
      max: 1,
      share: 0.9,
    },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Lassi'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit')), 'Lassi'),
  ],
  describe: (dish) =>
    `A cool, frothy drink of ${names(partsIn(dish, 'dairy'))} and ${names(partsIn(dish, 'fruit'))}.`,
  steps: (dish) => [
    prepareParts(partsIn(dish, 'fruit')),
    `Put ${the(partsIn(dish, 'dairy', 'fruit'))} in a blender with ${join(['150 ml cold water', ...partsIn(dish, 'sweetener', 'spices').map(measured)])}.`,
    'Blend until smooth and frothy, about 1 minute, and pour into two glasses over ice.',
  ],
};
