import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesAfter, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { finish, sauceNames } from '../steps/pan.ts';
import { cookEverythingInPan, panMinutes } from '../steps/pan-dish.ts';
import { capital, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const noodleBowl: Technique = {
  id: 'noodle-bowl',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['ginger-soy', 'five-spice', 'sesame', 'honey-garlic', 'lime-chili', 'thai-basil'],
  slots: [
    { id: 'protein', fits: atHome('stir-fry', 'protein'), min: 1, max: 1, share: 0.8 },
    { id: 'base', fits: ofKind('noodle'), min: 1, max: 1, staples: ['rice noodle', 'egg noodle'] },
    { id: 'vegetables', fits: atHome('stir-fry', 'vegetable'), min: 1, max: 2 },
  ],
  takes: { fat: 1.2, aromatics: 1, sauce: 1.3, acid: 1, finish: 1, herbs: 1, spices: 1, topping: 1 },
  salted: 'no',
  cookMinutes: (dish) => panMinutes(dish) + 5,
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Noodles'),
    name(proteinTitle(dish), 'Noodles with', titlesAfter(vegetables(dish))),
    name(flavourTitle(dish), 'Noodles with', titlesAfter(partsIn(dish, 'protein'))),
  ],
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'base')))} tossed hot with ${names(partsIn(dish, 'protein', 'vegetables'))} in a quick, savoury sauce.`,
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const sauce = sauceNames(dish);
    return [
      base && cookBase(base),
      prepare(dish),
      ...cookEverythingInPan(dish, 'wok or large skillet', 'stir-fry'),
      base &&
        sentences(
          `Add ${the(base)}${sauce ? ` and the ${sauce}` : ''} with a splash of water and toss until hot and coated, about 1 minute.`,
          finish(dish, '', false),
        ),
    ];
  },
};
