import type { Dish } from '../model/dish.ts';
import { ASIAN_MAINS } from './asian-mains.ts';
import { ASIAN_NOODLE_DISHES } from './asian-noodles.ts';
import { ASIAN_RICE_DISHES } from './asian-rice.ts';
import { ASIAN_SOUPS_AND_SIDES } from './asian-soups-and-sides.ts';
import { BEANS_AND_GRAINS } from './beans-and-grains.ts';
import { BREAKFAST_DISHES } from './breakfast.ts';
import { EGG_DISHES } from './eggs.ts';
import { ITALIAN_DISHES } from './italian.ts';
import { PASTA_DISHES } from './italian-pasta.ts';
import { PLATES } from './plates.ts';
import { POTATO_DISHES } from './potatoes.ts';
import { SALADS } from './salads.ts';
import { SANDWICHES } from './sandwiches.ts';
import { SOUPS } from './soups.ts';
import { THAI_DISHES } from './thai.ts';
import { VEGETABLE_DISHES } from './vegetables.ts';

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = [
  ...ASIAN_MAINS,
  ...ASIAN_NOODLE_DISHES,
  ...ASIAN_RICE_DISHES,
  ...ASIAN_SOUPS_AND_SIDES,
  ...BEANS_AND_GRAINS,
  ...BREAKFAST_DISHES,
  ...EGG_DISHES,
  ...PASTA_DISHES,
  ...ITALIAN_DISHES,
  ...PLATES,
  ...POTATO_DISHES,
  ...SALADS,
  ...SANDWICHES,
  ...SOUPS,
  ...THAI_DISHES,
  ...VEGETABLE_DISHES,
];
