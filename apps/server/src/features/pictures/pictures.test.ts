import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dish } from '#testing/dishes.ts';
import { insertPerson } from '#testing/people.ts';
import { kitchenOf, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { listPictureSizes } from '#testing/rows/picture-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

const MISSING = 'Recipe name and ingredients are required';
const PICTURE = /^\/api\/pictures\/[0-9a-f]{64}$/;

describe('the picture of a saved recipe', () => {
  let app: TestApp;
  let person: TestClient;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    people += 1;
    person = await insertPerson(app, `eater${people}`);
  });
  afterAll(() => app.close());

  const read = (id: number) => person.call(recipes.read, { params: { id: String(id) } });
  const cards = () => person.call(recipes.cards);

  /** Saves a recipe and waits for its picture. */
  async function pictured(name: string) {
    const { id } = await person.call(recipes.create, { body: dish(name) });
    await app.runJobs();
    const recipe = await read(id);
    if (recipe.imageUrl === null) throw new Error('There is no picture');
    return { ...recipe, imageUrl: recipe.imageUrl };
  }

  test('is pending, then ready in list, card and recipe, by address only, and changes the list’s ETag', async () => {
    const saved = await person.call(recipes.create, { body: dish('Shakshuka') });
    expect(saved).toMatchObject({ imageUrl: null, isImagePending: true, imageMadeBy: null });
    const before = await cards();
    expect(before.cards[0]).toMatchObject({ imageUrl: null, isImagePending: true });
    const held = (await person.download(recipes.cards.path)).headers.get('etag') ?? '';

    await app.runJobs();
    const ready = { imageUrl: expect.stringMatching(PICTURE), isImagePending: false };
    expect(await read(saved.id)).toMatchObject({ ...ready, imageMadeBy: 'drawing' });
    expect((await person.call(recipes.list))[0]).toMatchObject(ready);
    const after = await cards();
    expect(after.cards[0]).toMatchObject(ready);
    expect(after.version).not.toBe(before.version);
    const { status, body } = await person.download(recipes.cards.path, { 'if-none-match': held });
    expect(status).toBe(200);
    expect(body.byteLength).toBeLessThan(1000);
    expect(body.includes('data:')).toBe(false);
  });

  const SIZES = [
    ['?size=card', 'image/webp', 640, 480],
    ['?size=dialog', 'image/webp', 960, 720],
    ['?size=full', 'image/jpeg', 1280, 960],
    ['', 'image/jpeg', 1280, 960],
  ] as const;
  test('is read in three sizes, cached for good, and not by anybody else, even with its ETag', async () => {
    const { imageUrl } = await pictured('Shakshuka');
    const other = await insertPerson(app, `stranger${people}`);
    for (const [query, type, width, height] of SIZES) {
      const { status, headers, body } = await person.download(imageUrl + query);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('etag')).toMatch(/^"[0-9a-f]{64}-(card|dialog|full)"$/);
      expect(await sharp(body).metadata()).toMatchObject({ width, height });

      const held = { 'if-none-match': headers.get('etag') ?? '' };
      const again = await person.download(imageUrl + query, held);
      expect(again.status).toBe(304);
      expect(again.body.byteLength).toBe(0);
      expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'));
      for (const sent of [{}, held]) {
        expect((await other.download(imageUrl + query, sent)).status).toBe(404);
        expect((await app.client().download(imageUrl + query, sent)).status).toBe(401);
      }
    }
  });

  test('gets its larger sizes when they are first requested, and keeps them', async () => {
    const { imageUrl } = await pictured('Shakshuka');
    const kitchenId = await kitchenOf(app.db, await userIdOf(app.db, `eater${people}`));
    const [made] = await listPictureSizes(app.db, kitchenId);
    expect(made).toEqual({ card: expect.any(Number), dialog: 0, full: 0 });
    const bytes = async (size: string) => {
      const { status, body } = await person.download(`${imageUrl}?size=${size}`);
      expect(status).toBe(200);
      return body.byteLength;
    };
    const [dialog, twin, full] = await Promise.all([bytes('dialog'), bytes('dialog'), bytes('full')]);
    expect(twin).toBe(dialog);
    expect(await listPictureSizes(app.db, kitchenId)).toEqual([{ ...made, dialog, full }]);
    expect([await bytes('dialog'), await bytes('full')]).toEqual([dialog, full]);
  });

  test.each(['abc', `${'a'.repeat(63)}G`, `${'a'.repeat(64)}?size=huge`])('%s is 400', async (path) => {
    expect((await person.download(`/api/pictures/${path}`)).status).toBe(400);
  });

  test('that does not exist is 404', async () => {
    expect((await person.download(`/api/pictures/${'a'.repeat(64)}`)).status).toBe(404);
  });

  test('differs between dishes, and is stored once for the same dish of two people', async () => {
    const [soup, stew] = [await pictured('Tomato Soup'), await pictured('Tomato Stew')];
    expect(soup.imageUrl).not.toBe(stew.imageUrl);
    const other = await insertPerson(app, `twin${people}`);
    const { id } = await other.call(recipes.create, { body: dish('Tomato Soup') });
    await app.runJobs();
    const { imageUrl } = await other.call(recipes.read, { params: { id: String(id) } });
    expect(imageUrl).toBe(soup.imageUrl);
    expect((await other.download(soup.imageUrl)).status).toBe(200);
  });

  test('stays when it is from another site, and none is made', async () => {
    const imageUrl = 'https://example.org/soup.jpg';
    const { id } = await person.call(recipes.create, { body: dish('Soup', { imageUrl }) });
    await app.runJobs();
    expect(await read(id)).toMatchObject({ imageUrl, isImagePending: false, imageMadeBy: null });
  });

  test('is not copied from another person’s address: the recipe gets its own', async () => {
    const { imageUrl } = await pictured('Shakshuka');
    const thief = await insertPerson(app, `thief${people}`);
    const saved = await thief.call(recipes.create, { body: dish('Soup', { imageUrl }) });
    expect(saved).toMatchObject({ imageUrl: null, isImagePending: true });
    expect((await thief.download(imageUrl)).status).toBe(404);
    await app.runJobs();
    const own = await thief.call(recipes.read, { params: { id: String(saved.id) } });
    expect(own.imageUrl).toMatch(PICTURE);
    expect(own.imageUrl).not.toBe(imageUrl);
  });

  describe('generated again', () => {
    const body = { recipeName: 'Shakshuka', ingredients: ['tomato', 'egg'] };
    const generate = (recipeId?: number | string) =>
      person.call(pictures.generate, { body: { ...body, ...(recipeId !== undefined && { recipeId }) } });

    test('differs each time, and becomes the recipe’s', async () => {
      const { id, imageUrl } = await pictured('Shakshuka');
      const seen = new Set([imageUrl]);
      for (const wanted of [2, 3]) {
        const made = await generate(id);
        expect(made).toEqual({ imageUrl: expect.stringMatching(PICTURE), madeBy: 'drawing' });
        expect((await read(id)).imageUrl).toBe(made.imageUrl);
        expect((await person.download(`${made.imageUrl}?size=card`)).status).toBe(200);
        expect(seen.add(made.imageUrl).size).toBe(wanted);
      }
      expect((await person.download(imageUrl)).status).toBe(404);
    });

    test('before the first one is ready, is not replaced by that', async () => {
      const { id } = await person.call(recipes.create, { body: dish('Shakshuka') });
      const { imageUrl } = await generate(id);
      expect(await read(id)).toMatchObject({ imageUrl, isImagePending: false });
      await app.runJobs();
      expect((await read(id)).imageUrl).toBe(imageUrl);
    });

    test('without a recipe id, can be read', async () => {
      const { imageUrl } = await generate();
      expect((await person.download(imageUrl)).status).toBe(200);
    });

    test('for another person’s recipe, or an unknown one, is 404', async () => {
      const { id } = await pictured('Shakshuka');
      const other = await insertPerson(app, `other${people}`);
      const refusal = await other.refused(pictures.generate, { body: { ...body, recipeId: id } });
      expect([refusal.status, refusal.body.detail]).toEqual([404, 'This recipe was not found']);
      expect((await read(id)).imageMadeBy).toBe('drawing');
    });

    test.each([
      ['no name', { recipeName: '  ' }, MISSING],
      ['no ingredients', { ingredients: [] }, MISSING],
      ['a blank ingredient', { ingredients: ['tomato', ' '] }, MISSING],
      ['nine ingredients', { ingredients: Array(9).fill('egg') }, 'At most 8 ingredients'],
    ])('with %s is refused', async (_, change, detail) => {
      const refusal = await person.refused(pictures.generate, { body: { ...body, ...change } });
      expect([refusal.status, refusal.body.detail]).toEqual([400, detail]);
    });
  });
});
