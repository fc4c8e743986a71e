import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type CardFilter, cardPagesQuery } from '#data/recipes.ts';
import { type RecipeSearch, searchedText } from '../recipe-search.ts';

/** The saved recipes that the address asks for. Those of before stay until the new ones are there. */
export function useCardPages(search: RecipeSearch, today: CalendarDay) {
  return useInfiniteQuery({ ...cardPagesQuery(filterOf(search, today)), placeholderData: keepPreviousData });
}

export type CardPages = ReturnType<typeof useCardPages>;

/** The filters are those of the tab of all recipes; the tab of ideas only needs to know how many are saved. */
function filterOf({ tab, q, cuisine, time, diet, without }: RecipeSearch, today: CalendarDay): CardFilter {
  if (tab === 'favorites') return { today, favorites: 'true' };
  if (tab === 'generated') return { today };
  return {
    today,
    search: searchedText(q),
    cuisine,
    underMinutes: time,
    diets: diet?.join(','),
    without: without?.join(','),
  };
}
