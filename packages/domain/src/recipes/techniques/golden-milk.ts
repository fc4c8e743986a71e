import { partIn, partsIn } from '../compose/dish.ts';
import { name } from '../compose/name-dish.ts';
import type { Technique } from '../compose/technique.ts';
import { allMeasured, measured, names } from '../steps/phrases.ts';

export const goldenMilk: Technique = {
  id: 'golden-milk',
  meals: ['snack'],
  difficulty: 'Easy',
  servings: 2,
  flavours: ['golden'],
  slots: [
    {
      id: 'dairy',
      fits: (food) => food.kind === 'milk' && food.ways.has('sweet'),
      min: 1,
      max: 1,
      share: 2,
    },
  ],
  takes: { spices: 1, sweetener: 1 },
  salted: 'no',
  cookMinutes: () => 8,
  names: (dish) => [name('Golden', partIn(dish, 'dairy')?.stocked.culinary.title ?? '')],
  describe: (dish) => `Warm ${names(partsIn(dish, 'dairy'))} with turmeric, for the end of the day.`,
  steps: (dish) => {
    const milk = partIn(dish, 'dairy');
    return [
      milk &&
        `Whisk ${measured(milk)} with ${allMeasured(partsIn(dish, 'spices'))} in a small pan over medium-low heat.`,
      'Warm until steaming, whisking now and then, about 6 minutes; do not let it boil.',
      `Stir in ${allMeasured(partsIn(dish, 'sweetener'))} and pour into two mugs.`,
    ];
  },
};
