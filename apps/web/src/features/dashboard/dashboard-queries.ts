import { activity } from '@game-plan/contracts/activity';
import { ingredients } from '@game-plan/contracts/ingredients';
import { meals } from '@game-plan/contracts/meals';
import { preferences } from '@game-plan/contracts/preferences';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { readQuery } from '#lib/api.ts';

/** The whole inventory, newest first. */
export const inventoryQuery = readQuery(ingredients.list);

/** What was eaten on a day. */
export const mealsQuery = (date: CalendarDay) => readQuery(meals.list, { query: { date } });

/** The daily goals in force are its `target…` fields. */
export const preferencesQuery = readQuery(preferences.get);

/** The last things the person did, newest first. */
export const activityQuery = readQuery(activity.recent);
