/** Daily goals: kcal and grams. */
export interface DailyGoals {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

export const DEFAULT_DAILY_GOALS: DailyGoals = { calories: 2000, protein: 150, carbs: 250, fat: 65 };
