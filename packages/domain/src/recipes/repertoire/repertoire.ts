import type { Dish } from '../model/dish.ts';
import { AMERICAN_DISHES } from './american.ts';
import { AMERICAN_LUNCHES } from './american-lunches.ts';
import { ASIAN_MAINS } from './asian-mains.ts';
import { ASIAN_NOODLE_DISHES } from './asian-noodles.ts';
import { ASIAN_RICE_DISHES } from './asian-rice.ts';
import { ASIAN_SOUPS_AND_SIDES } from './asian-soups-and-sides.ts';
import { BREADS_AND_PANCAKES } from './baking-breads.ts';
import { CAKES_AND_COOKIES } from './baking-cakes.ts';
import { BEANS_AND_GRAINS } from './beans-and-grains.ts';
import { BREAKFAST_DISHES } from './breakfast.ts';
import { DESSERTS } from './desserts.ts';
import { DRINKS } from './drinks.ts';
import { EGG_DISHES } from './eggs.ts';
import { FRENCH_DISHES } from './french.ts';
import { FRENCH_SMALL_DISHES } from './french-small-dishes.ts';
import { INDIAN_MAINS } from './indian.ts';
import { INDIAN_SIDES } from './indian-sides.ts';
import { ITALIAN_DISHES } from './italian.ts';
import { PASTA_DISHES } from './italian-pasta.ts';
import { LEFTOVERS_AND_READY_FOODS } from './leftovers.ts';
import { MEDITERRANEAN_DISHES } from './mediterranean.ts';
import { MEDITERRANEAN_SMALL_DISHES } from './mediterranean-small-dishes.ts';
import { MEXICAN_DISHES } from './mexican.ts';
import { MEXICAN_TORTILLAS } from './mexican-tortillas.ts';
import { NORTHERN_EUROPE } from './northern-europe.ts';
import { PLATES } from './plates.ts';
import { POTATO_DISHES } from './potatoes.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SOUPS } from './soups.ts';
import { THAI_DISHES } from './thai.ts';
import { THAI_CURRIES } from './thai-curries.ts';
import { VEGETABLE_DISHES } from './vegetables.ts';

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
  ...BREAKFAST_DISHES,
  ...DESSERTS,
  ...DRINKS,
  ...EGG_DISHES,
  ...FRENCH_SMALL_DISHES,
  ...FRENCH_DISHES,
  ...INDIAN_SIDES,
  ...INDIAN_MAINS,
  ...PASTA_DISHES,
  ...ITALIAN_DISHES,
  ...LEFTOVERS_AND_READY_FOODS,
  ...MEDITERRANEAN_SMALL_DISHES,
  ...MEDITERRANEAN_DISHES,
  ...MEXICAN_TORTILLAS,
  ...MEXICAN_DISHES,
  ...NORTHERN_EUROPE,
  ...PLATES,
  ...POTATO_DISHES,
  ...SALADS,
  ...SANDWICHES,
  ...SOUPS,
  ...THAI_CURRIES,
  ...THAI_DISHES,
  ...VEGETABLE_DISHES,
];
