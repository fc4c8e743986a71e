import { partIn, partsIn } from '../compose/dish.ts';
import { name, titlesAfter, titlesBefore, vegetables } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { bloomRest, finish, heat, softenOnions } from '../steps/pan.ts';
import { names, sentences, the } from '../steps/phrases.ts';
import { prepare } from '../steps/prepare.ts';

const SUMMER: ReadonlySet<string> = new Set(['eggplant', 'zucchini', 'bell pepper', 'yellow squash']);
const WHITE_BEANS: ReadonlySet<string> = new Set([
  'white bean',
  'cannellini bean',
  'butter bean',
  'chickpea',
]);

export const ratatouille: Technique = {
  id: 'ratatouille',
  meals: ['dinner', 'lunch'],
  difficulty: 'Easy',
  servings: 4,
  flavours: ['provencal', 'thyme'],
  slots: [
    { id: 'protein', fits: (food) => WHITE_BEANS.has(food.name), min: 0, max: 1, share: 0.8 },
    { id: 'vegetables', fits: (food) => SUMMER.has(food.name), min: 2, max: 3, share: 1.3 },
    {
      id: 'liquid',
      fits: (food) => food.role === 'liquid' && food.kind === 'tomato',
      min: 1,
      max: 1,
      staples: ['canned tomato'],
    },
    { id: 'base', fits: ofKind('bread'), min: 0, max: 1, share: 0.5 },
  ],
  takes: { fat: 2, aromatics: 1, spices: 1, herbs: 1 },
  salted: 'salt-and-pepper',
  cookMinutes: () => 45,
  names: (dish) =>
    [
      name(titlesBefore(vegetables(dish), 1), 'Ratatouille'),
      name('Ratatouille with', titlesAfter(partsIn(dish, 'protein'))),
      name('Ratatouille of', titlesBefore(vegetables(dish))),
    ].filter((text) => !text.endsWith('with')),
  describe: (dish) =>
    `${names(partsIn(dish, 'vegetables'))} stewed slowly in tomato until silky; good hot, and cold the next day.`.replace(
      /^./,
      (first) => first.toUpperCase(),
    ),
  steps: (dish) => {
    const tomatoes = partIn(dish, 'liquid');
    const beans = partIn(dish, 'protein');
    const base = partIn(dish, 'base');
    return [
      prepare(dish),
      sentences(
        heat(dish, 'wide pot', 'medium-high'),
        `Add ${the(partsIn(dish, 'vegetables'))} and cook, stirring now and then, until browned in places, about 10 minutes.`,
      ),
      sentences('Lower the heat to medium.', softenOnions(dish), bloomRest(dish)),
      tomatoes &&
        `Add ${the(beans ? [tomatoes, beans] : tomatoes)}, cover and cook over low heat until everything is soft and the juices are thick, about 25 minutes.`,
      sentences(finish(dish, 'Take off the heat'), base && `Serve with ${the(base)}, toasted.`),
    ];
  },
};
