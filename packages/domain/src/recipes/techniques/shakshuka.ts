import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { bloomRest, heat, seasoning, softenOnions } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const shakshuka: Technique = {
  id: 'shakshuka',
  meals: ['breakfast', 'lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['paprika-cumin', 'smoky-cumin'],
  slots: [
    { id: 'protein', fits: ofKind('egg'), min: 1, max: 1 },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      share: 1.3,
      staples: ['canned tomato'],
    },
    {
      id: 'vegetables',
      fits: (food) => atHome('eggs', 'vegetable')(food) && food.kind !== 'tomato',
      min: 1,
      max: 2,
      share: 0.8,
    },
    { id: 'cheese', fits: (food) => food.name === 'feta' || food.name === 'goat cheese', min: 0, max: 1 },
  ],
  takes: { fat: 1, aromatics: 1, spices: 1, herbs: 1 },
  salted: 'salt',
  cookMinutes: (dish) => 22 + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) =>
    dish.flavour.cuisine === 'Mexican'
      ? [name('Ranchero Eggs with', titlesAfter(vegetables(dish)))]
      : [
          name(flavourTitle(dish), titlesBefore(vegetables(dish), 1), 'Shakshuka'),
          name(titlesBefore(vegetables(dish)), 'Shakshuka'),
        ],
  describe: (dish) =>
    `Eggs poached in a thick, spiced tomato sauce with ${names(partsIn(dish, 'vegetables'))}, straight from the pan.`,
  steps: (dish) => {
    const eggs = partIn(dish, 'protein');
    const tomatoes = partIn(dish, 'liquid');
    const last = partsIn(dish, 'cheese', 'herbs');
    const salt = seasoning(dish);
    return [
      prepare(dish),
      sentences(
        heat(dish, 'wide skillet with a lid', 'medium'),
        softenOnions(dish),
        cookVegetables(partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes > 2)),
        bloomRest(dish),
      ),
      tomatoes &&
        sentences(
          `Add ${the(tomatoes)}${salt ? `, season with ${salt}` : ''} and simmer until thick enough to hold a trail, about 10 minutes.`,
          cookVegetables(partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes <= 2)),
        ),
      eggs &&
        `Make a hollow for each egg and crack in ${the(eggs)}. Cover and cook over low heat until the whites are set and the yolks still soft, 6 to 8 minutes.`,
      last.length > 0 ? `Scatter over ${the(last)} and serve from the pan.` : 'Serve from the pan.',
    ];
  },
};
