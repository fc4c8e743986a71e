import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, proteinTitle, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { cookInPan } from '../steps/cook-protein.ts';
import { longest } from '../steps/cook-vegetables.ts';
import { finish, heat, soften } from '../steps/pan.ts';
import { minutes, names, sentences, the } from '../steps/phrases.ts';
import { prepare, prepareParts } from '../steps/prepare.ts';

export const chili: Technique = {
  id: 'chili',
  meals: ['dinner'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['smoky-cumin', 'adobo', 'chili-lime', 'smoky-paprika'],
  slots: [
    {
      id: 'protein',
      fits: (food) => ['ground', 'bean'].includes(food.kind) && atHome('simmer', 'protein')(food),
      min: 1,
      max: 1,
    },
    {
      id: 'base',
      fits: (food) => ['black bean', 'kidney bean', 'pinto bean'].includes(food.name),
      min: 0,
      max: 1,
      share: 0.6,
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
        [
          'bell pepper',
          'corn',
          'zucchini',
          'carrot',
          'celery',
          'sweet potato',
          'mushroom',
          'kale',
          'butternut squash',
        ].includes(food.name),
      min: 1,
      max: 2,
      share: 0.9,
    },
  ],
  takes: { fat: 0.8, aromatics: 1, spices: 1.3, herbs: 0.8, acid: 0.6 },
  salted: 'salt',
  cookMinutes: (dish) => 38 + longest(partsIn(dish, 'vegetables')),
  names: (dish) => {
    const style =
      flavourTitle(dish) === 'Chili Lime' || flavourTitle(dish) === 'Chili' ? '' : flavourTitle(dish);
    return [
      name(style, proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Chili'),
      name(style, proteinTitle(dish), 'Chili'),
      name(proteinTitle(dish), 'and', titlesBefore(vegetables(dish), 1), 'Chili'),
    ];
  },
  describe: (dish) =>
    `A thick, slow-simmered chili of ${names(partsIn(dish, 'protein', 'base', 'vegetables'))}; it tastes even better the next day.`,
  steps: (dish) => {
    const protein = partIn(dish, 'protein');
    const beans = partsIn(dish, 'base');
    const tomatoes = partIn(dish, 'liquid');
    const vegetables = partsIn(dish, 'vegetables');
    if (!protein || !tomatoes) return [];
    const isGround = kindOf(protein) === 'ground';
    const pot = [...(isGround ? [] : [protein]), ...beans, tomatoes];
    return [
      sentences(prepareParts(beans), prepare(dish)),
      isGround && sentences(heat(dish, 'large pot', 'medium-high'), cookInPan(protein)),
      sentences(
        !isGround && heat(dish, 'large pot', 'medium'),
        soften(dish),
        `Add ${the(vegetables)} and cook, stirring, until beginning to soften, about ${minutes(Math.max(4, longest(vegetables) / 2))}.`,
      ),
      `Stir in ${the(pot)} with 250 ml water. Bring to a boil, then simmer over low heat, partly covered, until thick, about 25 minutes; stir now and then.`,
      finish(dish, 'Take off the heat'),
    ].map((step) => step || undefined);
  },
};
