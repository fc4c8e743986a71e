import { BAKED_GOODS } from './data/grains/baked-goods.ts';
import { BREADS } from './data/grains/breads.ts';
import { COOKED_GRAINS } from './data/grains/cooked-grains.ts';
import { GRAINS } from './data/grains/grains.ts';
import { COOKED_FISH } from './data/meat-fish-and-dairy/cooked-fish.ts';
import { COOKED_MEATS } from './data/meat-fish-and-dairy/cooked-meats.ts';
import { DAIRY_AND_EGGS } from './data/meat-fish-and-dairy/dairy-and-eggs.ts';
import { FISH } from './data/meat-fish-and-dairy/fish.ts';
import { MEATS } from './data/meat-fish-and-dairy/meats.ts';
import { BAKING } from './data/pantry/baking.ts';
import { BEVERAGES } from './data/pantry/beverages.ts';
import { CONDIMENTS } from './data/pantry/condiments.ts';
import { COOKED_LEGUMES } from './data/pantry/cooked-legumes.ts';
import { DRESSINGS_AND_DIPS } from './data/pantry/dressings-and-dips.ts';
import { LEGUMES } from './data/pantry/legumes.ts';
import { NUTS_AND_SEEDS } from './data/pantry/nuts-and-seeds.ts';
import { OILS_AND_FATS } from './data/pantry/oils-and-fats.ts';
import { SPICES } from './data/pantry/spices.ts';
import { DESSERTS } from './data/prepared/desserts.ts';
import { PIZZA_AND_PASTA } from './data/prepared/pizza-and-pasta.ts';
import { PREPARED_FOODS } from './data/prepared/prepared.ts';
import { READY_MEALS } from './data/prepared/ready-meals.ts';
import { SALADS } from './data/prepared/salads.ts';
import { SANDWICHES } from './data/prepared/sandwiches.ts';
import { SNACK_FOODS } from './data/prepared/snack-foods.ts';
import { SOUPS } from './data/prepared/soups.ts';
import { SWEETS } from './data/prepared/sweets.ts';
import { COOKED_VEGETABLES } from './data/produce/cooked-vegetables.ts';
import { FRUITS } from './data/produce/fruits.ts';
import { VEGETABLES } from './data/produce/vegetables.ts';
import type { Food } from './food.ts';

/**
 * The everyday foods that the product knows by name.
 *
 * Figures are those of the named `fdcId` in U.S. Department of Agriculture, Agricultural Research Service, FoodData
 * Central (SR Legacy 2018, Foundation Foods, FNDDS; public domain). A food without its own entry there has the id and
 * the figures of the closest food: panko those of dry breadcrumbs, garam masala of curry powder, crème fraîche of cream
 * with 30 % fat. Household weights are the portions of the same entries; if these include no whole piece, bunch or
 * drained cup, the usual market weight.
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
  ...COOKED_GRAINS,
  ...BAKED_GOODS,
  ...COOKED_LEGUMES,
  ...SNACK_FOODS,
  ...DESSERTS,
  ...SWEETS,
  ...SOUPS,
  ...SANDWICHES,
  ...PIZZA_AND_PASTA,
  ...READY_MEALS,
  ...SALADS,
  ...DRESSINGS_AND_DIPS,
];
