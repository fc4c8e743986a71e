import type { Dish } from '../model/dish.ts';
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
];
