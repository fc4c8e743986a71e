import type { Dish } from '../model/dish.ts';
import { EGG_DISHES } from './eggs.ts';

/** Every dish that the composer knows. */
export const REPERTOIRE: readonly Dish[] = [...EGG_DISHES];
