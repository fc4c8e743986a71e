import { onDemandPart } from '#ui/on-demand-part.ts';

/*
 * Tabs of the meal log that are files of their own: the meals of a day are shown without what logging one needs, which is a
 * quarter of the page.
 */
export const LOG_TAB = onDemandPart(() => import('#features/meals/log-meal.tsx'), 'LogMeal');
export const PHOTO_TAB = onDemandPart(() => import('./photo-analysis-tab.tsx'), 'PhotoAnalysisTab');
