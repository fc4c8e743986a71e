import { BAKING } from './data/baking.ts';
import { BEVERAGES } from './data/beverages.ts';
import { BREADS } from './data/breads.ts';
import { CONDIMENTS } from './data/condiments.ts';
import { DAIRY_AND_EGGS } from './data/dairy-and-eggs.ts';
import { FISH } from './data/fish.ts';
import { FRUITS } from './data/fruits.ts';
import { GRAINS } from './data/grains.ts';
import { LEGUMES } from './data/legumes.ts';
import { MEATS } from './data/meats.ts';
import { NUTS_AND_SEEDS } from './data/nuts-and-seeds.ts';
import { OILS_AND_FATS } from './data/oils-and-fats.ts';
import { PREPARED_FOODS } from './data/prepared.ts';
import { SPICES } from './data/spices.ts';
import { VEGETABLES } from './data/vegetables.ts';
import type { Food } from './food.ts';

/**
 * The everyday foods that the product knows by name.
 *
 * Figures are those of the named `fdcId` in U.S. Department of Agriculture, Agricultural Research Service, FoodData
 * Central (SR Legacy 2018, Foundation Foods, FNDDS; public domain). A food without an entry of its own there carries
 * the id and the figures of its nearest kin: panko of dry breadcrumbs, garam masala of curry powder. Household weights
 * are the portions of the same entries; where those name no whole piece, bunch or drained cup, a usual market weight.
 */
export const FOODS: readonly Food[] = [
  ...VEGETABLES,
  ...FRUITS,
  ...MEATS,
  ...FISH,
  ...DAIRY_AND_EGGS,
  ...GRAINS,
  ...BREADS,
  ...LEGUMES,
  ...NUTS_AND_SEEDS,
  ...OILS_AND_FATS,
  ...CONDIMENTS,
  ...SPICES,
  ...BAKING,
  ...BEVERAGES,
  ...PREPARED_FOODS,
];
