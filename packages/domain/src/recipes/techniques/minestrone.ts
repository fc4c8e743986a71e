import { partIn, partsIn } from '../compose/dish.ts';
import { name, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, ofKind, type Technique } from '../compose/technique.ts';
import { bySpeed, longest } from '../steps/cook-vegetables.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

export const minestrone: Technique = {
  id: 'minestrone',
  meals: ['lunch', 'dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['garlic-basil', 'rosemary'],
  slots: [
    {
      id: 'protein',
      fits: (food) => food.kind === 'bean' && atHome('simmer', 'protein')(food),
      min: 1,
      max: 1,
      share: 0.7,
    },
    { id: 'vegetables', fits: atHome('simmer', 'vegetable'), min: 2, max: 3, share: 0.8 },
    { id: 'base', fits: ofKind('pasta'), min: 1, max: 1, share: 0.4 },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      share: 0.7,
      staples: ['canned tomato'],
    },
  ],
  takes: { fat: 1, aromatics: 1, spices: 0.8, herbs: 1, finish: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: (dish) => 25 + simmerMinutes(dish),
  names: (dish) => [
    name('Minestrone with', titlesAfter([...vegetables(dish).slice(0, 1), ...partsIn(dish, 'protein')], 2)),
    name(titlesBefore(vegetables(dish), 1), 'Minestrone'),
  ],
  describe: (dish) =>
    `A thick Italian soup of ${names(partsIn(dish, 'protein', 'vegetables'))}, with a little pasta cooked in the pot.`,
  steps: (dish) => {
    const beans = partIn(dish, 'protein');
    const pasta = partIn(dish, 'base');
    const tomatoes = partIn(dish, 'liquid');
    const { slow, medium, quick } = bySpeed(partsIn(dish, 'vegetables'));
    const firm = [...slow, ...medium];
    if (!beans || !pasta || !tomatoes) return [];
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large pot', 'medium'),
        soften(dish),
        firm.length > 0 && `Add ${the(firm)} and cook, stirring, for 5 minutes.`,
      ),
      `Pour in ${the(tomatoes)} and 1 l water, bring to a boil and simmer for ${minutes(simmerMinutes(dish))}.`,
      sentences(
        `Add ${the([beans, pasta])} and simmer, stirring now and then, until ${the(pasta)} is just tender, about ${minutes(pasta.stocked.culinary.minutes + 1)}.`,
        quick.length > 0 && `Stir in ${the(quick)} for the last 2 minutes.`,
      ),
      sentences(finish(dish, 'Take off the heat'), 'Thin with hot water as it stands.'),
    ];
  },
};

function simmerMinutes(dish: Parameters<Technique['steps']>[0]): number {
  return Math.max(10, longest(partsIn(dish, 'vegetables')));
}
