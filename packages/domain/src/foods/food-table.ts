import kitchen from '@game-plan/lexicon/kitchen.json' with { type: 'json' };
import type { Food } from './food.ts';
import { loadFoods } from './load-foods.ts';

/** The everyday foods that the product knows by name; their sources are in the lexicon. */
export const FOODS: readonly Food[] = loadFoods(kitchen);
