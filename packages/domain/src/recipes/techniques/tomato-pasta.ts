import { kindOf, partIn, partsIn } from '../compose/dish.ts';
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
import { cookInPan } from '../steps/cook-protein.ts';
import { cookVegetables } from '../steps/cook-vegetables.ts';
import { bloomRest, finish, heat, softenOnions } from '../steps/pan.ts';
import { panMinutes } from '../steps/pan-dish.ts';
import { meanwhile, names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const SAUCE_PROTEINS: ReadonlySet<string> = new Set(['ground', 'sausage', 'cured', 'bean', 'canned-fish']);

/** Pasta in a simmered tomato sauce. */
export const tomatoPasta: Technique = {
  id: 'tomato-pasta',
  meals: ['dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['garlic-basil', 'rosemary'],
  slots: [
    {
      id: 'protein',
      fits: (food) => atHome('pasta', 'protein')(food) && SAUCE_PROTEINS.has(food.kind),
      min: 0,
      max: 1,
      share: 0.7,
    },
    { id: 'base', fits: ofKind('pasta'), min: 1, max: 1, staples: ['pasta', 'gluten free pasta'] },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      share: 0.9,
      staples: ['canned tomato'],
    },
    {
      id: 'vegetables',
      fits: (food) =>
        atHome('pasta', 'vegetable')(food) && food.kind !== 'tomato' && food.kind !== 'salad-green',
      min: 1,
      max: 2,
      share: 0.8,
    },
    { id: 'cheese', fits: (food) => food.name === 'mozzarella' || food.name === 'ricotta', min: 0, max: 1 },
  ],
  takes: { fat: 1, aromatics: 1, spices: 0.8, herbs: 1, finish: 1 },
  salted: 'salt',
  cookMinutes: (dish) => 18 + panMinutes(dish),
  names: (dish) => {
    const shape = partIn(dish, 'base')?.stocked.culinary.title ?? 'Pasta';
    const protein = proteinTitle(dish);
    const first = titlesBefore(vegetables(dish), 1);
    return [
      protein
        ? name(shape, 'with', protein, 'and', first, 'Tomato Sauce')
        : name('Tomato', flavourTitle(dish), shape, 'with', titlesAfter(vegetables(dish))),
      name(shape, 'in', protein || first, 'Tomato Sauce'),
    ];
  },
  describe: (dish) =>
    `${names(partsIn(dish, 'base')).replace(/^./, (first) => first.toUpperCase())} in a simmered tomato sauce with ${names(partsIn(dish, 'protein', 'vegetables'))}.`,
  steps: (dish) => {
    const base = partIn(dish, 'base');
    const protein = partIn(dish, 'protein');
    const tomatoes = partIn(dish, 'liquid');
    const cheese = partIn(dish, 'cheese');
    const leaves = partsIn(dish, 'vegetables').filter((part) => part.stocked.culinary.minutes <= 2);
    const firm = partsIn(dish, 'vegetables').filter((part) => !leaves.includes(part));
    const isTin = kindOf(protein) === 'canned-fish';
    const isBean = kindOf(protein) === 'bean';
    return [
      prepare(dish),
      sentences(
        heat(dish, 'large deep skillet', 'medium-high'),
        protein && !isTin && !isBean && cookInPan(protein),
        softenOnions(dish),
        cookVegetables(firm),
        bloomRest(dish),
      ),
      tomatoes &&
        `Add ${the(isBean && protein ? [tomatoes, protein] : tomatoes)} and simmer over low heat, stirring now and then, until thick, about 12 minutes.`,
      base && meanwhile(cookBase(base)),
      base &&
        sentences(
          (leaves.length > 0 || isTin) &&
            `Stir ${the([...leaves, ...(isTin && protein ? [protein] : [])])} into the sauce.`,
          `Toss ${the(base)} with the sauce and a splash of the cooking water.`,
          finish(dish, ''),
          cheese && `Top with ${the(cheese)}.`,
        ),
    ];
  },
};
