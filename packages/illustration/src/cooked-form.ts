const MEATBALLS = /meat ?ball|albondigas|klopse|kottbullar|polpette/;
const GROUND_MEAT = /(ground|minced?) (beef|turkey|chicken|pork|lamb|meat)/;

/**
 * The ingredient to draw for one that changes in the cooking, or null where it disappears: ground meat becomes meatballs, and
 * the crumbs in them are not drawn. `dishName` is normalized.
 */
export function cookedForm(ingredient: string, dishName: string): string | null {
  if (!MEATBALLS.test(dishName)) return ingredient;
  if (/bread|oat/i.test(ingredient)) return null;
  return GROUND_MEAT.test(ingredient.toLowerCase()) ? 'meatballs' : ingredient;
}
