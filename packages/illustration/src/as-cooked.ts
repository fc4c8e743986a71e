const MEATBALLS = /meat ?ball|albondigas|klopse|kottbullar|polpette/;
const GROUND_MEAT = /(ground|minced?) (beef|turkey|chicken|pork|lamb|meat)/;

/**
 * What an ingredient is to be drawn as in a dish, or null where it is no more: ground meat as meatballs, the crumbs in them not
 * at all. `dishName` is in plain words.
 */
export function asCooked(ingredient: string, dishName: string): string | null {
  if (!MEATBALLS.test(dishName)) return ingredient;
  if (/bread|oat/i.test(ingredient)) return null;
  return GROUND_MEAT.test(ingredient.toLowerCase()) ? 'meatballs' : ingredient;
}
