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
import { cookVegetables, vegetableMinutes } from '../steps/cook-vegetables.ts';
import { bloomRest, finish, heat, softenOnions } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const beanSkillet: Technique = {
  id: 'bean-skillet',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['garlic-basil', 'provencal', 'cajun', 'paprika-cumin', 'lemon-oregano', 'smoky-cumin', 'thyme'],
  slots: [
    {
      id: 'protein',
      fits: (food) => food.kind === 'bean' && atHome('simmer', 'protein')(food),
      min: 1,
      max: 1,
      share: 1.2,
    },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      staples: ['canned tomato'],
    },
    {
      id: 'vegetables',
      fits: (food) =>
        atHome('pasta', 'vegetable')(food) && food.kind !== 'salad-green' && food.kind !== 'tomato',
      min: 1,
      max: 2,
    },
    {
      id: 'cheese',
      fits: (food) => ['feta', 'goat cheese', 'parmesan', 'mozzarella'].includes(food.name),
      min: 0,
      max: 1,
    },
    { id: 'base', fits: ofKind('bread'), min: 0, max: 1, share: 0.5 },
  ],
  takes: { fat: 1.3, aromatics: 1, spices: 1, herbs: 1 },
  salted: 'salt',
  cookMinutes: (dish) => 18 + vegetableMinutes(partsIn(dish, 'vegetables')),
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Skillet with', titlesAfter(vegetables(dish))),
    name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Skillet'),
    name('Saucy', proteinTitle(dish), 'Skillet'),
  ],
  describe: (dish) => {
    const base = partIn(dish, 'base');
    return `${names(partsIn(dish, 'protein', 'vegetables')).replace(/^./, (first) => first.toUpperCase())} in a quick tomato sauce, all in one pan${base ? `, with ${names(base)} to mop up` : ''}.`;
  },
  steps: (dish) => {
    const beans = partIn(dish, 'protein');
    const tomatoes = partIn(dish, 'liquid');
    const vegetables = partsIn(dish, 'vegetables');
    const cheese = partIn(dish, 'cheese');
    const base = partIn(dish, 'base');
    const leaves = vegetables.filter((part) => part.stocked.culinary.minutes <= 2);
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large skillet', 'medium'),
        softenOnions(dish),
        cookVegetables(vegetables.filter((part) => !leaves.includes(part))),
        bloomRest(dish),
      ),
      beans &&
        tomatoes &&
        `Add ${the([beans, tomatoes])} and simmer, crushing a few of the ${names(beans)} with the spoon, until thick, about 10 minutes.`,
      sentences(
        leaves.length > 0 && `Stir in ${the(leaves)} and cook until just wilted, 1 to 2 minutes.`,
        finish(dish),
        cheese && `Top with ${the(cheese)}.`,
        base && `Toast ${the(base)} and serve alongside.`,
      ),
    ];
  },
};
