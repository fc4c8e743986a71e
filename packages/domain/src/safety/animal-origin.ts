import { type DescribedIngredient, hasTraits } from './described-ingredient.ts';

const MEATLESS_CLAIM =
  /\b(?:vegan|plant based|vegetarian(?! fed)|veggie|meatless|meat free|beyond|impossible|quorn|tofurky)\b/;
/**
 * Meatless foods that are named after meat. The list is short, because 'soy chicken' and 'mushroom burger' often
 * contain meat.
 */
const MEAT_OF_PLANTS = [
  /\b(?:soy|soya|tofu|tempeh|seitan|jackfruit) (?:bacon|burger|chorizo|crumble|hot dog|jerky|meat|meatball|mince|nugget|patty|sausage)\b/,
  /\b(?:seitan|jackfruit) (?:beef|chicken|duck|ham|pork|steak|turkey)\b/,
  /\b(?:bean|chickpea|lentil|quinoa|falafel|portobello|halloumi) (?:burger|meatball|patty)\b/,
  /\b(?:portobello|cauliflower|cabbage) steak\b/,
  /\b(?:mushroom|coconut) (?:bacon|jerky)\b/,
];
const VEGAN_CLAIM = /\b(?:vegan|plant based)\b/;
const MAY_BIND_WITH_EGG = /\b(?:quorn|veggie|vegetarian|meatless|burger|patty|meatball)\b/;
const DAIRY_FREE_CLAIM = /\b(?:dairy|milk) free\b|\bnon ?dairy\b|\bvegan\b|\bplant based\b/;

/**
 * Whether an ingredient comes from a killed animal: meat, fish, gelatin, lard, stock, and the cheeses whose protected
 * names or usual production require calf rennet (Parmigiano Reggiano, Grana Padano, Pecorino Romano, Gorgonzola,
 * Roquefort, and 'parmesan' as their substitute), following the Vegetarian Society. A cheese labelled vegetarian is
 * not.
 */
export function isFromKilledAnimal(ingredient: DescribedIngredient): boolean {
  if (isMeatless(ingredient)) return false;
  if (hasTraits(ingredient, 'meat', 'fromAnimal')) return true;
  if (ingredient.allergens.has('fish') || ingredient.allergens.has('shellfish')) return true;
  return ingredient.category === 'protein' && !isKnownMeatless(ingredient);
}

/** Whether it is or contains egg, milk or honey. */
export function isFromLivingAnimal(ingredient: DescribedIngredient): boolean {
  if (hasTraits(ingredient, 'honey')) return true;
  if (VEGAN_CLAIM.test(ingredient.text)) return false;
  if (ingredient.category === 'protein' && MAY_BIND_WITH_EGG.test(ingredient.text)) return true;
  return ingredient.allergens.has('eggs') || isDairy(ingredient);
}

/** Whether it is a milk product. An unknown food of the category dairy counts as one. */
export function isDairy(ingredient: DescribedIngredient): boolean {
  if (ingredient.allergens.has('dairy')) return true;
  if (ingredient.category !== 'dairy' || DAIRY_FREE_CLAIM.test(ingredient.text)) return false;
  return (
    ingredient.knownAs === null && !hasTraits(ingredient, 'plantDairy') && !ingredient.allergens.has('eggs')
  );
}

/** Whether the name states that it contains no killed animal: 'vegan sausage', 'soy chorizo', 'black bean burgers'. */
export function isMeatless({ text }: Pick<DescribedIngredient, 'text'>): boolean {
  return MEATLESS_CLAIM.test(text) || MEAT_OF_PLANTS.some((pair) => pair.test(text));
}

function isKnownMeatless(ingredient: DescribedIngredient): boolean {
  const { allergens, knownAs } = ingredient;
  if (hasTraits(ingredient, 'plantProtein') || allergens.has('eggs') || allergens.has('dairy')) return true;
  return knownAs !== null && knownAs !== 'protein';
}
