import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import type { Technique } from '../compose/technique.ts';
import { isFlour, isForBaking } from '../roles/baked-fruit.ts';
import { allMeasured, names, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';
import { sweetSpices } from '../steps/sweet-spices.ts';

export const muffins: Technique = {
  id: 'muffins',
  meals: ['snack', 'breakfast'],
  difficulty: 'Medium',
  servings: 6,
  flavours: ['cinnamon', 'vanilla', 'honey', 'ginger-honey'],
  slots: [
    { id: 'base', fits: isFlour, min: 1, max: 1, share: 0.75, staples: ['flour'] },
    { id: 'fruit', fits: (food) => isForBaking(food), min: 1, max: 1, share: 0.4 },
  ],
  extras: [
    { slot: 'baking', names: ['baking powder'], grams: 1.5, isCore: true },
    { slot: 'dairy', names: ['milk', 'oat milk', 'soy milk', 'almond milk'], grams: 30, isCore: true },
    { slot: 'baking', names: ['egg'], grams: 16.7, isCore: true },
    { slot: 'fat', names: ['butter', 'vegetable oil', 'olive oil', 'coconut oil'], grams: 9, isCore: true },
  ],
  needs: ['sweetener'],
  takes: { spices: 0.8, sweetener: 1.7 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 20,
  names: (dish) => [
    name(titlesBefore(partsIn(dish, 'fruit')), 'Muffins'),
    name(flavourTitle(dish), titlesBefore(partsIn(dish, 'fruit')), 'Muffins'),
  ],
  describe: (dish) => `Six tender muffins with ${names(partsIn(dish, 'fruit'))}; they freeze well.`,
  steps: (dish) => {
    const flour = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    if (!flour || !fat) return [];
    const eggs = partsIn(dish, 'baking').filter((part) => kindOf(part) === 'egg');
    const raising = partsIn(dish, 'baking').filter((part) => !eggs.includes(part));
    const spices = sweetSpices(dish);
    const isSolid = ['butter', 'coconut oil'].includes(fat.stocked.culinary.name);
    const wet = allMeasured([
      ...eggs,
      ...partsIn(dish, 'dairy'),
      fat,
      ...partsIn(dish, 'sweetener'),
      ...spices.liquid,
    ]);
    return [
      sentences(
        'Heat the oven to 190 °C (375 °F) and line six holes of a muffin tin.',
        isSolid && `Melt ${the(fat)} and leave to cool a little.`,
        prepareParts(partsIn(dish, 'fruit')),
      ),
      `Stir ${allMeasured([flour, ...raising, ...spices.ground])} together in a large bowl. Whisk ${wet} in another.`,
      `Pour the wet mixture into the dry and fold just until no flour shows; a lumpy batter makes a light crumb. Fold in ${the(partsIn(dish, 'fruit'))}.`,
      'Divide among the holes and bake until risen and a skewer comes out clean, 18 to 20 minutes.',
    ];
  },
};
