import type { Dish } from '../model/dish.ts';
import { AMERICAN_DISHES } from './american/american.ts';
import { AMERICAN_LUNCHES } from './american/american-lunches.ts';
import { MEXICAN_DISHES } from './american/mexican.ts';
import { MEXICAN_TORTILLAS } from './american/mexican-tortillas.ts';
import { ASIAN_MAINS } from './asian/asian-mains.ts';
import { ASIAN_NOODLE_DISHES } from './asian/asian-noodles.ts';
import { ASIAN_RICE_DISHES } from './asian/asian-rice.ts';
import { ASIAN_SOUPS_AND_SIDES } from './asian/asian-soups-and-sides.ts';
import { INDIAN_MAINS } from './asian/indian.ts';
import { INDIAN_SIDES } from './asian/indian-sides.ts';
import { THAI_DISHES } from './asian/thai.ts';
import { THAI_CURRIES } from './asian/thai-curries.ts';
import { BREADS_AND_PANCAKES } from './baking/baking-breads.ts';
import { CAKES_AND_COOKIES } from './baking/baking-cakes.ts';
import { DESSERTS } from './baking/desserts.ts';
import { BRITISH_DINNERS } from './european/british-dinners.ts';
import { FRENCH_DISHES } from './european/french.ts';
import { FRENCH_SMALL_DISHES } from './european/french-small-dishes.ts';
import { ITALIAN_DISHES } from './european/italian.ts';
import { PASTA_DISHES } from './european/italian-pasta.ts';
import { MEDITERRANEAN_DISHES } from './european/mediterranean.ts';
import { MEDITERRANEAN_SMALL_DISHES } from './european/mediterranean-small-dishes.ts';
import { NORTHERN_EUROPE } from './european/northern-europe.ts';
import { BEANS_AND_GRAINS } from './everyday/beans-and-grains.ts';
import { BREAKFAST_DISHES } from './everyday/breakfast.ts';
import { DRINKS } from './everyday/drinks.ts';
import { EGG_DISHES } from './everyday/eggs.ts';
import { LEFTOVERS_AND_READY_FOODS } from './everyday/leftovers.ts';
import { PLATES } from './everyday/plates.ts';
import { POTATO_DISHES } from './everyday/potatoes.ts';
import { READY_FOODS } from './everyday/ready-foods.ts';
import { ROASTS } from './everyday/roasts.ts';
import { SALADS } from './everyday/salads.ts';
import { SANDWICHES } from './everyday/sandwiches.ts';
import { SNACKS } from './everyday/snacks.ts';
import { SOUPS } from './everyday/soups.ts';
import { VEGETABLE_DISHES } from './everyday/vegetables.ts';
import { BRAZILIAN } from './world/brazilian.ts';
import { EASTERN_EUROPE_AND_TURKEY } from './world/eastern-europe-and-turkey.ts';
import { ETHIOPIAN } from './world/ethiopian.ts';
import { FILIPINO } from './world/filipino.ts';
import { KOREAN } from './world/korean.ts';
import { SOUTH_INDIAN } from './world/south-indian.ts';
import { WEST_AFRICAN_AND_CARIBBEAN } from './world/west-african.ts';

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = [
  ...AMERICAN_LUNCHES,
  ...AMERICAN_DISHES,
  ...ASIAN_MAINS,
  ...ASIAN_NOODLE_DISHES,
  ...ASIAN_RICE_DISHES,
  ...ASIAN_SOUPS_AND_SIDES,
  ...BREADS_AND_PANCAKES,
  ...CAKES_AND_COOKIES,
  ...BEANS_AND_GRAINS,
  ...BRAZILIAN,
  ...BREAKFAST_DISHES,
  ...BRITISH_DINNERS,
  ...DESSERTS,
  ...DRINKS,
  ...EASTERN_EUROPE_AND_TURKEY,
  ...EGG_DISHES,
  ...ETHIOPIAN,
  ...FRENCH_SMALL_DISHES,
  ...FRENCH_DISHES,
  ...INDIAN_SIDES,
  ...INDIAN_MAINS,
  ...PASTA_DISHES,
  ...ITALIAN_DISHES,
  ...KOREAN,
  ...FILIPINO,
  ...LEFTOVERS_AND_READY_FOODS,
  ...MEDITERRANEAN_SMALL_DISHES,
  ...MEDITERRANEAN_DISHES,
  ...MEXICAN_TORTILLAS,
  ...MEXICAN_DISHES,
  ...NORTHERN_EUROPE,
  ...PLATES,
  ...ROASTS,
  ...POTATO_DISHES,
  ...READY_FOODS,
  ...SALADS,
  ...SANDWICHES,
  ...SNACKS,
  ...SOUPS,
  ...SOUTH_INDIAN,
  ...THAI_CURRIES,
  ...THAI_DISHES,
  ...VEGETABLE_DISHES,
  ...WEST_AFRICAN_AND_CARIBBEAN,
];
