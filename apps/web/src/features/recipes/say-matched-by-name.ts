import type { Recipe } from '@game-plan/contracts/recipes';

const LIST = new Intl.ListFormat('en-US');

/** Which words of the person's allergies were only looked for in names: '“Histamine” could only be matched by name'. */
export function sayMatchedByName(recipe: Recipe): string | null {
  const words = 'matchedByName' in recipe ? (recipe.matchedByName ?? []) : [];
  if (words.length === 0) return null;
  return `${LIST.format(words.map((word) => `“${word}”`))} could only be matched by name`;
}
