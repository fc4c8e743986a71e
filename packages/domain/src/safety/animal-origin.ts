import { type DescribedIngredient, hasTraits } from './described-ingredient.ts';
import { boundWithEgg, type FoodTerm } from './food-facts.ts';

/**
 * Whether an ingredient comes from a killed animal: meat, fish, gelatin, lard, stock, and the cheeses whose protected
 * names or usual production require calf rennet (Parmigiano Reggiano, Grana Padano, Pecorino Romano, Gorgonzola,
 * Roquefort, and 'parmesan' as their substitute), following the Vegetarian Society. A cheese labelled vegetarian is
 * not.
 */
export function isFromKilledAnimal(ingredient: DescribedIngredient): boolean {
  if (isMeatless(ingredient)) return false;
  if (hasTraits(ingredient, 'meat', 'from-animal')) return true;
  if (ingredient.allergens.has('fish') || ingredient.allergens.has('shellfish')) return true;
  return ingredient.category === 'protein' && !isKnownMeatless(ingredient);
}

/** Whether it is or contains egg, milk or honey. */
export function isFromLivingAnimal(ingredient: DescribedIngredient): boolean {
  if (hasTraits(ingredient, 'honey')) return true;
  if (ingredient.claims.kinds.includes(ANIMAL_PRODUCT)) return false;
  const isBoundWithEgg = ingredient.text.split(' ').some((word) => boundWithEgg().has(word));
  if (ingredient.category === 'protein' && isBoundWithEgg) return true;
  return ingredient.allergens.has('eggs') || isDairy(ingredient);
}

/** Whether it is a milk product. An unknown food of the category dairy counts as one. */
export function isDairy(ingredient: DescribedIngredient): boolean {
  if (ingredient.allergens.has('dairy')) return true;
  if (ingredient.category !== 'dairy' || ingredient.claims.allergens.includes('dairy')) return false;
  return (
    ingredient.knownAs === null && !hasTraits(ingredient, 'plant-dairy') && !ingredient.allergens.has('eggs')
  );
}

/** Whether the name states that it contains no killed animal: 'vegan sausage', 'soy chorizo', 'black bean burgers'. */
export function isMeatless({ claims }: Pick<DescribedIngredient, 'claims'>): boolean {
  return claims.isMockMeat || claims.kinds.includes('meat') || claims.kinds.includes(ANIMAL_PRODUCT);
}
const ANIMAL_PRODUCT: FoodTerm = 'animal product';

function isKnownMeatless(ingredient: DescribedIngredient): boolean {
  const { allergens, knownAs } = ingredient;
  if (hasTraits(ingredient, 'plant-protein') || allergens.has('eggs') || allergens.has('dairy')) return true;
  return knownAs !== null && knownAs !== 'protein';
}
