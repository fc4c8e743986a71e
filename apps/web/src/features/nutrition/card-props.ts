import type { NutritionData, NutritionView } from './nutrition-view.ts';

/** What every card of the page is given. */
export interface NutritionCardProps {
  view: NutritionView;
  data: NutritionData;
  className?: string;
}
