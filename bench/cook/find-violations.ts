import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { forbiddenBy, type Severity } from './forbidden.ts';
import type { BenchKitchen } from './read-kitchens.ts';

/** An idea that contains or mentions food that the person must not or will not eat. */
export interface Violation {
  readonly recipe: string;
  /** An ingredient line, or a sentence of the name, description or steps. */
  readonly text: string;
  readonly where: 'line' | 'words';
  /** The person's allergy, diet or dislike. */
  readonly against: string;
}

/** Cooking verbs, shapes and dish names that contain names of foods. */
const NOT_NAMES =
  /\b(?:buckwheat (?:pancakes|crêpes)|toast|nice cream|poulet rôti|tortilla española|(?:fish|potato|flat|little|crisp|the) cakes|(?:mince|wrap|roll|flour|butter|cake|cream) (?:the|it|them|up|in|into|over|and))(?!\p{L})/giu;

/**
 * Violations of these limits by the independent word lists: in lines, and in sentences that mention a food that no line
 * has.
 */
export function findViolations(
  recipes: readonly ComposedRecipe[],
  limits: Pick<BenchKitchen, 'eater' | 'dislikes'>,
  severity: Severity = 'certain',
): Violation[] {
  return recipes.flatMap((recipe) => {
    const lines = recipe.ingredients.map(({ name }) => name);
    const inLines = lines.flatMap((text) =>
      forbiddenBy(text, limits, severity).map((against) => ({
        recipe: recipe.name,
        text,
        where: 'line' as const,
        against,
      })),
    );
    const listed = wordsOf(lines.join(' '));
    const known = inLines.map(({ against }) => against);
    const sentences = [recipe.name, recipe.description, ...recipe.instructions];
    const inWords = sentences.flatMap((sentence) => {
      const text = sentence.replaceAll(NOT_NAMES, ' ');
      const unlisted = wordsOf(text).map((word) => (listed.includes(word) ? '-' : word));
      const named = forbiddenBy(unlisted.join(' '), limits, severity);
      return forbiddenBy(text, limits, severity)
        .filter((against) => named.includes(against) && !known.includes(against))
        .map((against) => ({ recipe: recipe.name, text: sentence, where: 'words' as const, against }));
    });
    return [...inLines, ...inWords];
  });
}

/** Lower case and, roughly, singular. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''));
}
