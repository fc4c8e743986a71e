import { BAKED_GOODS } from './data/baked-goods.ts';
import { BAKING } from './data/baking.ts';
import { BEVERAGES } from './data/beverages.ts';
import { BREADS } from './data/breads.ts';
import { CONDIMENTS } from './data/condiments.ts';
import { COOKED_FISH } from './data/cooked-fish.ts';
import { COOKED_GRAINS } from './data/cooked-grains.ts';
import { COOKED_LEGUMES } from './data/cooked-legumes.ts';
import { COOKED_MEATS } from './data/cooked-meats.ts';
import { COOKED_VEGETABLES } from './data/cooked-vegetables.ts';
import { DAIRY_AND_EGGS } from './data/dairy-and-eggs.ts';
import { DESSERTS } from './data/desserts.ts';
import { DRESSINGS_AND_DIPS } from './data/dressings-and-dips.ts';
import { FISH } from './data/fish.ts';
import { FRUITS } from './data/fruits.ts';
import { GRAINS } from './data/grains.ts';
import { LEGUMES } from './data/legumes.ts';
import { MEATS } from './data/meats.ts';
import { MORE_DAIRY } from './data/more-dairy.ts';
import { MORE_DRINKS } from './data/more-drinks.ts';
import { MORE_FRUITS } from './data/more-fruits.ts';
import { MORE_PANTRY } from './data/more-pantry.ts';
import { NUTS_AND_SEEDS } from './data/nuts-and-seeds.ts';
import { OILS_AND_FATS } from './data/oils-and-fats.ts';
import { PIZZA_AND_PASTA } from './data/pizza-and-pasta.ts';
import { PREPARED_FOODS } from './data/prepared.ts';
import { READY_MEALS } from './data/ready-meals.ts';
import { SALADS } from './data/salads.ts';
import { SANDWICHES } from './data/sandwiches.ts';
import { SNACK_FOODS } from './data/snack-foods.ts';
import { SOUPS } from './data/soups.ts';
import { SPICES } from './data/spices.ts';
import { SWEETS } from './data/sweets.ts';
import { VEGETABLES } from './data/vegetables.ts';
import type { Food } from './food.ts';

/**
 * The everyday foods that the product knows by name.
 *
 * Figures are those of the named `fdcId` in U.S. Department of Agriculture, Agricultural Research Service, FoodData
 * Central (SR Legacy 2018, Foundation Foods, FNDDS; public domain). A food without an entry of its own there carries
 * the id and the figures of its nearest kin: panko of dry breadcrumbs, garam masala of curry powder, crème fraîche of
 * cream with 30 % fat. Household weights are the portions of the same entries; where those name no whole piece, bunch
 * or drained cup, a usual market weight.
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
  ...COOKED_MEATS,
  ...COOKED_FISH,
  ...COOKED_VEGETABLES,
  ...MORE_FRUITS,
  ...COOKED_GRAINS,
  ...BAKED_GOODS,
  ...COOKED_LEGUMES,
  ...SNACK_FOODS,
  ...MORE_DAIRY,
  ...DESSERTS,
  ...SWEETS,
  ...SOUPS,
  ...SANDWICHES,
  ...PIZZA_AND_PASTA,
  ...READY_MEALS,
  ...SALADS,
  ...DRESSINGS_AND_DIPS,
  ...MORE_PANTRY,
  ...MORE_DRINKS,
];
