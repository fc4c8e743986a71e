/** Daily goals: kcal and grams. */
export interface DailyGoals {
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
}

export const DEFAULT_DAILY_GOALS: DailyGoals = { calories: 2000, protein: 150, carbs: 250, fat: 65 };

/** Goals that may be unset. */
export type SomeGoals = { readonly [Key in keyof DailyGoals]?: number | null | undefined };

/**
 * For each goal, the value of the first source that sets it, otherwise the default. Pass the health profile before the
 * preferences.
 */
export function effectiveGoals(...sources: readonly SomeGoals[]): DailyGoals {
  const first = (key: keyof DailyGoals) =>
    sources.map((source) => source[key]).find((goal) => goal != null) ?? DEFAULT_DAILY_GOALS[key];
  return { calories: first('calories'), protein: first('protein'), carbs: first('carbs'), fat: first('fat') };
}
