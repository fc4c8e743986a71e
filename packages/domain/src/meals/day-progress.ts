export interface DayProgress {
  /** Percent of the goal that is logged, and with the planned meal on top; may pass 100. */
  readonly percent: number;
  readonly percentWithMeal: number;
  /** kcal until the goal once the planned meal is eaten; negative beyond it. */
  readonly remaining: number;
}

/** How far `logged` kcal and a meal of `planned` kcal lead towards a day's goal. Without a goal nothing is reached. */
export function dayProgress(logged: number, planned: number, goal: number): DayProgress {
  const percentOf = (calories: number) => (goal > 0 ? (calories / goal) * 100 : 0);
  return {
    percent: percentOf(logged),
    percentWithMeal: percentOf(logged + planned),
    remaining: goal - logged - planned,
  };
}
