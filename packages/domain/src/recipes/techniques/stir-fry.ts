import { partIn, partsIn } from '../compose/dish.ts';
import {
  flavourTitle,
  name,
  proteinTitle,
  titlesAfter,
  titlesBefore,
  vegetables,
} from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { finish, sauceNames } from '../steps/pan.ts';
import { cookEverythingInPan, panMinutes } from '../steps/pan-dish.ts';
import { capital, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const stirFry: Technique = {
  id: 'stir-fry',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['ginger-soy', 'five-spice', 'sesame', 'honey-garlic', 'thai-basil'],
  slots: [
    { id: 'protein', fits: atHome('stir-fry', 'protein'), min: 1, max: 1 },
    { id: 'vegetables', fits: atHome('stir-fry', 'vegetable'), min: 1, max: 3 },
    { id: 'base', fits: ofKind('rice'), min: 0, max: 1 },
  ],
  takes: { fat: 1.3, aromatics: 1, sauce: 1, acid: 1, finish: 1, herbs: 1, spices: 1, topping: 1 },
  salted: 'no',
  cookMinutes: (dish) =>
    Math.max(panMinutes(dish), (partIn(dish, 'base')?.stocked.culinary.minutes ?? 0) + 5),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Stir-Fry with', titlesAfter(vegetables(dish))),
    name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Stir-Fry'),
    name(flavourTitle(dish), proteinTitle(dish), 'Stir-Fry'),
  ],
  describe: (dish) => {
    const base = partIn(dish, 'base');
    return `${capital(names(partsIn(dish, 'protein', 'vegetables')))} over high heat in a quick, glossy sauce${base ? `, with ${names(base)}` : ''}.`;
  },
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const sauce = sauceNames(dish);
    return [
      base && cookBase(base),
      prepare(dish),
      ...cookEverythingInPan(dish, 'wok or large skillet', 'stir-fry'),
      sentences(
        sauce && `Pour in the ${sauce} and toss for 1 minute, until everything is glossy.`,
        finish(dish, '', false),
        base && `Serve over ${the(base)}.`,
      ),
    ];
  },
};
