import type { Readable } from 'node:stream';
import type { QueryOf } from '@game-plan/contracts/endpoint';
import type { recipeExports } from '@game-plan/contracts/kitchen/recipe-exports';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import type { Member } from '@game-plan/domain/kitchen-member';
import { writeCooklang } from '@game-plan/domain/recipes/files/cooklang';
import { schemaRecipe } from '@game-plan/domain/recipes/files/schema-recipe';
import { stringify } from 'yaml';
import { type ArchiveFile, zip } from '#db/backup/zip.ts';
import type { Database } from '#db/client.ts';
import { readPicture } from '#features/pictures/picture-queries.ts';
import { notFound } from '#http/app-error.ts';
import { stallGuard } from '#http/limits/stall-guard.ts';
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
  const listed = await listRecipeNames(db, member.kitchenId, id);
  if (listed.length === 0) throw notFound(id === undefined ? 'A saved recipe' : 'This recipe');
  const nameOf = distinctNames();
  const { write, path, photo } = FORMATS[format];
  const files = listed.flatMap((recipe): ArchiveFile[] => {
    const name = nameOf(recipe.name);
    const hash = recipe.photoHash;
    async function* openRecipe() {
      const saved = await findRecipe(db, member, recipe.id);
      if (saved) yield write(saved);
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

const FORMATS = {
  nextcloud: {
    path: (name: string) => `${name}/recipe.json`,
    photo: (name: string) => `${name}/full.jpg`,
    write: (recipe: SavedRecipe) => `${JSON.stringify(schemaRecipe(recipe), null, 2)}\n`,
  },
  cooklang: {
    path: (name: string) => `${name}.cook`,
    photo: (name: string) => `${name}.jpg`,
    write: (recipe: SavedRecipe) => `---\n${frontMatter(recipe)}---\n\n${writeCooklang(recipe)}\n`,
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
