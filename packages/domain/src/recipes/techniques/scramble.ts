import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { name, proteinTitle, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { heat, seasoning, soften } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const scramble: Technique = {
  id: 'scramble',
  meals: ['breakfast'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['smoky-cumin', 'smoky-paprika', 'fines-herbes', 'masala'],
  slots: [
    {
      id: 'protein',
      fits: (food) => food.kind === 'egg' || food.name === 'tofu',
      min: 1,
      max: 1,
      share: 1,
    },
    { id: 'vegetables', fits: atHome('eggs', 'vegetable'), min: 1, max: 2, share: 0.8 },
    { id: 'base', fits: ofKind('tortilla', 'bread'), min: 0, max: 1, share: 0.5 },
  ],
  takes: { fat: 1, aromatics: 0.6, spices: 0.6, herbs: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => 8 + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => {
    const isTofu = kindOf(partIn(dish, 'protein')) === 'tofu';
    return isTofu
      ? [
          name('Tofu Scramble with', titlesAfter(vegetables(dish), 2)),
          name('Tofu Scramble with', titlesAfter(vegetables(dish))),
        ]
      : [
          name('Scrambled Eggs with', titlesAfter(vegetables(dish), 2)),
          name('Scrambled Eggs with', titlesAfter(vegetables(dish))),
          name(titlesBefore(vegetables(dish), 1), proteinTitle(dish), 'Scramble'),
        ];
  },
  describe: (dish) => {
    const base = partIn(dish, 'base');
    return `A quick, soft scramble with ${names(partsIn(dish, 'vegetables'))}${base ? `, with warm ${names(base)} on the side` : ''}.`;
  },
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    const herbs = partsIn(dish, 'herbs');
    const salt = seasoning(dish);
    const isTofu = kindOf(protein) === 'tofu';
    const season = salt ? `season with ${salt}` : 'taste for seasoning';
    return [
      sentences(
        prepareParts(partsIn(dish, 'vegetables', 'aromatics', 'herbs')),
        protein &&
          (isTofu
            ? `Drain ${the(protein)}, pat dry and crumble into rough pieces.`
            : `Beat ${the(protein)} with a fork until just mixed.`),
      ),
      sentences(
        heat(dish, 'nonstick skillet', 'medium'),
        soften(dish),
        cookVegetables(partsIn(dish, 'vegetables')),
      ),
      protein &&
        (isTofu
          ? `Add ${the(protein)} and cook, stirring now and then, until hot and golden in places, about 5 minutes. ${season.charAt(0).toUpperCase()}${season.slice(1)}.`
          : `Lower the heat, pour in ${the(protein)} and stir slowly with a spatula until softly set but still moist, 2 to 3 minutes. Take off the heat and ${season}.`),
      sentences(
        herbs.length > 0 && `Scatter over ${the(herbs)}.`,
        base &&
          (kindOf(base) === 'bread'
            ? `Toast ${the(base)} and serve alongside.`
            : `Warm ${the(base)} in a dry pan and serve alongside.`),
      ),
    ];
  },
};
