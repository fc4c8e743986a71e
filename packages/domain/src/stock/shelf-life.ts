import type { Place } from '../ingredient.ts';

/**
 * How many days a cooked dish keeps: three to four in the refrigerator, three to four months frozen (USDA FSIS, 'Leftovers and Food
 * Safety').
 */
export const DISH_KEEPS = { fridge: 3, freezer: 90, cupboard: 0 } as const satisfies Record<Place, number>;
