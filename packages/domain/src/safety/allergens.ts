import type { Allergen } from '../eater.ts';
import { findFood } from '../foods/find-food.ts';

/** The listed allergens that an ingredient carries. */
export function allergensOf(name: string): ReadonlySet<Allergen> {
  return new Set(findFood(name)?.allergens ?? []);
}

/** Whether an ingredient carries one of a person's allergies, listed or in the person's own words. */
export function carriesAllergy(name: string, allergies: readonly string[]): boolean {
  const carried: ReadonlySet<string> = allergensOf(name);
  return allergies.some((allergy) => carried.has(allergy));
}
