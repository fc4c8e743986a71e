import type { QUICK_ADD_FOODS } from '@game-plan/domain/foods/quick-add-foods';

export type QuickAddFood = (typeof QUICK_ADD_FOODS)[number];
