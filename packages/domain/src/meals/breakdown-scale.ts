/** The grams at which the bars of a meal's Nutrition Breakdown are full. */
export const BREAKDOWN_SCALE = { protein: 50, carbs: 75, fat: 25 } as const;
