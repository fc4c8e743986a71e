import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { capital, join, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const overnightOats: Technique = {
  id: 'overnight-oats',
  meals: ['breakfast'],
  difficulty: 'Easy',
  servings: 1,
  flavours: ['cinnamon', 'vanilla', 'honey', 'cardamom'],
  slots: [
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1 },
    {
      id: 'dairy',
      fits: atHome('sweet', 'dairy'),
      min: 1,
      max: 2,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    { id: 'fruit', fits: atHome('sweet', 'fruit'), min: 1, max: 2, share: 0.8 },
    { id: 'topping', fits: atHome('sweet', 'topping'), min: 0, max: 1 },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Overnight Oats'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Overnight Oats'),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'base')))} soaked overnight in ${names(partsIn(dish, 'dairy'))}, with ${names(partsIn(dish, 'fruit'))} in the morning.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const sweet = partsIn(dish, 'sweetener', 'spices');
    const topping = partsIn(dish, 'topping');
    const isThick = !partsIn(dish, 'dairy').some((part) => kindOf(part) === 'milk');
    const water = isThick ? ['60 ml water'] : [];
    return [
      oats &&
        `Stir ${join([...[oats, ...partsIn(dish, 'dairy'), ...sweet].map(measured), ...water])} together in a jar until no dry pockets are left.`,
      'Cover and chill overnight, or for at least 4 hours, until thick.',
      sentences(
        prepareParts([...partsIn(dish, 'fruit'), ...topping]),
        `Loosen with a splash of water if very thick and top with ${the([...partsIn(dish, 'fruit'), ...topping])}.`,
      ),
    ];
  },
};
