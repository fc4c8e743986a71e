import type { Readable } from 'node:stream';
import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { KitchenId, Member } from '@game-plan/domain/kitchen-member';
import { writeCooklang } from '@game-plan/domain/recipes/files/cooklang';
import { schemaRecipe } from '@game-plan/domain/recipes/files/schema-recipe';
import { withNamedParts } from '@game-plan/domain/recipes/own/recipe-parts';
import { stringify } from 'yaml';
import { type ArchiveFile, zip } from '#db/backup/zip.ts';
import type { Database } from '#db/client.ts';
import { readPicture } from '#features/pictures/picture-queries.ts';
import { notFound } from '#http/app-error.ts';
import { stallGuard } from '#http/limits/stall-guard.ts';
import { listPartIds } from '../own/recipe-part-queries.ts';
import { findRecipe } from '../recipe-queries.ts';
import { listRecipeNames } from './recipe-file-queries.ts';

/** A client that reads nothing for this long has disappeared. */
const STALLED_MILLISECONDS = 60_000;
const LONGEST_MILLISECONDS = 10 * 60_000;

/**
 * Streams recipes of a member's kitchen with their photos for other apps, as a zip. Each is read when its turn comes. Throws 'not_found' if there is
 * none.
 */
export async function exportRecipes(
  db: Database,
  member: Member,
  { format, id }: QueryOf<typeof recipeExports.download>,
  now: Date,
): Promise<Readable> {
  const ids = id === undefined ? undefined : await withPartIds(db, member.kitchenId, id);
  const listed = await listRecipeNames(db, member.kitchenId, ids);
  if (listed.length === 0) throw notFound(id === undefined ? 'A saved recipe' : 'This recipe');
  const names = distinctNames();
  const fileNames = new Map(listed.map((recipe) => [recipe.id, names(recipe.name)]));
  const titles = new Map(listed.map((recipe) => [recipe.id, recipe.name]));
  const { write, path, photo } = FORMATS[format];
  const files = listed.flatMap((recipe): ArchiveFile[] => {
    const name = fileNames.get(recipe.id) ?? '';
    const hash = recipe.photoHash;
    async function* openRecipe() {
      const saved = await findRecipe(db, member, recipe.id);
      if (!saved) return;
      const ingredients = withNamedParts(saved.ingredients, (part) => titles.get(part));
      yield write({ ...saved, ingredients }, (part) => fileNames.get(part));
    }
    async function* openPhoto() {
      const bytes = hash && (await readPicture(db, { kitchenId: member.kitchenId, hash }, 'full'));
      if (bytes) yield bytes;
    }
    const file = { path: path(name), open: openRecipe };
    return hash ? [file, { path: photo(name), isCompressed: true, open: openPhoto }] : [file];
  });
  const archive = zip(files, { mtime: now, mode: 0o100644 });
  const output = stallGuard(STALLED_MILLISECONDS, LONGEST_MILLISECONDS);
  output.once('close', () => void archive.close());
  archive.stream.once('error', (error) => output.destroy(error));
  return archive.stream.pipe(output);
}

/** A recipe and those that are parts of it, at any depth. */
async function withPartIds(db: Database, kitchenId: KitchenId, id: number): Promise<number[]> {
  const all = new Set([id]);
  for (let next = [id]; next.length > 0; ) {
    next = (await listPartIds(db, kitchenId, next)).filter((part) => !all.has(part));
    for (const part of next) all.add(part);
  }
  return [...all];
}

const FORMATS = {
  nextcloud: {
    path: (name: string) => `${name}/recipe.json`,
    photo: (name: string) => `${name}/full.jpg`,
    write: (recipe: SavedRecipe) => `${JSON.stringify(schemaRecipe(recipe), null, 2)}\n`,
  },
  cooklang: {
    path: (name: string) => `${name}.cook`,
    photo: (name: string) => `${name}.jpg`,
    write: (recipe: SavedRecipe, fileOf: (recipeId: number) => string | undefined) =>
      `---\n${frontMatter(recipe)}---\n\n${writeCooklang(recipe, fileOf)}\n`,
  },
} as const;

function frontMatter(recipe: SavedRecipe): string {
  const minutes = (value: number | null) => (value === null ? undefined : `${value} minutes`);
  return stringify({
    title: recipe.name,
    description: recipe.description ?? undefined,
    servings: recipe.servings,
    'prep time': minutes(recipe.prepTime),
    'cook time': minutes(recipe.cookTime),
    tags: recipe.tags?.length ? recipe.tags : undefined,
    rating: recipe.rating ?? undefined,
    cuisine: recipe.cuisine ?? undefined,
    difficulty: recipe.difficulty ?? undefined,
    source: recipe.sourceUrl ?? undefined,
  });
}

/** Names of files from names of recipes, each once whatever its capitals: 'Pie', 'Pie 2'. */
function distinctNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const plain =
      name
        .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
        .replace(/^[\s.]+|[\s.]+$/g, '')
        .slice(0, 80)
        .toWellFormed() || 'Recipe';
    const key = plain.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? plain : `${plain} ${count}`;
  };
}
