import { type Dish, kindOf, partIn, partsIn } from '../compose/dish.ts';
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
import { finish } from '../steps/pan.ts';
import { cookEverythingInPan, panMinutes } from '../steps/pan-dish.ts';
import { capital, meanwhile, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

/** Pasta with what the pan holds, bound with its own cooking water. */
export const pasta: Technique = {
  id: 'pasta',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['garlic-basil', 'lemon-parmesan', 'garlic-butter', 'lemon-oregano'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('pasta', 'protein')(food) && food.kind !== 'ground',
      min: 0,
      max: 1,
      share: 0.7,
    },
    { id: 'base', fits: ofKind('pasta'), min: 1, max: 1, staples: ['pasta', 'gluten free pasta'] },
    { id: 'vegetables', fits: atHome('pasta', 'vegetable'), min: 1, max: 2 },
    { id: 'cheese', fits: atHome('pasta', 'cheese'), min: 0, max: 1 },
    { id: 'dairy', fits: atHome('pasta', 'dairy'), min: 0, max: 1 },
  ],
  takes: { fat: 1.4, aromatics: 0.8, spices: 0.7, acid: 0.7, herbs: 1, finish: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => Math.max(15, panMinutes(dish) + 3),
  names: (dish) => {
    const shape = partIn(dish, 'base')?.stocked.culinary.title ?? 'Pasta';
    const vegetable = titlesAfter(vegetables(dish));
    const protein = proteinTitle(dish);
    return [
      protein
        ? name(flavourTitle(dish), protein, shape, 'with', vegetable)
        : name(flavourTitle(dish), shape, 'with', titlesAfter(vegetables(dish), 2)),
      name(shape, 'with', titlesAfter(partsIn(dish, 'protein')), protein ? 'and' : '', vegetable),
      name(flavourTitle(dish), titlesBefore(vegetables(dish), 1), shape),
    ];
  },
  describe: (dish) =>
    `${capital(names(partsIn(dish, 'base')))} with ${names(partsIn(dish, 'protein', 'vegetables'))}, bound with a little of its cooking water into a light sauce.`,
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const cream = partIn(dish, 'dairy');
    const cheese = partIn(dish, 'cheese');
    return [
      prepare(dish),
      ...cookEverythingInPan(withoutTin(dish), 'large skillet'),
      base && meanwhile(cookBase(base)),
      base &&
        sentences(
          `Add ${the([base, ...tin(dish)])}${cream ? `, ${measured(cream)}` : ''} and a few spoonfuls of the cooking water and toss over medium heat until lightly coated, about 1 minute.`,
          finish(dish),
          cheese &&
            (kindOf(cheese) === 'hard-cheese' ? `Serve with ${the(cheese)}.` : `Top with ${the(cheese)}.`),
        ),
    ];
  },
};

/** Canned fish is only warmed through: it goes in with the pasta. */
function tin(dish: Dish) {
  return partsIn(dish, 'protein').filter((part) => kindOf(part) === 'canned-fish');
}

function withoutTin(dish: Dish): Dish {
  return { ...dish, parts: dish.parts.filter((part) => kindOf(part) !== 'canned-fish') };
}
