import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes, type SuggestedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/** Of leeks alone there are two ideas: each has its picture drawn, in three sizes. */
const LEEKS = { name: 'Leek', category: 'vegetable', quantity: '9', unit: 'piece' } as const;

describe('the pictures of ideas', () => {
  let app: TestApp;
  let host: TestClient;
  let person: TestClient;
  let people = 0;
  let seed = 100;
  beforeAll(async () => {
    app = await startTestApp({
      randomSeed: () => {
        seed += 1;
        return seed;
      },
    });
    host = await insertAdmin(app);
  });
  beforeEach(async () => {
    people += 1;
    person = await insertPerson(app, `thinker${people}`);
    await person.call(ingredients.create, { body: LEEKS });
  });
  afterAll(() => app.close());

  async function think(): Promise<[SuggestedRecipe, ...SuggestedRecipe[]]> {
    const [first, ...rest] = await person.call(recipes.generate);
    if (!first) throw new Error('There is no idea');
    return [first, ...rest];
  }
  const imagesOf = (ideas: readonly { id: string }[], client = person) =>
    client.call(pictures.ofIdeas, { query: { ids: ideas.map(({ id }) => id).join() } });
  const save = ({ id, ...idea }: SuggestedRecipe, imageUrl: string | null = null) =>
    person.call(recipes.create, { body: { ...idea, imageUrl, externalId: id, isFavorite: true } });
  const read = (id: number) => person.call(recipes.read, { params: { id: String(id) } });

  test('are read by the ideas’ ids: first pending, then ready, one each; invisible to others, and unknown ids are skipped', async () => {
    const ideas = await think();
    const awaited = await imagesOf(ideas);
    expect(ideas.length).toBeGreaterThan(1);
    expect(awaited).toHaveLength(ideas.length);
    for (const image of awaited) expect(image).toMatchObject({ imageUrl: null, isPending: true });

    await app.runJobs();
    const ready = await imagesOf(ideas);
    for (const image of ready) {
      expect(image).toMatchObject({ madeBy: 'drawing', isPending: false });
      expect((await person.download(`${image.imageUrl}?size=card`)).status).toBe(200);
    }
    expect(new Set(ready.map(({ imageUrl }) => imageUrl)).size).toBe(ideas.length);

    expect(await imagesOf(ideas, host)).toEqual([]);
    expect(await imagesOf([{ id: 'no idea' }])).toEqual([]);
    expect((await host.download(ready[0]?.imageUrl ?? '')).status).toBe(404);
  });

  test('that are pending are made once for the idea and each copy of it that is saved', async () => {
    const [idea] = await think();
    const early = [await save(idea), await save(idea)];
    for (const { isImagePending } of early) expect(isImagePending).toBe(true);
    await app.runJobs();
    const [image] = await imagesOf([idea]);
    const late = await save(idea);
    const urls = await Promise.all([...early, late].map(async ({ id }) => (await read(id)).imageUrl));
    expect(image?.imageUrl).not.toBeNull();
    expect(new Set(urls)).toEqual(new Set([image?.imageUrl]));
  });

  test('generated again replace the picture of the idea and of its saved recipe', async () => {
    const [idea] = await think();
    await app.runJobs();
    const body = { recipeName: idea.name, ingredients: ['leek', 'egg'], recipeId: idea.id };
    const first = await person.call(pictures.generate, { body });
    expect((await imagesOf([idea]))[0]?.imageUrl).toBe(first.imageUrl);
    const saved = await save(idea, first.imageUrl);
    expect(saved.imageUrl).toBe(first.imageUrl);
    const second = await person.call(pictures.generate, { body: { ...body, recipeId: saved.id } });
    expect(second.imageUrl).not.toBe(first.imageUrl);
    expect((await imagesOf([idea]))[0]?.imageUrl).toBe(second.imageUrl);
    const third = await person.call(pictures.generate, { body });
    expect((await read(saved.id)).imageUrl).toBe(third.imageUrl);
  });

  test('are used for the recipe when the idea is saved, stay with the idea when the recipe is removed, and return on undo', async () => {
    const [idea] = await think();
    await app.runJobs();
    const [image] = await imagesOf([idea]);
    const saved = await save(idea);
    expect(saved).toMatchObject({ imageUrl: image?.imageUrl, isImagePending: false, imageMadeBy: 'drawing' });
    expect(await imagesOf([idea])).toEqual([image]);
    const { undoId } = await person.call(recipes.remove, { params: { id: String(saved.id) } });
    expect((await imagesOf([idea]))[0]?.imageUrl).toBe(saved.imageUrl);
    const ready = { imageUrl: saved.imageUrl, isImagePending: false };
    const again = await save(idea, saved.imageUrl);
    expect(again).toMatchObject(ready);
    // Both show the one picture, which the second has taken over.
    await person.call(undo.run, { params: { id: String(undoId) } });
    for (const { id } of [saved, again]) expect(await read(id)).toMatchObject({ id, ...ready });
  });

  test('for too many ids are refused', async () => {
    const ids = Array.from({ length: 31 }, (_, index) => `idea-${index}`).join();
    expect((await person.refused(pictures.ofIdeas, { query: { ids } })).status).toBe(400);
  });
});
