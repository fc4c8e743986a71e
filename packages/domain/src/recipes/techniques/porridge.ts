import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, capital, join, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const porridge: Technique = {
  id: 'porridge',
  meals: ['breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['cinnamon', 'honey', 'cardamom', 'vanilla'],
  slots: [
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1 },
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    { id: 'fruit', fits: atHome('sweet', 'fruit'), min: 1, max: 1, share: 0.9 },
    { id: 'topping', fits: atHome('sweet', 'topping'), min: 0, max: 1 },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  cookMinutes: () => 8,
  names: (dish) => [
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Porridge'),
    name('Warm', titlesBefore(partsIn(dish, 'fruit'), 1), 'Porridge'),
  ],
  describe: (dish) =>
    `Slow-stirred ${names(partsIn(dish, 'base'))} in ${names(partsIn(dish, 'dairy'))}, topped with ${names(partsIn(dish, 'fruit', 'topping'))}.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const milk = partIn(dish, 'dairy');
    const spices = partsIn(dish, 'spices');
    const sweet = partsIn(dish, 'sweetener');
    const top = partsIn(dish, 'fruit', 'topping');
    return [
      prepareParts(top),
      oats &&
        milk &&
        `Put ${join([measured(oats), measured(milk), ...(spices.length > 0 ? [allMeasured(spices)] : [])])} in a small pan with the same volume of water.`,
      'Bring to a bubble over medium heat, then simmer gently, stirring, until thick and creamy, 5 to 6 minutes.',
      sentences(
        `Spoon into two bowls and top with ${the(top)}.`,
        sweet.length > 0 && `${capital('drizzle with')} ${allMeasured(sweet)}.`,
      ),
    ];
  },
};
