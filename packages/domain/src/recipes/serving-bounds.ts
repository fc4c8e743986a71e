/** What one serving of any recipe may be, in kcal and grams: beyond that something was measured wrongly. */
export const LEAST_CALORIES = 15;
export const MOST_CALORIES = 1200;
export const MOST_GRAMS_OF_ONE = 600;
