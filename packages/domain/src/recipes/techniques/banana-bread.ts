import { kindOf, partIn, partsIn } from '../compose/dish.ts';
import { flavourTitle, name, titlesBefore } from '../compose/name-dish.ts';
import { ofKind, type Technique } from '../compose/technique.ts';
import { isFlour } from '../roles/baked-fruit.ts';
import { allMeasured, sentences, the } from '../steps/phrases.ts';
import { prepareParts } from '../steps/prepare.ts';
import { sweetSpices } from '../steps/sweet-spices.ts';

export const bananaBread: Technique = {
  id: 'banana-bread',
  meals: ['snack', 'breakfast'],
  difficulty: 'Easy',
  servings: 8,
  flavours: ['cinnamon', 'vanilla', 'honey'],
  slots: [
    { id: 'fruit', fits: (food) => food.name === 'banana', min: 1, max: 1, share: 0.45 },
    { id: 'base', fits: isFlour, min: 1, max: 1, share: 0.5, staples: ['flour'] },
    { id: 'topping', fits: ofKind('nut'), min: 0, max: 1, share: 0.6 },
  ],
  extras: [
    { slot: 'baking', names: ['baking powder'], grams: 1.2, isCore: true },
    { slot: 'baking', names: ['egg'], grams: 12.5, isCore: true },
    { slot: 'fat', names: ['butter', 'vegetable oil', 'olive oil', 'coconut oil'], grams: 9, isCore: true },
  ],
  needs: ['sweetener'],
  takes: { spices: 0.6, sweetener: 1.3 },
  salted: 'no',
  isExact: true,
  cookMinutes: () => 50,
  names: (dish) => {
    const nuts = partsIn(dish, 'topping');
    return [
      name('Banana', nuts.length > 0 ? `and ${titlesBefore(nuts, 1)}` : '', 'Bread'),
      name(flavourTitle(dish), 'Banana Bread'),
    ];
  },
  describe: () => 'A moist loaf for bananas that are past their best; it keeps for three days.',
  steps: (dish) => {
    const flour = partIn(dish, 'base');
    const fat = partIn(dish, 'fat');
    const bananas = partsIn(dish, 'fruit');
    const nuts = partsIn(dish, 'topping');
    if (!flour || !fat) return [];
    const eggs = partsIn(dish, 'baking').filter((part) => kindOf(part) === 'egg');
    const raising = partsIn(dish, 'baking').filter((part) => !eggs.includes(part));
    const spices = sweetSpices(dish);
    const isSolid = ['butter', 'coconut oil'].includes(fat.stocked.culinary.name);
    return [
      sentences(
        'Heat the oven to 175 °C (350 °F) and line a loaf tin with baking paper.',
        isSolid && `Melt ${the(fat)}.`,
        prepareParts(nuts),
      ),
      `Peel ${the(bananas)} and mash well with a fork. Beat in ${allMeasured([...eggs, fat, ...partsIn(dish, 'sweetener'), ...spices.liquid])}.`,
      `Sift over ${allMeasured([flour, ...raising, ...spices.ground])} and fold until just combined${nuts.length > 0 ? `, then fold in ${the(nuts)}` : ''}.`,
      'Scrape into the tin and bake until deep golden and a skewer comes out clean, 45 to 50 minutes. Cool in the tin for 10 minutes, then on a rack.',
    ];
  },
};
