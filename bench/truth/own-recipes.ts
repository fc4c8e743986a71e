import { readFileSync } from 'node:fs';

/** A recipe with its true energy per serving. */
export interface MeasuredRecipe {
  readonly name: string;
  /** The parser may be tuned on one half only. */
  readonly half: 'tuned' | 'held out';
  readonly servings: number;
  /** Per serving. */
  readonly kcal: number;
  readonly lines: readonly string[];
}

/** A line with its weighed foods, '300 egg + 17 egg yolk'. */
const WEIGHED_LINE = /^(?<line>.+) => (?<foods>.+)$/;

/**
 * Reads own-recipes.txt, whose energy was summed by hand, independent of the app's code. Throws an Error for a line
 * without a weight or with an unlisted food.
 */
export function readOwnRecipes(): MeasuredRecipe[] {
  const text = readFileSync(new URL('./own-recipes.txt', import.meta.url), 'utf8');
  const [listed = '', ...recipes] = text.split(/^## /m);
  const energy = new Map(listed.split('\n').map(energyOf));
  return recipes.map((recipe, at) => {
    const [heading = '', ...rest] = recipe.trim().split('\n');
    const [name = '', servings] = heading.split(', serves ');
    const weighed = rest.map((line) => weighedLine(line));
    const total = weighed.reduce((sum, { foods }) => sum + kcalOf(foods, energy), 0);
    return {
      name,
      half: at % 2 === 0 ? 'tuned' : 'held out',
      servings: Number(servings),
      kcal: total / Number(servings),
      lines: weighed.map(({ line }) => line),
    };
  });
}

function energyOf(row: string): [food: string, kcalPer100g: number] {
  const [food = '', , kcal] = row.split(' | ');
  return [food, Number(kcal)];
}

function weighedLine(text: string): { readonly line: string; readonly foods: string } {
  const { line, foods } = WEIGHED_LINE.exec(text)?.groups ?? {};
  if (line === undefined || foods === undefined) throw new Error(`No weight stands behind: ${text}`);
  return { line, foods };
}

function kcalOf(foods: string, energy: ReadonlyMap<string, number>): number {
  if (foods === '0') return 0;
  return foods.split(' + ').reduce((sum, each) => {
    const space = each.indexOf(' ');
    const kcal = energy.get(each.slice(space + 1)) ?? Number.NaN;
    if (Number.isNaN(kcal)) throw new Error(`No energy is listed of: ${each}`);
    return sum + (Number(each.slice(0, space)) * kcal) / 100;
  }, 0);
}
