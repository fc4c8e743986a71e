/** A planned meal is cooked or skipped once; only planned ones take from stock. */
export const PLAN_STATES = ['planned', 'cooked', 'skipped'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** The servings that each eater gets: one, or an equal share if there are fewer servings than eaters. */
export function servingsEach(servings: number, eaters: number): number {
  return eaters === 0 ? 0 : Math.min(1, servings / eaters);
}

/** The key under which lines of the shopping list remember what a planned meal needs. */
export const planKey = (id: number): string => `plan ${id}`;

interface Times {
  readonly prepTime: number | null;
  readonly cookTime: number | null;
}

/** The minutes of preparing and cooking together; null if neither is known. */
export const totalMinutes = ({ prepTime, cookTime }: Times): number | null =>
  prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0);
