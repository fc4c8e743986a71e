import { open, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readCooklang } from '@game-plan/domain/recipes/files/cooklang';
import { recipesOfMealieBackup } from '@game-plan/domain/recipes/files/mealie-backup';
import { partNamed } from '@game-plan/domain/recipes/own/recipe-parts';
import { parseForgivingly } from '@game-plan/domain/recipes/pasted/forgiving-json';
import { type StructuredRecipe, structuredRecipes } from '@game-plan/domain/recipes/pasted/structured-recipe';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { AppError } from '#http/app-error.ts';
import { decodeText } from './decode-text.ts';
import { recipesOfDownload } from './own-download.ts';
import { newRoom, openPacked, type PackedFile, type PackedFiles, type Room } from './packed-files.ts';
import type { KeptMarks } from './recipe-file-queries.ts';

/** A recipe of a file, and where its picture is. */
export interface FoundRecipe {
  readonly recipe: StructuredRecipe;
  /** The picture's file; undefined if there is none, or it is too large. */
  readonly readPicture?: (() => Promise<Buffer | undefined>) | undefined;
  /** What no other app has of it. */
  readonly kept?: KeptMarks | undefined;
}

/** A file in which nothing was found that could be read. */
export interface UnreadableFile {
  readonly unreadable: string;
}

/** Of one file with recipes, unpacked. */
const TEXT_BYTES = 60_000_000;
const PICTURE_BYTES = 20_000_000;

const PICTURE = /\.(?:jpe?g|png|webp|avif|heic|gif)$/i;
/** A file that should have a recipe, and is not, say, the settings of an app. */
const IS_RECIPE = /(?:^|\/)recipe\.json$|\.paprikarecipe$/i;
const ZIPPED = Buffer.from('PK');
const GZIPPED = Buffer.from([0x1f, 0x8b]);
const unpack = promisify(gunzip);

/**
 * The recipes in a file of another app, in its order, read one at a time. Throws 'bad_request' with a sentence if it cannot be opened.
 * @param path where it was received
 * @param name as its owner calls it
 */
export async function* findRecipes(path: string, name: string): AsyncGenerator<FoundRecipe | UnreadableFile> {
  const bytes = await beginOf(path);
  if (!bytes.subarray(0, 2).equals(ZIPPED)) {
    yield* recipesOfFile({ path: name, content: await readFile(path) }, NO_FILES);
    return;
  }
  const room = newRoom();
  const packed = await openPacked(path, room);
  try {
    yield* recipesOfZip(packed, room);
  } finally {
    packed.close();
  }
}

async function beginOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read({ length: 2, buffer: Buffer.alloc(2) })).buffer;
  } finally {
    await file.close();
  }
}

const NO_FILES: ReadonlyMap<string, PackedFile> = new Map();

/** The recipes of a zip, and of the zips in it, as deep as one. */
async function* recipesOfZip(
  { files }: PackedFiles,
  room: Room,
  isInside = false,
): AsyncGenerator<FoundRecipe | UnreadableFile> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files) {
    const kind = posix.extname(file.path).toLowerCase();
    if (kind === '.zip' && !isInside) {
      const content = await file.read(TEXT_BYTES);
      if (!content) yield { unreadable: file.path };
      else {
        const packed = await openPacked(content, room);
        yield* recipesOfZip(packed, room, true);
      }
    } else if (['.json', '.paprikarecipe', '.cook'].includes(kind)) {
      const content = await file.read(TEXT_BYTES);
      if (content) yield* recipesOfFile({ path: file.path, content }, byPath);
      else yield { unreadable: file.path };
    }
  }
}

interface OpenFile {
  readonly path: string;
  readonly content: Buffer;
}

async function* recipesOfFile(
  { path, content }: OpenFile,
  files: ReadonlyMap<string, PackedFile>,
): AsyncGenerator<FoundRecipe | UnreadableFile> {
  const isPacked = content.subarray(0, 2).equals(GZIPPED);
  const bytes = isPacked
    ? await unpack(content, { maxOutputLength: TEXT_BYTES }).catch(() => Buffer.alloc(0))
    : content;
  const text = decodeText(bytes);
  if (path.toLowerCase().endsWith('.cook')) {
    yield { recipe: cooklangRecipe(text, path, files), readPicture: pictureBeside(path, files) };
    return;
  }
  const value = parseForgivingly(text);
  const read = isPacked ? paprikaRecipe(value) : jsonRecipes(value, path, files);
  const found = read.filter(({ recipe }) => !isBlank(recipe));
  if (found.length === 0 && files.size > 0 && IS_RECIPE.test(path)) yield { unreadable: path };
  yield* found;
}

/** Whether it says nothing of a dish: all fields of an export may be null. */
const isBlank = ({ name, ingredients, steps }: FoundRecipe['recipe']): boolean =>
  name.trim() === '' && ingredients.length === 0 && steps.length === 0;

const paprikaSchema = z.looseObject({ photo_data: z.string().nullish() });

/** Paprika: what it is is said by how it is packed. */
function paprikaRecipe(value: unknown): FoundRecipe[] {
  const { data } = paprikaSchema.safeParse(value);
  if (!data) return [];
  const { photo_data: photo, ...recipe } = data;
  const readPicture = photo ? async () => decodeBase64(photo) : undefined;
  return structuredRecipes({ ...recipe, '@type': 'Recipe' }).map((read) => ({ recipe: read, readPicture }));
}

function decodeBase64(text: string): Buffer | undefined {
  return text.length * 0.75 > PICTURE_BYTES ? undefined : Buffer.from(text, 'base64');
}

function jsonRecipes(value: unknown, path: string, files: ReadonlyMap<string, PackedFile>): FoundRecipe[] {
  const folder = posix.dirname(path);
  const backup = recipesOfMealieBackup(value);
  if (backup)
    return backup.flatMap(({ id, recipe }) => {
      const readPicture = firstPicture(files, posix.join(folder, 'data/recipes', id, 'images/original'));
      return structuredRecipes(recipe).map((read) => ({ recipe: read, readPicture }));
    });
  const downloaded = recipesOfDownload(value);
  if (downloaded)
    return downloaded.flatMap(({ id, recipe, kept }) => {
      const readPicture = firstPicture(files, posix.join(folder, 'pictures', `recipe-${id}-photo`));
      return structuredRecipes(recipe).map((read) => ({ recipe: read, readPicture, kept }));
    });
  const found = structuredRecipes(value);
  const [only, ...others] = found;
  if (only && others.length === 0) return [{ recipe: only, readPicture: pictureBeside(path, files) }];
  return found.map((recipe) => ({ recipe }));
}

/** The picture of the only recipe of a file, as the apps name it: beside it, or in a folder of its own. */
function pictureBeside(path: string, files: ReadonlyMap<string, PackedFile>) {
  const folder = posix.dirname(path);
  const name = posix.basename(path, posix.extname(path));
  const places = [name, 'full', 'image', 'original', 'images/original'];
  return firstPicture(files, ...places.map((place) => posix.join(folder, place)));
}

/** The first of these pictures that is there, whatever its format. */
function firstPicture(
  files: ReadonlyMap<string, PackedFile>,
  ...places: readonly string[]
): FoundRecipe['readPicture'] {
  if (files.size === 0) return undefined;
  for (const place of places)
    for (const ending of ['.jpg', '.jpeg', '.webp', '.png', '.avif', '.heic']) {
      const file = files.get(`${place}${ending}`) ?? files.get(`${place}${ending.toUpperCase()}`);
      if (file && PICTURE.test(file.path)) return () => file.read(PICTURE_BYTES);
    }
  return undefined;
}

const FRONT_MATTER = /^\s*---\r?\n(.*?)\r?\n---\s*(?:\r?\n|$)/s;

function cooklangRecipe(
  text: string,
  path: string,
  files: ReadonlyMap<string, PackedFile>,
): StructuredRecipe {
  const isRecipe = (named: string) =>
    named.startsWith('.') && files.has(`${posix.join(posix.dirname(path), named)}.cook`);
  const [head = '', yaml = ''] = FRONT_MATTER.exec(text) ?? [];
  const { ingredients, steps, notes, metadata } = readCooklang(text.slice(head.length), isRecipe);
  const said: Record<string, unknown> = { ...metadata, ...yamlFields(yaml) };
  const [read] = structuredRecipes({
    ...said,
    '@type': 'Recipe',
    name: said.title ?? posix.basename(path, posix.extname(path)),
    description: said.description ?? said.introduction,
    servings: said.servings ?? said.serves ?? said.yield,
    totaltime: said.time ?? said.duration,
    ingredients,
    hasPart: ingredients.flatMap((line) => partNamed(line) ?? []).map((name) => ({ name })),
    steps,
    notes,
  });
  if (!read) throw new AppError('bad_request', `${path} could not be read.`);
  return read;
}

/** The fields of a front matter, those of a group under their own names too: `time: { prep: 10 min }` is 'prep time'. */
function yamlFields(yaml: string): Record<string, unknown> {
  let fields: unknown;
  try {
    fields = parseYaml(yaml, { maxAliasCount: 0 });
  } catch {
    return {};
  }
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(fields);
  const { time, source } = data;
  const times = z.record(z.string(), z.unknown()).safeParse(time).data ?? {};
  const { data: from } = z.object({ url: z.string() }).safeParse(source);
  return {
    ...data,
    ...(times.prep !== undefined && { preptime: times.prep }),
    ...(times.cook !== undefined && { cooktime: times.cook }),
    ...(from && { source: from.url }),
  };
}
