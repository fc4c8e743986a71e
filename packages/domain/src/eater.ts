/** A person's allergies, diets and dislikes, and the lists they choose from. */

export const ALLERGENS = [
  'nuts',
  'peanuts',
  'dairy',
  'eggs',
  'gluten',
  'soy',
  'shellfish',
  'fish',
  'sesame',
  'sulfites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'dairy_free',
  'keto',
  'paleo',
  'low_carb',
  'high_protein',
  'mediterranean',
  'whole30',
] as const;
export type Diet = (typeof DIETS)[number];

/** `allergies` may contain a person's own words besides the ten listed allergens. */
export interface Eater {
  readonly allergies: readonly string[];
  readonly diets: readonly Diet[];
  /** Foods that they do not like. They are excluded as strictly as allergens, although they do no harm. */
  readonly dislikes?: readonly string[];
  /** What they should have little of because of an illness. Nothing is excluded for it. */
  readonly spares?: readonly Spared[];
}

export type Spared = 'salt' | 'sugar';

/** What a person has stored about themselves, as far as it limits what they eat. */
interface StoredLimits {
  readonly profile: { readonly allergies: readonly string[] } | undefined;
  readonly preferences:
    | { readonly dietaryRestrictions: readonly string[]; readonly dislikes: readonly string[] }
    | undefined;
}

/** The limits of a person who is cooked for. Whoever has stored nothing has none. */
export function limitsOf({ profile, preferences }: StoredLimits) {
  const chosen = preferences?.dietaryRestrictions ?? [];
  const dietOf = (word: string) => DIETS.find((diet) => diet === word);
  return {
    allergies: [...(profile?.allergies ?? [])],
    diets: chosen.flatMap((word) => dietOf(word) ?? []),
    dislikes: [...(preferences?.dislikes ?? [])],
  } satisfies Eater;
}
