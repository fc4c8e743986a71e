import { partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { allMeasured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

const DRIED: ReadonlySet<string> = new Set(['date', 'raisin', 'dried cranberry']);

export const granola: Technique = {
  id: 'granola',
  meals: ['breakfast', 'snack'],
  difficulty: 'Easy',
  servings: 6,
  flavours: ['cinnamon', 'vanilla', 'honey', 'cardamom'],
  slots: [
    { id: 'base', fits: ofKind('oats'), min: 1, max: 1, share: 0.8 },
    {
      id: 'topping',
      fits: (food) => ['nut', 'seed'].includes(food.kind) && food.ways.has('sweet'),
      min: 1,
      max: 2,
    },
    { id: 'fruit', fits: (food) => DRIED.has(food.name), min: 0, max: 1, share: 0.7 },
  ],
  extras: [{ slot: 'fat', names: ['coconut oil', 'olive oil', 'vegetable oil'], grams: 5, isCore: true }],
  needs: ['sweetener'],
  takes: { spices: 0.7, sweetener: 1.5 },
  salted: 'no',
  cookMinutes: () => 25,
  names: (dish) => [
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'topping'), 1), 'Granola'),
    name(titlesBefore(partsIn(dish, 'topping')), 'Granola'),
  ],
  describe: (dish) =>
    `Clusters of ${names(partsIn(dish, 'base'))} with ${names(partsIn(dish, 'topping', 'fruit'))}, baked slowly; good for two weeks in a jar.`,
  steps: (dish) => {
    const oats = partIn(dish, 'base');
    const dried = partsIn(dish, 'fruit');
    return [
      sentences(
        'Heat the oven to 160 °C (325 °F) and line a baking sheet.',
        prepareParts(partsIn(dish, 'topping', 'fruit')),
      ),
      oats &&
        `Stir ${allMeasured([...partsIn(dish, 'fat', 'sweetener', 'spices')])} together in a large bowl. Toss with ${the([oats, ...partsIn(dish, 'topping')])} until coated and press onto the sheet in one layer.`,
      'Bake until golden at the edges, about 25 minutes, turning the sheet once.',
      sentences(
        'Leave to cool completely without stirring: that is what makes clusters.',
        dried.length > 0 && `Break up and mix in ${the(dried)}.`,
      ),
    ];
  },
};
