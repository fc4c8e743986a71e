import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookBase } from '../steps/cook-base.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { meanwhile, minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const dal: Technique = {
  id: 'dal',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['masala', 'curry-powder'],
  slots: [
    { id: 'protein', fits: ofKind('lentil'), min: 1, max: 1 },
    {
      id: 'vegetables',
      fits: (food) => atHome('curry', 'vegetable')(food) && ofKind('leafy', 'tomato')(food),
      min: 0,
      max: 1,
    },
    { id: 'base', fits: ofKind('rice'), min: 0, max: 1, share: 0.7 },
  ],
  needs: ['aromatics'],
  takes: { fat: 1.3, aromatics: 1, spices: 1, acid: 0.6, herbs: 1 },
  salted: 'salt',
  cookMinutes: (dish) => 8 + (partIn(dish, 'protein')?.stocked.culinary.minutes ?? 20),
  names: (dish) => {
    const style = flavourTitle(dish) === 'Masala' ? 'Masala' : '';
    return [
      name(
        proteinTitle(dish),
        vegetables(dish).length > 0 ? 'and' : '',
        titlesBefore(vegetables(dish)),
        'Dal',
      ),
      name(style, proteinTitle(dish), 'Dal'),
    ];
  },
  describe: (dish) =>
    `${names(partsIn(dish, 'protein'))} simmered until creamy, with spices sizzled in fat and poured over at the end.`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  steps: (dish) => {
    const lentils = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    const added = partsIn(dish, 'vegetables');
    if (!lentils) return [];
    return [
      prepare(dish),
      `Put ${the(lentils)} in a pot with 1 l water. Bring to a boil, skim, and simmer partly covered until soft and beginning to fall apart, ${minutes(lentils.stocked.culinary.minutes, lentils.stocked.culinary.minutes + 5)}.`,
      base && meanwhile(cookBase(base)),
      sentences(added.length > 0 && `Stir ${the(added)} into the pot for the last 5 minutes.`),
      sentences(heat(dish, 'small skillet', 'medium'), soften(dish), 'Tip it all, sizzling, into the pot.'),
      sentences(finish(dish, 'Stir well', true), base && `Serve with ${the(base)}.`),
    ];
  },
};
