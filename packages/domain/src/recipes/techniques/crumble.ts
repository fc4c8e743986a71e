import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { isForBaking } from '../roles/baked-fruit.ts';
import { allMeasured, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const crumble: Technique = {
  id: 'crumble',
  meals: ['snack'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['cinnamon', 'ginger-honey', 'honey', 'cardamom'],
  slots: [
    {
      id: 'fruit',
      fits: (food) => isForBaking(food) && food.name !== 'banana',
      min: 1,
      max: 2,
      share: 1.4,
    },
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1, share: 0.8 },
    { id: 'topping', fits: ofKind('nut'), min: 0, max: 1, share: 0.6 },
  ],
  extras: [
    { slot: 'fat', names: ['butter', 'coconut oil'], grams: 11, isCore: true },
    { slot: 'baking', names: ['flour'], grams: 10 },
  ],
  needs: ['sweetener'],
  takes: { spices: 1, sweetener: 1.6 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 35,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Crumble'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Crumble'),
  ],
  describe: (dish) =>
    `Warm ${names(partsIn(dish, 'fruit'))} under a crisp, golden lid of ${names(partsIn(dish, 'base'))}.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    if (!oats || !fat) return [];
    return [
      sentences('Heat the oven to 190 °C (375 °F).', prepareParts(partsIn(dish, 'fruit', 'topping'))),
      `Spread ${the(partsIn(dish, 'fruit'))} in a 20 cm baking dish and drizzle with ${allMeasured(partsIn(dish, 'sweetener'))}.`,
      `Rub ${measured(fat)} into ${allMeasured([oats, ...partsIn(dish, 'baking', 'spices')])} with your fingertips until it clumps${partsIn(dish, 'topping').length > 0 ? `, then mix in ${the(partsIn(dish, 'topping'))}` : ''}.`,
      'Scatter over the fruit and bake until golden, with juices bubbling at the edges, 30 to 35 minutes. Leave for 10 minutes before serving.',
    ];
  },
};
