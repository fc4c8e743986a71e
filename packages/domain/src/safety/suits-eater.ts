import type { Allergen, Diet, Eater } from '../eater.ts';
import type { IngredientCategory } from '../kitchen.ts';
import { carriesAllergy, listedAllergens } from './allergens.ts';
import { breaksDiet } from './diets.ts';

/** The diets that take an unknown grain for wheat and an unknown dairy food for milk: an allergy is no less careful. */
const CAREFUL_DIETS: Readonly<Partial<Record<Allergen, Diet>>> = {
  gluten: 'gluten_free',
  dairy: 'dairy_free',
};

/** Whether a person may eat an ingredient: it carries none of their allergies and breaks none of their diets. */
export function suitsEater(
  ingredient: { name: string; category: IngredientCategory },
  eater: Eater,
): boolean {
  const { name, category } = ingredient;
  if (carriesAllergy(name, eater.allergies)) return false;
  return [...eater.diets, ...carefulDiets(eater)].every((diet) => !breaksDiet(name, category, diet));
}

function carefulDiets({ allergies }: Eater): Diet[] {
  return allergies.flatMap(listedAllergens).flatMap((allergen) => CAREFUL_DIETS[allergen] ?? []);
}
