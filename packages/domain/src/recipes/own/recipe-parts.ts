import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { scaleRecipe } from '../../units/scaling/scale.ts';
import { GRAMS_OF_WEIGHT } from '../../units/weights/weight.ts';
import { recipeContents } from '../nutrition/recipe-contents.ts';
import { servingsIn } from '../pasted/text-facts.ts';
import { beginsPart, lineTexts, type RecipePart, type WrittenLine } from './line-text.ts';

/** A typed line: as text, or one of the lines of a recipe that is a part of this one. */
export type TypedLine = string | { readonly text: string; readonly part: RecipePart };

/** A recipe that can be a part of another. */
export interface PartRecipe {
  readonly id: number;
  readonly servings: number;
  readonly ingredients: readonly WrittenLine[];
  /** Grams of all cooked servings together; null if nobody has weighed them. */
  readonly cookedGrams: number | null;
}

/** A line with the name of a recipe in square brackets, and what stands before and behind it: '600 g [Tomato sauce], warm'. */
export function readPart(line: string) {
  const from = line.indexOf('[');
  const to = line.indexOf(']', from);
  const name = line.slice(from + 1, to).trim();
  if (from === -1 || to === -1 || name === '') return undefined;
  return { name, before: line.slice(0, from).trim(), behind: line.slice(to + 1).trim() };
}

/** The names of the recipes that are parts of one, each once. */
export const partNames = (lines: readonly WrittenLine[]): string[] => [
  ...new Set(lines.flatMap(({ part }) => (part && partNamed(part.written)) ?? [])),
];

/** The lines with each part under the name that its recipe has now; those of recipes that are none any more are ordinary ones. */
export function withNamedParts<L extends WrittenLine>(
  lines: readonly L[],
  nameOf: (recipeId: number) => string | undefined,
): L[] {
  return lines.map((line) => {
    if (!line.part) return line;
    const [name, named] = [nameOf(line.part.recipeId), partNamed(line.part.written)];
    if (name === undefined || named === undefined) return { ...line, part: undefined };
    if (named.toLowerCase() === name.toLowerCase()) return line;
    return {
      ...line,
      part: { ...line.part, written: line.part.written.replace(`[${named}]`, () => `[${name}]`) },
    };
  });
}

/** The name of the recipe that a line names as a part; undefined if it is an ordinary line. */
export const partNamed = (line: string): string | undefined => readPart(line)?.name;

/**
 * The lines of a recipe that is a part, for as much of it as the line says: '2 servings [Tomato sauce]', '600 g [Tomato sauce]', '½
 * [Tomato sauce]', or all of it without an amount. A weight is of what is cooked, if that was weighed, else of what is raw. Undefined if
 * it says how much in a way that nothing is known of.
 */
export function linesOfPart(line: string, recipe: PartRecipe): TypedLine[] | undefined {
  const { before = '', behind = '' } = readPart(line) ?? {};
  const share = shareOf(`${before} ${behind}`.trim(), recipe);
  if (share === undefined) return undefined;
  const scaled = scaleRecipe(asFoods(recipe.ingredients), recipe.servings, recipe.servings * share);
  return lineTexts(scaled).map((text) => ({ text, part: { recipeId: recipe.id, written: line } }));
}

/** The stored lines of a part, to be kept as they are where its recipe is gone. */
export function keptLinesOfPart(line: string, stored: readonly WrittenLine[]): TypedLine[] {
  const from = stored.findIndex(({ part }) => part?.written === line);
  const recipeId = stored[from]?.part?.recipeId;
  if (recipeId === undefined) return [];
  const end = stored.findIndex(
    (other, at) => at > from && (other.part?.written !== line || beginsPart(other, stored[at - 1])),
  );
  const lines = stored.slice(from, end === -1 ? undefined : end);
  return lineTexts(asFoods(lines)).map((text) => ({ text, part: { recipeId, written: line } }));
}

/** The lines of a part behind the very same part. */
export const asNext = ([first, ...others]: readonly TypedLine[]): readonly TypedLine[] =>
  first === undefined || typeof first === 'string'
    ? [...(first === undefined ? [] : [first]), ...others]
    : [{ ...first, part: { ...first.part, isNext: true } }, ...others];

/** Without what was typed for them and over them, so that they say the amounts that they have. */
const asFoods = (lines: readonly WrittenLine[]) =>
  lines.map(({ name, amount, unit, note }): WrittenLine => ({ name, amount, unit, note }));

function shareOf(measure: string, { servings, ingredients, cookedGrams }: PartRecipe): number | undefined {
  if (measure === '') return 1;
  const said = servingsIn(measure);
  if (said !== undefined) return said / servings;
  const read = readLeadingMeasure(`${measure} sauce`);
  if (!read || read.low <= 0) return undefined;
  const amount = read.high;
  if (read.unit === '') return amount;
  const weight = GRAMS_OF_WEIGHT.get(read.unit);
  const whole = cookedGrams ?? recipeContents(ingredients, servings).grams;
  return weight === undefined || whole === null ? undefined : (amount * weight) / whole;
}
