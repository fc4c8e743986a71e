import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { giveOldRecipesPicturesJob, tidyPicturesJob } from '#db/jobs/picture-jobs.ts';
import { dish } from '#testing/dishes.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { agePictures, countPictures, forgetPictures, loseJobs } from '#testing/rows/picture-rows.ts';
import { deleteUser } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('unused pictures', () => {
  let app: TestApp;
  let host: TestClient;
  let person: TestClient;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    await app.empty();
    host = await insertAdmin(app);
    person = await insertPerson(app, 'lovelace');
  });
  afterAll(() => app.close());

  async function save(client: TestClient, name: string, imageUrl: string | null = null) {
    const { id } = await client.call(recipes.create, { body: dish(name, { imageUrl }) });
    await app.runJobs();
    return client.call(recipes.read, { params: { id: String(id) } });
  }
  const remove = (client: TestClient, id: number) =>
    client.call(recipes.remove, { params: { id: String(id) } });
  const statusOf = async (client: TestClient, imageUrl: string | null) =>
    (await client.download(imageUrl ?? '')).status;
  async function tidy(hoursLater: number) {
    await agePictures(app.db, hoursLater);
    await app.addJob(tidyPicturesJob);
    await app.runJobs();
  }

  test('are deleted with the last recipe that uses them', async () => {
    const [mine, yours] = [await save(person, 'Soup'), await save(host, 'Soup')];
    expect(mine.imageUrl).toBe(yours.imageUrl);
    await remove(person, mine.id);
    expect(await statusOf(person, mine.imageUrl)).toBe(404);
    await tidy(25);
    expect(await statusOf(host, mine.imageUrl)).toBe(200);
    await remove(host, yours.id);
    await tidy(25);
    expect(await countPictures(app.db)).toEqual({ stored: 0, used: 0 });
  });

  test('return when a recipe removed a moment ago is restored', async () => {
    const { id, imageUrl } = await save(person, 'Soup');
    const body = { recipeName: 'Soup', ingredients: ['egg'], recipeId: id };
    const chosen = await person.call(pictures.generate, { body });
    expect(chosen.imageUrl).not.toBe(imageUrl);
    const { undoId } = await remove(person, id);
    await tidy(23);
    await person.call(undo.run, { params: { id: String(undoId) } });
    const restored = await person.call(recipes.read, { params: { id: String(id) } });
    expect(restored).toMatchObject({ imageUrl: chosen.imageUrl, imageMadeBy: 'drawing' });
    await tidy(25);
    expect(await statusOf(person, chosen.imageUrl)).toBe(200);
    expect(await countPictures(app.db)).toEqual({ stored: 1, used: 1 });
  });

  test('are kept when others start using them during the clean-up', async () => {
    const body = { recipeName: 'Soup', ingredients: ['egg'] };
    const former = await person.call(recipes.create, { body: dish('Soup') });
    const again = { body: { ...body, recipeId: former.id } };
    const { imageUrl } = await person.call(pictures.generate, again);
    await remove(person, former.id);
    await agePictures(app.db, 2);
    const ids = ['idea-1', 'idea-2', 'idea-3', 'idea-4'];
    await app.addJob(tidyPicturesJob);
    const [made] = await Promise.all([
      Promise.all(ids.map((id) => host.call(pictures.generate, { body: { ...body, recipeId: id } }))),
      app.runJobs(),
    ]);
    for (const one of made) expect(one.imageUrl).toBe(imageUrl);
    expect(await statusOf(host, imageUrl)).toBe(200);
    await tidy(2);
    expect(await statusOf(host, imageUrl)).toBe(200);
  });

  test('are deleted with the account', async () => {
    await save(person, 'Soup');
    await deleteUser(app.db, 'lovelace');
    await tidy(1);
    expect(await countPictures(app.db)).toEqual({ stored: 0, used: 0 });
  });

  test('of ideas are deleted after a week, those of saved recipes stay', async () => {
    const body = { recipeName: 'Soup', ingredients: ['egg'], recipeId: 'idea-1' };
    const idea = await person.call(pictures.generate, { body });
    const kept = await save(person, 'Stew');
    await tidy(24 * 6);
    expect(await statusOf(person, idea.imageUrl)).toBe(200);
    await tidy(25);
    expect(await statusOf(person, idea.imageUrl)).toBe(404);
    expect(await statusOf(person, kept.imageUrl)).toBe(200);
    expect(await countPictures(app.db)).toEqual({ stored: 1, used: 1 });
  });

  test('a picture whose job was lost is made again', async () => {
    const { id } = await person.call(recipes.create, { body: dish('Soup') });
    await loseJobs(app.db);
    await app.runJobs();
    const read = () => person.call(recipes.read, { params: { id: String(id) } });
    expect((await read()).isImagePending).toBe(true);
    await tidy(2);
    expect(await read()).toMatchObject({ isImagePending: false, imageMadeBy: 'drawing' });
  });

  test('recipes older than pictures get one, those with an external address keep it', async () => {
    const old = [await save(person, 'Soup'), await save(host, 'Stew')] as const;
    await forgetPictures(app.db);
    const imageUrl = 'https://example.org/pie.jpg';
    const imported = await save(person, 'Pie', imageUrl);
    await app.addJob(giveOldRecipesPicturesJob);
    await app.runJobs();
    const read = async (client: TestClient, { id }: { id: number }) =>
      (await client.call(recipes.read, { params: { id: String(id) } })).imageUrl;
    expect(await read(person, old[0])).toBe(old[0].imageUrl);
    expect(await read(host, old[1])).toBe(old[1].imageUrl);
    expect(await read(person, imported)).toBe(imageUrl);
  });
});
