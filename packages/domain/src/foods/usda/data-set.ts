/** The source of a food: the built-in table, or one of USDA FoodData Central's sets. */
export const DATA_SETS = ['builtin', 'foundation', 'sr_legacy', 'fndds', 'branded'] as const;
export type DataSet = (typeof DATA_SETS)[number];
