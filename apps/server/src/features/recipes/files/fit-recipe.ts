import {
  isSourceUrl,
  LINE_MAX,
  LINES_MAX,
  type OwnRecipe,
  STEP_MAX,
} from '@game-plan/contracts/kitchen/own-recipes';
import { RATING_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '@game-plan/contracts/kitchen/recipes';
import type { StructuredRecipe } from '@game-plan/domain/recipes/pasted/structured-recipe';

/** What the people of a kitchen write beside a recipe. */
interface RecipeMarks {
  readonly notes: string;
  readonly rating: number | null;
  readonly tags: string[];
}

/** A recipe of a file as it can be saved, and what was guessed and is left out, in a sentence each. */
export interface FittedRecipe {
  readonly recipe: OwnRecipe & RecipeMarks & { readonly pictureUrl: string | null };
  readonly notes: readonly string[];
}

const LONGEST = { name: 200, description: 2000, word: 50, notes: 4000 } as const;
const MINUTES_MAX = 10_080;
const SERVINGS_MAX = 1000;
/** For how many most recipes are written. */
const SERVINGS_GUESSED = 4;

/** Fits a recipe of a file into what a recipe here has. Long lines and steps are divided; nothing else is changed without being said. */
export function fitRecipe(found: StructuredRecipe): FittedRecipe {
  const notes: string[] = [];
  const name = clean(found.name).slice(0, LONGEST.name).trim();
  if (name === '') notes.push('It has no name.');
  const servings = Math.min(Math.round(found.servings ?? 0), SERVINGS_MAX);
  if (servings < 1) notes.push(`It does not say how many it serves: ${SERVINGS_GUESSED} were assumed.`);
  const [ingredients, moreLines] = fitLines(found.ingredients, LINE_MAX);
  const [instructions, moreSteps] = fitLines(found.steps, STEP_MAX);
  if (ingredients.length === 0) notes.push('It has no ingredients.');
  const description = clean(found.description);
  const remarks = clean(found.notes.join('\n'));
  const [tags, moreTags] = fitTags(found.tags);
  const beyond = [
    ...found.beyond,
    ...(moreTags > 0 ? [`${moreTags} tags`] : []),
    ...(moreLines > 0 ? [`${moreLines} ingredient lines`] : []),
    ...(moreSteps > 0 ? [`${moreSteps} steps`] : []),
    ...(description.length > LONGEST.description ? ['the end of its description'] : []),
    ...(remarks.length > LONGEST.notes ? ['the end of its notes'] : []),
  ];
  if (beyond.length > 0) notes.push(`Left out: ${beyond.join(', ')}.`);
  return {
    recipe: {
      name: name === '' ? 'Recipe without a name' : name,
      description: blankAsNull(description.slice(0, LONGEST.description)),
      servings: servings < 1 ? SERVINGS_GUESSED : servings,
      prepTime: minutes(found.prepTime),
      cookTime: minutes(found.cookTime),
      cuisine: blankAsNull(clean(found.cuisine).slice(0, LONGEST.word)),
      difficulty: blankAsNull(clean(found.difficulty).slice(0, LONGEST.word)),
      ingredients,
      instructions,
      sourceUrl: addressOf(clean(found.source)),
      pictureUrl: addressOf(clean(found.picture)),
      notes: remarks.slice(0, LONGEST.notes).toWellFormed(),
      rating: found.rating === undefined ? null : Math.max(1, Math.min(RATING_MAX, Math.round(found.rating))),
      tags,
    },
    notes,
  };
}

/** Without what the database cannot store. */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();

const blankAsNull = (text: string) => (text.trim() === '' ? null : text.trim().toWellFormed());

const minutes = (value: number | undefined) =>
  value === undefined || value > MINUTES_MAX ? null : Math.round(value);

const addressOf = (url: string) => (isSourceUrl(url) ? url : null);

/** As many tags as a recipe has, each once whatever its capitals, and how many more there are. */
function fitTags(tags: readonly string[]): [string[], number] {
  const named = tags.map(clean).filter((tag) => tag !== '' && tag.length <= TAG_LENGTH_MAX);
  const all = [...new Map(named.map((tag) => [tag.toLowerCase(), tag])).values()];
  return [all.slice(0, TAGS_MAX), Math.max(0, all.length - TAGS_MAX) + tags.length - named.length];
}

/** As many lines as a recipe has, and how many more there are. */
function fitLines(lines: readonly string[], longest: number): [string[], number] {
  const all = lines.flatMap((line) => divided(clean(line), longest)).filter((line) => line !== '');
  return [all.slice(0, LINES_MAX), Math.max(0, all.length - LINES_MAX)];
}

/** A line in parts of at most `longest` characters, divided behind a sentence, or else between words. */
function divided(line: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > longest) {
    const begin = rest.slice(0, longest);
    const sentence = begin.lastIndexOf('. ') + 1;
    const cut = [sentence, begin.lastIndexOf(' '), longest].find((at) => at > longest / 2) ?? longest;
    parts.push(begin.slice(0, cut).toWellFormed().trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest.toWellFormed()];
}
