import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { isForBaking } from '../roles/baked-fruit.ts';
import { allMeasured, capital, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';
import { sweetSpices } from '../steps/sweet-spices.ts';

export const bakedOats: Technique = {
  id: 'baked-oats',
  meals: ['breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['cinnamon', 'vanilla', 'honey', 'ginger-honey'],
  slots: [
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1, share: 1.1 },
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    { id: 'fruit', fits: isForBaking, min: 1, max: 1, share: 0.9 },
    { id: 'topping', fits: ofKind('nut'), min: 0, max: 1 },
  ],
  extras: [
    { slot: 'baking', names: ['baking powder'], grams: 1.2, isCore: true },
    { slot: 'baking', names: ['egg'], grams: 25 },
  ],
  takes: { spices: 1, sweetener: 1.4 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 30,
  names: (dish) => [
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit')), 'Baked Oats'),
    name('Baked Oats with', titlesBefore(partsIn(dish, 'fruit'))),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'base')))} baked with ${names(partsIn(dish, 'fruit'))} until golden on top and soft inside.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const nuts = partsIn(dish, 'topping');
    if (!oats) return [];
    const baking = partsIn(dish, 'baking');
    const spices = sweetSpices(dish);
    const eggs = baking.filter((part) => kindOf(part) === 'egg');
    const dry = [oats, ...baking.filter((part) => !eggs.includes(part)), ...spices.ground];
    const wet = [...partsIn(dish, 'dairy'), ...eggs, ...partsIn(dish, 'sweetener'), ...spices.liquid];
    return [
      sentences('Heat the oven to 180 °C (350 °F).', prepareParts(partsIn(dish, 'fruit', 'topping'))),
      `Stir ${allMeasured(dry)} together in a small baking dish. Mix in ${allMeasured(wet)} until no dry pockets are left.`,
      `Fold in ${the(partsIn(dish, 'fruit'))}${nuts.length > 0 ? ` and scatter over ${the(nuts)}` : ''}. Bake until golden and set in the middle, about 30 minutes.`,
      'Leave for 5 minutes before serving: it firms up as it cools.',
    ];
  },
};
