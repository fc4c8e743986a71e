import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { cookInPan } from '../steps/cook-protein.ts';
import { cookVegetables } from '../steps/cook-vegetables.ts';
import { finish, heat, sauceNames, soften } from '../steps/pan.ts';
import { panMinutes } from '../steps/pan-dish.ts';
import { names, sentences, the, them } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const friedRice: Technique = {
  id: 'fried-rice',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['ginger-soy', 'five-spice', 'sesame', 'thai-basil'],
  slots: [
    {
      id: 'protein',
      fits: (food) =>
        food.kind === 'egg' ||
        food.name === 'ham' ||
        (atHome('stir-fry', 'protein')(food) && food.kind !== 'steak'),
      min: 1,
      max: 1,
      share: 0.7,
    },
    { id: 'base', fits: ofKind('rice'), min: 1, max: 1, staples: ['rice'] },
    { id: 'vegetables', fits: atHome('stir-fry', 'vegetable'), min: 1, max: 3, share: 0.7 },
  ],
  takes: { fat: 1.6, aromatics: 1, sauce: 0.9, finish: 1, herbs: 1, spices: 1, acid: 0.6, topping: 1 },
  salted: 'no',
  cookMinutes: (dish) => 20 + panMinutes(dish),
  names: (dish) => [
    name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Fried Rice'),
    name(flavourTitle(dish), proteinTitle(dish), 'Fried Rice'),
    name(proteinTitle(dish), 'Fried Rice'),
  ],
  describe: (dish) =>
    `Rice fried until the grains are separate and a little crisp, with ${names(partsIn(dish, 'protein', 'vegetables'))}.`,
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    const sauce = sauceNames(dish);
    const isEgg = kindOf(protein) === 'egg';
    return [
      base && `${cookBase(base)} Spread out on a tray to cool and dry; day-old rice is better still.`,
      prepare(dish),
      sentences(
        heat(dish, 'wok or large skillet', 'high'),
        protein &&
          (isEgg
            ? `Pour in ${the(protein)}, lightly beaten, and stir until softly set, about 1 minute.`
            : cookInPan(protein)),
        protein && `Move ${them(protein)} to a plate.`,
      ),
      sentences(cookVegetables(partsIn(dish, 'vegetables'), 'stir-fry'), soften(dish)),
      base &&
        `Add ${the(base)}, press into the pan and leave for 1 minute at a time before turning, until hot and lightly crisp, 3 to 4 minutes.`,
      sentences(
        `Stir in ${[protein ? the(protein) : '', sauce ? `the ${sauce}` : ''].filter(Boolean).join(' and ')} and toss until hot through.`,
        finish(dish, '', false),
      ),
    ];
  },
};
