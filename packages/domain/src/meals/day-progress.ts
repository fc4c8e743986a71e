export interface DayProgress {
  /** Percent of the goal, without and with the planned meal; may exceed 100. */
  readonly percent: number;
  readonly percentWithMeal: number;
  /** The kcal left until the goal after the planned meal; negative above the goal. */
  readonly remaining: number;
}

/** How far `logged` kcal and a meal of `planned` kcal fill a day's goal. All percentages are 0 without a goal. */
export function dayProgress(logged: number, planned: number, goal: number): DayProgress {
  const percentOf = (calories: number) => (goal > 0 ? (calories / goal) * 100 : 0);
  return {
    percent: percentOf(logged),
    percentWithMeal: percentOf(logged + planned),
    remaining: goal - logged - planned,
  };
}
