import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { safeTemperature } from '../steps/cook-protein.ts';
import { finish, heat, softenOnions } from '../steps/pan.ts';
import { allMeasured, join, names, noun, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';
import { woodyHerbs } from '../steps/woody-herbs.ts';

export const meatballs: Technique = {
  id: 'meatballs',
  meals: ['dinner'],
  difficulty: 'Medium',
  servings: 4,
  flavours: ['garlic-basil', 'rosemary', 'paprika-cumin'],
  slots: [
    { id: 'protein', fits: ofKind('ground'), min: 1, max: 1 },
    {
      id: 'base',
      fits: ofKind('bread', 'oats'),
      min: 1,
      max: 1,
      share: 0.25,
      staples: ['bread', 'gluten free bread'],
    },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      staples: ['canned tomato'],
    },
  ],
  takes: { fat: 1, spices: 1, aromatics: 1, herbs: 1, finish: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: () => 30,
  names: (dish) => [
    name(flavourTitle(dish), proteinTitle(dish), 'Meatballs in Tomato Sauce'),
    name(proteinTitle(dish), 'Meatballs in Tomato Sauce'),
  ],
  describe: (dish) =>
    `Tender meatballs of ${names(partsIn(dish, 'protein'))} finished in a simmering tomato sauce.`,
  steps: (dish) => {
    const meat = partIn(dish, 'protein');
    const crumb = partIn(dish, 'base');
    const tomatoes = partIn(dish, 'liquid');
    if (!meat || !crumb || !tomatoes) return [];
    const garlic = partsIn(dish, 'aromatics').filter((part) => kindOf(part) !== 'onion');
    const spices = partsIn(dish, 'spices');
    const inside = join([
      the(meat),
      ...[...garlic, ...woodyHerbs(dish)].map(noun),
      ...(spices.length > 0 ? [allMeasured(spices)] : []),
      'a good pinch of salt',
    ]);
    return [
      sentences(
        prepare(dish),
        `${kindOf(crumb) === 'bread' ? `Tear ${the(crumb)} into crumbs` : `Put ${the(crumb)} in a large bowl`} and soak in 3 tbsp water for 5 minutes.`,
      ),
      `Mix in ${inside} with your hands, just until it holds. Roll into sixteen balls; wash your hands after handling raw meat.`,
      sentences(
        heat(dish, 'large deep skillet', 'medium-high'),
        'Brown the meatballs on all sides, about 6 minutes, and move to a plate.',
        softenOnions(dish),
      ),
      `Add ${the(tomatoes)} and bring to a simmer. Return the meatballs, cover and cook over low heat until done inside (${safeTemperature(meat)}), about 15 minutes.`,
      finish(dish, 'Take off the heat'),
    ];
  },
};
