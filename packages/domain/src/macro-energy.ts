/** kcal per gram (Atwater's general factors: Merrill & Watt, USDA Agriculture Handbook 74, 1973). */
export const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;
export type Macro = keyof typeof KCAL_PER_GRAM;

/** The energy of `grams` of a macro in kcal. */
export function energyOf(macro: Macro, grams: number): number {
  return grams * KCAL_PER_GRAM[macro];
}
