/** A planned meal is cooked or skipped once; only planned ones take from stock. */
export const PLAN_STATES = ['planned', 'cooked', 'skipped'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/**
 * What has become of the dish of which a planned meal eats what is left: it is `awaited` while it is still planned, then `there` or
 * `frozen`; `discarded` if it was thrown away, and `gone` if nothing was left of it, or somebody has eaten it.
 */
export const REST_STATES = ['awaited', 'there', 'frozen', 'discarded', 'gone'] as const;
export type RestState = (typeof REST_STATES)[number];

interface Shared {
  /** User ids; empty for all members. */
  readonly eaters: readonly number[];
  /** Servings of each of the eaters, in their order; empty for equal shares. */
  readonly portions: readonly number[];
  readonly servings: number;
}

/**
 * Who of a kitchen's members eats how many servings of a planned meal: the portions that were planned, otherwise one serving each, or an
 * equal share if there are fewer servings than eaters. Everyone eats if those who were named have left. Together no more than there is.
 */
export function portionsOf(
  { eaters, portions, servings }: Shared,
  members: readonly number[],
): { readonly userId: number; readonly servings: number }[] {
  const chosen = members.filter((userId) => eaters.includes(userId));
  const eating = chosen.length > 0 ? chosen : members;
  const wanted = eating.map((userId) => portions[eaters.indexOf(userId)] ?? 1);
  const share = Math.min(1, servings / wanted.reduce((sum, portion) => sum + portion, 0));
  return eating.map((userId, at) => ({ userId, servings: (wanted[at] ?? 1) * share }));
}

/** The key under which lines of the shopping list remember what a planned meal needs. */
export const planKey = (id: number): string => `${PLANNED}${id}`;
export const isPlanKey = (key: string): boolean => key.startsWith(PLANNED);
const PLANNED = 'plan ';

interface Times {
  readonly prepTime: number | null;
  readonly cookTime: number | null;
}

/** The minutes of preparing and cooking together; null if neither is known. */
export const totalMinutes = ({ prepTime, cookTime }: Times): number | null =>
  prepTime === null && cookTime === null ? null : (prepTime ?? 0) + (cookTime ?? 0);
