import { ownRecipeBody } from '@game-plan/contracts/kitchen/own-recipes';
import { calendarDaySchema, instantSchema } from '@game-plan/contracts/schemas/primitives';
import { lineTexts } from '@game-plan/domain/recipes/own/line-text';
import { partNames, withNamedParts } from '@game-plan/domain/recipes/own/recipe-parts';
import { z } from 'zod';
import type { KeptMarks } from './recipe-file-queries.ts';

/** Of a recipe, as this app itself keeps them. */
const MOST_DAYS = 520;
const MOST_VERSIONS = 50;

const lineSchema = z.object({
  name: z.string(),
  amount: z.string(),
  unit: z.string(),
  note: z.string().optional(),
  section: z.string().optional(),
  typed: z.string().optional(),
  part: z.object({ recipeId: z.int(), written: z.string(), isNext: z.literal(true).optional() }).optional(),
});

const versionSchema = z.object({ recipeId: z.int(), replacedAt: instantSchema, content: ownRecipeBody });

/** The `data.json` of this app's own download. */
const downloadSchema = z.object({
  exportedAt: z.string(),
  recipes: z.array(
    z.looseObject({
      id: z.int(),
      name: z.string(),
      ingredients: z.array(lineSchema),
      isFavorite: z.boolean().catch(false),
      madeOn: z.array(calendarDaySchema).max(MOST_DAYS).catch([]),
      cookedGrams: z.number().positive().max(100_000).nullable().catch(null),
    }),
  ),
  recipeVersions: z.array(z.unknown()).catch([]),
});

interface DownloadedRecipe {
  readonly id: number;
  /** As `structuredRecipes` reads it. */
  readonly recipe: Readonly<Record<string, unknown>>;
  /** What no other app has of it. */
  readonly kept: KeptMarks;
}

/** The recipes of this app's own download; undefined if it is none. */
export function recipesOfDownload(value: unknown): DownloadedRecipe[] | undefined {
  const { data } = downloadSchema.safeParse(value);
  if (!data) return undefined;
  const names = new Map(data.recipes.map(({ id, name }) => [id, name]));
  const versions = Map.groupBy(
    data.recipeVersions.flatMap((version) => versionSchema.safeParse(version).data ?? []),
    ({ recipeId }) => recipeId,
  );
  return data.recipes.map(({ id, ingredients, isFavorite, madeOn, cookedGrams, ...recipe }) => {
    const lines = withNamedParts(ingredients, (part) => names.get(part));
    const hasPart = partNames(lines).map((name) => ({ name }));
    const kept = versions.get(id)?.slice(-MOST_VERSIONS) ?? [];
    return {
      id,
      recipe: { ...recipe, '@type': 'Recipe', ingredients: lineTexts(lines), hasPart },
      kept: {
        isFavorite,
        madeOn: [...new Set(madeOn)].sort(),
        cookedGrams,
        versions: kept.map(({ replacedAt, content }) => ({ replacedAt, content })),
      },
    };
  });
}
