const BATTERS = /pancake|waffle|french toast|baked oats|muffin|cake\b|(?<!flat)bread\b|loaf|crumble/;
const MEATBALLS = /meatball/;
const GROUND_MEAT = /(ground|minced?) (beef|turkey|chicken|pork|lamb|meat)/;

/**
 * What an ingredient is to be drawn as in a dish, or null where nobody sees it any more: the eggs of a batter, the crumbs in a
 * meatball. `dishName` is in lower case.
 */
export function asCooked(ingredient: string, dishName: string): string | null {
  if (BATTERS.test(dishName) && /\beggs?\b/i.test(ingredient)) return null;
  if (!MEATBALLS.test(dishName)) return ingredient;
  if (/bread|oat/i.test(ingredient)) return null;
  return GROUND_MEAT.test(ingredient.toLowerCase()) ? 'meatballs' : ingredient;
}
