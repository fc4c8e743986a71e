import { gzipSync } from 'node:zlib';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { recipeImports } from '@game-plan/contracts/kitchen/recipe-imports';
import { recipes, type SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { account } from '@game-plan/contracts/people/account';
import { undo } from '@game-plan/contracts/people/undo';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';
import type { TestClient } from '#testing/test-client.ts';
import { writeZip } from '#testing/write-zip.ts';

const PANCAKES = {
  '@type': 'Recipe',
  name: 'Pancakes',
  recipeYield: 4,
  prepTime: 'PT10M',
  recipeIngredient: ['## Batter', '200 g flour', '2 eggs', '300 ml milk'],
  recipeInstructions: ['Whisk everything.', 'Fry in butter.'],
  url: 'https://example.org/pancakes',
  nutrition: { '@type': 'NutritionInformation', calories: '300 kcal' },
};
const MARKED = {
  ...PANCAKES,
  keywords: 'quick,Sunday',
  comment: [{ '@type': 'Comment', text: 'Rest the batter.' }],
  aggregateRating: { ratingValue: 4 },
};
const DAL = { ...PANCAKES, name: 'Dal', recipeIngredient: ['200 g red lentils'], recipeYield: null };

/** With a recipe of the file as a part. */
const FRIED = { name: 'Fried rice', servings: 2, ingredients: ['200 g rice', '[Dal]', '1 serving [dal]'] };

const jpeg = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer();

const nextcloud = async () =>
  writeZip({
    'Pancakes/recipe.json': JSON.stringify(MARKED),
    'Pancakes/full.jpg': await jpeg(300),
    'Pancakes/._recipe.json': 'left behind',
    'Dal/recipe.json': JSON.stringify(DAL),
  });

const send = (client: TestClient, content: Buffer, name = 'recipes.zip') =>
  client.send('POST', `${recipeImports.upload.path}?name=${encodeURIComponent(name)}`, {
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('an import of recipes', () => {
  const setup = setUpApp();

  const upload = async (content: Buffer, name?: string) => {
    const answer = await send(setup.person, content, name);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body;
  };
  const found = () => setup.person.call(recipeImports.found);
  const runAll = async () => {
    const ids = (await found()).filter(({ state }) => state === 'found').map(({ id }) => id);
    await setup.person.call(recipeImports.run, { body: { ids } });
    await setup.app.runJobs();
    return (await setup.person.call(recipeImports.read)).file;
  };

  test('is read, chosen, saved with its lines, reported and undone', async () => {
    expect(await upload(await nextcloud())).toMatchObject({
      fileName: 'recipes.zip',
      state: 'read',
      chosen: 0,
      undoId: null,
    });
    const listed = await found();
    expect(listed).toMatchObject([
      {
        name: 'Pancakes',
        state: 'found',
        hasPicture: true,
        lines: 4,
        steps: 2,
        sourceUrl: PANCAKES.url,
        notes: ['Left out: nutrition.'],
      },
      {
        name: 'Dal',
        hasPicture: false,
        notes: ['It does not say how many it serves: 4 were assumed.', 'Left out: nutrition.'],
      },
    ]);
    expect(await setup.person.call(recipes.list)).toEqual([]);
    const picture = await setup.person.download(`/api/recipe-import/recipes/${listed[0]?.id}/picture`);
    expect(await sharp(picture.body).metadata()).toMatchObject({ format: 'webp', width: 112 });

    const done = await runAll();
    expect(done).toMatchObject({ state: 'done', chosen: 2, imported: 2, failed: 0 });
    const saved = await setup.person.call(recipes.list);
    expect(saved.map(({ name }) => name)).toEqual(['Dal', 'Pancakes']);
    expect(saved[1]).toMatchObject({
      servings: 4,
      prepTime: 10,
      sourceUrl: PANCAKES.url,
      ingredients: [
        { name: 'Flour', amount: '200', unit: 'g', section: 'Batter' },
        { name: 'Eggs', amount: '2' },
        { name: 'Milk', amount: '300', unit: 'ml' },
      ],
      instructions: PANCAKES.recipeInstructions,
    });
    expect(saved[1]).toMatchObject({
      imageMadeBy: 'photo',
      notes: 'Rest the batter.',
      rating: 4,
      tags: ['quick', 'Sunday'],
    });
    expect(saved[0]).toMatchObject({ imageMadeBy: 'drawing' });
    expect(saved[1]?.calories).toBeGreaterThan(200);
    expect((await found()).map(({ recipeId }) => recipeId)).toEqual([saved[1]?.id, saved[0]?.id]);
    expect((await found()).map(({ hasPicture }) => hasPicture)).toEqual([true, false]);
    const shown = await setup.person.download(`/api/recipe-import/recipes/${listed[0]?.id}/picture`);
    expect(await sharp(shown.body).metadata()).toMatchObject({ format: 'webp', width: 112 });

    await setup.person.call(undo.run, { params: { id: String(done?.undoId) } });
    expect(await setup.person.call(recipes.list)).toEqual([]);
  });

  test('of the same file again doubles nothing, and says what is there', async () => {
    const file = await nextcloud();
    await upload(file);
    await runAll();
    await upload(file);
    expect((await found()).map(({ state }) => state)).toEqual(['known', 'known']);
    const changed = { ...PANCAKES, recipeInstructions: ['Whisk, rest and fry.'] };
    await upload(await writeZip({ 'Pancakes/recipe.json': JSON.stringify(changed) }));
    expect(await found()).toMatchObject([{ state: 'found', hasSameName: true }]);
  });

  test('saves a recipe once, though it stands in the file twice', async () => {
    await upload(Buffer.from(JSON.stringify([PANCAKES, PANCAKES])), 'recipes.json');
    expect(await runAll()).toMatchObject({ state: 'done', imported: 1 });
    expect((await found()).map(({ state }) => state)).toEqual(['imported', 'known']);
  });

  test('its undo leaves what somebody has changed since', async () => {
    await upload(await nextcloud());
    const done = await runAll();
    const [, pancakes] = await setup.person.call(recipes.list);
    const params = { id: String(pancakes?.id) };
    await setup.person.call(recipes.update, { params, body: { cookedGrams: 700 } });
    await setup.person.call(undo.run, { params: { id: String(done?.undoId) } });
    expect(await setup.person.call(recipes.list)).toMatchObject([{ name: 'Pancakes' }]);
  });

  test('only one file at a time, which can be forgotten', async () => {
    expect(await setup.person.call(recipeImports.read)).toEqual({ file: null });
    await upload(await nextcloud());
    const [first] = await found();
    await setup.person.call(recipeImports.run, { body: { ids: [first?.id ?? 0] } });
    expect(await send(setup.person, await nextcloud())).toMatchObject({ status: 409 });
    expect(await setup.person.refused(recipeImports.forget)).toMatchObject({ status: 409 });
    await setup.app.runJobs();
    expect(await setup.person.call(recipes.list)).toMatchObject([{ name: 'Pancakes' }]);
    await setup.person.call(recipeImports.forget);
    expect(await setup.person.call(recipeImports.read)).toEqual({ file: null });
    expect(await setup.person.call(recipes.list)).toHaveLength(1);
  });

  test('is nobody else’s', async () => {
    await upload(await nextcloud());
    const [first] = await found();
    const other = await setup.newPerson();
    expect(await other.call(recipeImports.found)).toEqual([]);
    const answer = await other.download(`/api/recipe-import/recipes/${first?.id}/picture`);
    expect(answer.status).toBe(404);
    expect(await other.refused(recipeImports.run, { body: { ids: [first?.id ?? 0] } })).toMatchObject({
      status: 404,
    });
  });

  test('of Tandoor, Paprika, Cooklang and Windows-1252', async () => {
    const tandoor = {
      name: 'Soup',
      servings: 2,
      steps: [{ instruction: 'Boil.', ingredients: [{ food: { name: 'leeks' }, amount: 3, unit: null }] }],
    };
    const paprika = {
      name: 'Käse',
      ingredients: '100 g cheese',
      directions: null,
      photo_data: (await jpeg(300)).toString('base64'),
      notes: null,
    };
    const cook =
      '---\ntitle: Tea\nservings: 1\ntime:\n  prep: 5 min\ntags: [hot]\n---\nPour @water{200%ml} over @tea{1%tsp}.\n';
    const legacy = Buffer.from(JSON.stringify({ ...PANCAKES, name: 'Crêpes' }), 'latin1');
    await upload(
      await writeZip({
        '1.zip': await writeZip({ 'recipe.json': JSON.stringify(tandoor), 'image.png': await jpeg(300) }),
        'Käse.paprikarecipe': gzipSync(JSON.stringify(paprika)),
        'Broken.paprikarecipe': gzipSync('{"name":'),
        'Blank.paprikarecipe': gzipSync('{"name":null,"ingredients":null,"directions":null}'),
        'Tea.cook': cook,
        'Crepes.json': legacy,
        'settings.json': '{"theme":"dark"}',
      }),
    );
    expect(await found()).toMatchObject([
      { name: 'Soup', state: 'found', hasPicture: true, lines: 1, steps: 1 },
      { name: 'Käse', state: 'found', hasPicture: true, lines: 1, steps: 0 },
      { name: 'Broken.paprikarecipe', state: 'unreadable', notes: ['This file could not be read.'] },
      { name: 'Blank.paprikarecipe', state: 'unreadable' },
      { name: 'Tea', state: 'found', lines: 2, steps: 1, notes: [] },
      { name: 'Crêpes', state: 'found' },
    ]);
    expect(await runAll()).toMatchObject({ imported: 4, failed: 0 });
  });

  test('keeps a recipe whose picture is none, and says so', async () => {
    await upload(
      await writeZip({
        'Pancakes/recipe.json': JSON.stringify(PANCAKES),
        'Pancakes/full.jpg': 'no picture',
        'Dal/recipe.json': JSON.stringify(DAL),
        'Dal/full.jpg': await jpeg(40),
      }),
    );
    expect(await runAll()).toMatchObject({ imported: 2 });
    const left = expect.arrayContaining(['Its picture could not be read and is left out.']);
    expect(await found()).toMatchObject([{ notes: left }, { notes: left }]);
  });

  test('of this app’s own download', async () => {
    await upload(await nextcloud());
    await runAll();
    const { id } = await setup.person.call(ownRecipes.create, { body: FRIED });
    await setup.person.call(ownRecipes.update, {
      params: { id: String(id) },
      body: { ...FRIED, ingredients: [...FRIED.ingredients, '2 spring onions'] },
    });
    await setup.person.call(recipes.update, {
      params: { id: String(id) },
      body: { isFavorite: true, cookedGrams: 700, made: { on: '2026-11-20', isMade: true } },
    });
    const versionsOf = async (client: TestClient) => {
      const listed = await client.call(recipes.list);
      const params = { id: String(listed.find(({ name }) => name === FRIED.name)?.id) };
      return (await client.call(ownRecipes.versions, { params })).map(({ id: _, by, ...version }) => version);
    };
    await setup.app.runJobs();
    const before = await setup.person.call(recipes.list);
    const { body } = await setup.person.download(account.download.path);
    const other = await setup.newPerson();
    expect(await send(other, body)).toMatchObject({ status: 200 });
    const all = (await other.call(recipeImports.found)).map(({ id }) => id);
    await other.call(recipeImports.run, { body: { ids: all } });
    await setup.app.runJobs();
    const after = await other.call(recipes.list);
    const contentOf = (
      { id: _, createdAt, imageUrl, ingredients, ...recipe }: SavedRecipe,
      all: readonly SavedRecipe[],
    ) => ({
      ...recipe,
      ingredients: ingredients.map(({ part, ...line }) => [
        line,
        part?.written,
        all.find(({ id }) => id === part?.recipeId)?.name,
      ]),
    });
    expect(after.map((recipe) => contentOf(recipe, after))).toEqual(
      before.map((recipe) => contentOf(recipe, before)),
    );
    expect(before[0]).toMatchObject({
      isFavorite: true,
      madeOn: ['2026-11-20'],
      cookedGrams: 700,
    });
    expect(await versionsOf(other)).toEqual(await versionsOf(setup.person));
  });
});

describe('a file that is no import', () => {
  const setup = setUpApp();
  const withBytes = (file: Buffer, from: string, to: string) =>
    Buffer.from(file.toString('latin1').replaceAll(from, to), 'latin1');
  const small = () => writeZip({ 'aa/recipe.json': JSON.stringify(PANCAKES) });
  /** Sets the flag of encryption in the headers of the only entry. */
  const encrypted = async () => {
    const file = await small();
    file[6] = 1;
    const directory = file.indexOf('PK\x01\x02', 0, 'latin1');
    file[directory + 8] = 1;
    return file;
  };
  const many = () =>
    writeZip(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`${at}.txt`, ''])));
  const bomb = () => {
    const zeros = Buffer.alloc(30_000_000);
    return writeZip(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.jpg`, zeros])));
  };
  const HUGE = 0o120777;

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['nothing', async () => Buffer.alloc(0), /empty/],
    ['a text', async () => Buffer.from('Dear Ada'), /No recipe was found/],
    ['a zip of another thing', () => writeZip({ 'a.txt': 'a' }), /No recipe was found/],
    ['a zip that is cut off', async () => (await small()).subarray(0, 60), /damaged or incomplete/],
    ['a zip that is damaged', async () => withBytes(await small(), 'PK\x01\x02', 'PK\x07\x02'), /damaged/],
    ['a path out of it', async () => withBytes(await small(), 'aa/recipe', '../recipe'), /outside of it/],
    ['a path from the root', async () => withBytes(await small(), 'aa/recipe', '/a/recipe'), /outside of it/],
    ['a link', () => writeZip({ 'recipe.json': '/etc/passwd' }, HUGE), /links/],
    ['an encrypted zip', encrypted, /encrypted/],
    ['10,000 files', many, /10,000 files/],
    ['a bomb', bomb, /more than 600 MB/],
  ])('%s', async (_, make, sentence) => {
    const answer = await send(setup.person, await make());
    expect(answer).toMatchObject({ status: 400, body: { detail: expect.stringMatching(sentence) } });
    expect(await setup.person.call(recipeImports.read)).toEqual({ file: null });
  });

  test('leaves the earlier one as it is', async () => {
    await send(setup.person, await nextcloud());
    await send(setup.person, Buffer.from('Dear Ada'));
    expect(await setup.person.call(recipeImports.found)).toHaveLength(2);
  });

  test('no file at all', async () => {
    expect(await setup.person.send('POST', recipeImports.upload.path)).toMatchObject({ status: 400 });
  });
});
