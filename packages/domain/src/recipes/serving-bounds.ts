/** Plausible limits of one serving in kcal and grams. Beyond them, something was measured wrongly. */
export const LEAST_CALORIES = 15;
export const MOST_CALORIES = 1200;
export const MOST_GRAMS_OF_ONE = 600;
