import { recipes } from '@game-plan/contracts/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { readQuery } from '#lib/api.ts';

/** A saved recipe, with what the kitchen has of it on the day. */
export const recipeQuery = (id: number, today: CalendarDay) =>
  readQuery(recipes.read, { params: { id }, query: { today } });
