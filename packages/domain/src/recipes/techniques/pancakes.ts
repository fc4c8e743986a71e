import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { atHome, type Technique } from '../compose/technique.ts';
import { allMeasured, capital, join, measured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';
import { sweetSpices } from '../steps/sweet-spices.ts';

export const pancakes: Technique = {
  id: 'pancakes',
  meals: ['breakfast'],
  difficulty: 'Medium',
  servings: 2,
  flavours: ['cinnamon', 'vanilla', 'honey'],
  slots: [
    {
      id: 'base',
      fits: (food) => food.kind === 'oats' || /^(?:all purpose |whole wheat )?flour$/.test(food.name),
      min: 1,
      max: 1,
      share: 1.1,
      staples: ['flour'],
    },
    { id: 'protein', fits: (food) => food.kind === 'egg', min: 1, max: 1, share: 0.5 },
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      share: 0.7,
      staples: ['milk', 'oat milk', 'almond milk'],
    },
    {
      id: 'fruit',
      fits: (food) => atHome('sweet', 'fruit')(food) && food.kind !== 'plain',
      min: 1,
      max: 1,
      share: 0.9,
    },
  ],
  extras: [
    { slot: 'baking', names: ['baking powder'], grams: 2.3, isCore: true },
    { slot: 'fat', names: ['butter', 'vegetable oil', 'coconut oil', 'olive oil'], grams: 7, isCore: true },
  ],
  takes: { spices: 1, sweetener: 1.3 },
  salted: 'no',
  cookMinutes: () => 15,
  names: (dish) => {
    const oat = kindOf(partIn(dish, 'base')) === 'oats' ? 'Oat' : '';
    return [
      name(titlesBefore(partsIn(dish, 'fruit'), 1), oat, 'Pancakes'),
      name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit'), 1), 'Pancakes'),
    ];
  },
  describe: (dish) =>
    `Small, fluffy pancakes with ${names(partsIn(dish, 'fruit'))}, made from scratch in half an hour.`,
  steps: (dish) => {
    const flour = partIn(dish, 'base');
    const eggs = partIn(dish, 'protein');
    const milk = partIn(dish, 'dairy');
    const fat = partIn(dish, 'fat');
    const fruit = partsIn(dish, 'fruit');
    if (!flour || !eggs || !milk || !fat) return [];
    const isOats = kindOf(flour) === 'oats';
    const spices = sweetSpices(dish);
    const dry = [flour, ...partsIn(dish, 'baking'), ...spices.ground];
    const sweet = partsIn(dish, 'sweetener');
    return [
      isOats ? `Blend ${the(flour)} to a coarse meal.` : undefined,
      `Stir ${isOats ? join([the(flour), ...dry.slice(1).map(measured)]) : allMeasured(dry)} together in a bowl. Whisk in ${allMeasured([eggs, milk, ...spices.liquid])} to a thick batter and leave for 5 minutes.`,
      prepareParts(fruit),
      `Melt a little of ${the(fat)} in a nonstick skillet over medium heat and drop in batter by the heaped tablespoon. Cook until bubbles rise and burst, about 2 minutes, turn and cook 1 minute more. Repeat with the rest.`.replace(
        'Melt',
        fat.stocked.culinary.name === 'butter' ? 'Melt' : 'Heat',
      ),
      sentences(
        `${capital('serve warm with')} ${the(fruit)}${sweet.length > 0 ? ` and ${allMeasured(sweet)}` : ''}.`,
      ),
    ];
  },
};
