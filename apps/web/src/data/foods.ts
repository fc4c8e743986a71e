import { foods } from '@game-plan/contracts/foods';
import { readQuery } from '#lib/api/api.ts';

/** Foods whose names fit what is typed. */
export const foodSearchQuery = (typed: string) => readQuery(foods.search, { query: { query: typed } });
