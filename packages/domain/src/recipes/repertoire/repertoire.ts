import type { Dish } from '../model/dish.ts';
import { ASIAN_MAINS } from './asian-mains.ts';
import { ASIAN_NOODLE_DISHES } from './asian-noodles.ts';
import { ASIAN_RICE_DISHES } from './asian-rice.ts';
import { ASIAN_SOUPS_AND_SIDES } from './asian-soups-and-sides.ts';
import { BEANS_AND_GRAINS } from './beans-and-grains.ts';
import { BREAKFAST_DISHES } from './breakfast.ts';
import { EGG_DISHES } from './eggs.ts';
import { PLATES } from './plates.ts';
import { POTATO_DISHES } from './potatoes.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SOUPS } from './soups.ts';
import { VEGETABLE_DISHES } from './vegetables.ts';

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = [
  ...EGG_DISHES,
  ...BREAKFAST_DISHES,
  ...SANDWICHES,
  ...SALADS,
  ...POTATO_DISHES,
  ...PLATES,
  ...SOUPS,
  ...BEANS_AND_GRAINS,
  ...VEGETABLE_DISHES,
  ...ASIAN_RICE_DISHES,
  ...ASIAN_NOODLE_DISHES,
  ...ASIAN_MAINS,
  ...ASIAN_SOUPS_AND_SIDES,
  ...THAI_DISHES,
];
import { ITALIAN_DISHES } from './italian.ts';
import { PASTA_DISHES } from './italian-pasta.ts';

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = [...EGG_DISHES, ...PASTA_DISHES, ...ITALIAN_DISHES];
