import type { RecipeVersion } from '@game-plan/contracts/kitchen/own-recipes';
import { diffArrays } from 'diff';
import { t } from '#lib/language.ts';

export type Written = RecipeVersion['content'];

/** A line that only one version has, or both. */
export interface ComparedLine {
  readonly text: string;
  readonly isIn: 'both' | 'former' | 'current';
}

export interface ComparedPart {
  readonly label: string;
  readonly lines: readonly ComparedLine[];
}

/** What two versions of a recipe say differently, part by part; parts that are the same are left out. */
export function compareVersions(former: Written, current: Written): ComparedPart[] {
  const parts = PARTS.map(([label, linesOf]) => ({
    label,
    lines: compare(linesOf(former), linesOf(current)),
  }));
  return parts.filter(({ lines }) => lines.some(({ isIn }) => isIn !== 'both'));
}

const one = (value: string | number | null, unit = '') =>
  value === null || value === '' ? [] : [`${value}${unit}`];

const PARTS: readonly (readonly [string, (recipe: Written) => readonly string[]])[] = [
  [t('Name'), ({ name }) => [name]],
  [t('Servings'), ({ servings }) => [String(servings)]],
  [t('Prep time'), ({ prepTime }) => one(prepTime, ` ${t('min')}`)],
  [t('Cook time'), ({ cookTime }) => one(cookTime, ` ${t('min')}`)],
  [t('Cuisine'), ({ cuisine }) => one(cuisine)],
  [t('Difficulty'), ({ difficulty }) => one(difficulty)],
  [t('Description'), ({ description }) => one(description)],
  [t('Source'), ({ sourceUrl }) => one(sourceUrl)],
  [t('Ingredients'), ({ ingredients }) => ingredients],
  [t('Instructions'), ({ instructions }) => instructions],
];

function compare(former: readonly string[], current: readonly string[]): ComparedLine[] {
  return diffArrays([...former], [...current]).flatMap(({ value, added, removed }) => {
    const isIn = added ? 'current' : removed ? 'former' : 'both';
    return value.map((text) => ({ text, isIn }) as const);
  });
}
