import { parseMealLogSearch } from '#features/meals/meal-log-search.ts';
import { onDemandPart } from '#ui/on-demand-part.ts';

/*
 * Tabs of the meal log that are files of their own: the meals of a day are shown without what logging one needs, which is a
 * quarter of the page.
 */
export const LOG_TAB = onDemandPart(() => import('#features/meals/log-meal.tsx'), 'LogMeal');
export const PHOTO_TAB = onDemandPart(() => import('./photo-analysis-tab.tsx'), 'PhotoAnalysisTab');

/**
 * Loads the tab of the address beside the page. A link that points to the page is not followed yet, and most lead to the first
 * tab. A tab that does not load says so in its panel.
 */
export async function loadMealLogTab({ pathname, search }: { pathname: string; search: string }) {
  const raw = pathname === '/meal-log' ? Object.fromEntries(new URLSearchParams(search)) : {};
  const { tab = 'log' } = parseMealLogSearch(raw);
  await { log: LOG_TAB, photo: PHOTO_TAB, today: undefined }[tab]?.load().catch(() => undefined);
}
