import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { capital, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';

export const smoothie: Technique = {
  id: 'smoothie',
  meals: ['snack', 'breakfast'],
  difficulty: 'Easy',
  servings: 1,
  flavours: ['vanilla', 'cinnamon', 'honey', 'cardamom'],
  slots: [
    { id: 'fruit', fits: atHome('smoothie', 'fruit'), min: 1, max: 2 },
    {
      id: 'dairy',
      fits: atHome('smoothie', 'dairy'),
      min: 1,
      max: 2,
      share: 1.6,
      staples: ['milk', 'oat milk', 'soy milk', 'almond milk'],
    },
    {
      id: 'topping',
      fits: (food) =>
        (food.ways.has('smoothie') && ['topping', 'baking'].includes(food.role)) || food.kind === 'oats',
      min: 0,
      max: 1,
      share: 0.7,
    },
  ],
  takes: { spices: 1, sweetener: 0.7 },
  salted: 'no',
  cookMinutes: () => 0,
  names: (dish) => {
    const fruit = partsIn(dish, 'fruit');
    return [
      name(titlesBefore(fruit), 'Smoothie'),
      name(flavourTitle(dish), titlesBefore(fruit, 1), 'Smoothie'),
      name(titlesBefore(fruit, 1), 'Yogurt Smoothie'),
    ].filter((text) => !text.includes('Yogurt') || kindOf(partIn(dish, 'dairy')) === 'yogurt');
  },
  describe: (dish) => `A thick glass of ${names(partsIn(dish, 'fruit', 'dairy'))}, ready in five minutes.`,
  steps: (dish) => {
    const cut = prepareParts(partsIn(dish, 'fruit'));
    const cold = partsIn(dish, 'dairy');
    const rest = partsIn(dish, 'fruit', 'topping', 'sweetener', 'spices');
    return [
      cut,
      `Put ${the(cold)} in a blender, then ${the(rest)}.`,
      sentences(
        'Blend on high until smooth, about 1 minute.',
        'Loosen with a splash of cold water if too thick, or add a few ice cubes, and pour into a glass.',
      ),
      dishIsOaty(rest.map((part) => kindOf(part)))
        ? capital('leave for 5 minutes to thicken before drinking.')
        : undefined,
    ];
  },
};

function dishIsOaty(kinds: readonly (string | undefined)[]): boolean {
  return kinds.includes('oats');
}
