import { recipes, type SavedRecipe } from '@game-plan/contracts/recipes';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { readQuery } from '#lib/api.ts';

/** A saved recipe, with what the kitchen has of it on the day. */
export const recipeQuery = (id: number, today: CalendarDay) =>
  readQuery(recipes.read, { params: { id }, query: { today } });

const PICTURE_MILLISECONDS = 3000;

/** Asks again and again while the picture of the recipe on screen is being made. */
export const untilPictured = ({ state }: { state: { data: SavedRecipe | null | undefined } }) =>
  state.data?.isImagePending ? PICTURE_MILLISECONDS : false;
