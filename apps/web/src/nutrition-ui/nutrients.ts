import { t } from '#lib/language.ts';
/** The counted nutrients in their display order. */
export const NUTRIENTS = [
  { key: 'calories', name: t('Calories'), unit: 'cal' },
  { key: 'protein', name: t('Protein'), unit: 'g' },
  { key: 'carbs', name: t('Carbs'), unit: 'g' },
  { key: 'fat', name: t('Fat'), unit: 'g' },
] as const;
export type Nutrient = (typeof NUTRIENTS)[number]['key'];

/** The nutrients measured in grams. */
export const MACROS = NUTRIENTS.filter((nutrient) => nutrient.key !== 'calories');
export type Macro = (typeof MACROS)[number]['key'];

/** Background colours of the nutrients. */
export const NUTRIENT_FILL: Readonly<Record<Nutrient, string>> = {
  calories: 'bg-calories',
  protein: 'bg-protein',
  carbs: 'bg-carbs',
  fat: 'bg-fat',
};

/** Text colours of the nutrients. */
export const NUTRIENT_TEXT = {
  calories: 'text-calories',
  protein: 'text-protein',
  carbs: 'text-carbs',
  fat: 'text-fat',
} as const satisfies Readonly<Record<Nutrient, string>>;
