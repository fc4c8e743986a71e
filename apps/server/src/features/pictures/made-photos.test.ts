import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { account } from '@game-plan/contracts/people/account';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { tidyPicturesJob } from '#db/jobs/picture-jobs.ts';
import { dish } from '#testing/dishes.ts';
import { dataUrl, interlacedPhoto, PRIVATE_WORDS, photoWithMetadata } from '#testing/photos.ts';
import { readZip } from '#testing/read-zip.ts';
import { agePictures } from '#testing/rows/picture-rows.ts';
import { setUpApp } from '#testing/set-up-app.ts';

const DAY = '2026-11-21';

describe('photos of a recipe as it was made', () => {
  const setup = setUpApp();
  const of = (id: number) => ({ params: { id: String(id) } });
  const on = (id: number, date = DAY) => ({ params: { id: String(id), date } });
  const read = (id: number) => setup.person.call(recipes.read, of(id));
  const save = async () => (await setup.person.call(recipes.create, { body: dish('Soup') })).id;
  const add = async (id: number, day = DAY) =>
    setup.person.call(pictures.setMadePhoto, {
      ...on(id, day),
      body: { imageBase64: dataUrl(await photoWithMetadata()) },
    });

  test('are kept by day, which they mark as made, without metadata', async () => {
    const id = await save();
    const { imageUrl } = await add(id);
    expect(await read(id)).toMatchObject({ madeOn: [DAY], madePhotos: [{ on: DAY, imageUrl }] });
    const { status, body } = await setup.person.download(imageUrl);
    expect(status).toBe(200);
    for (const word of PRIVATE_WORDS) expect(body.includes(word)).toBe(false);
  });

  test('are removed alone or with their day; alone they come back for a day', async () => {
    const id = await save();
    await add(id);
    const { undoId } = await setup.person.call(pictures.removeMadePhoto, on(id));
    expect(await read(id)).toMatchObject({ madeOn: [DAY], madePhotos: [] });
    expect((await setup.person.refused(pictures.removeMadePhoto, on(id))).status).toBe(404);
    await setup.person.call(undo.run, of(undoId));
    expect((await read(id)).madePhotos).toHaveLength(1);
    await setup.person.call(recipes.update, { ...of(id), body: { made: { on: DAY, isMade: false } } });
    expect(await read(id)).toMatchObject({ madeOn: [], madePhotos: [] });
  });

  test('are neither swept while they are shown, nor while the recipe can come back', async () => {
    const id = await save();
    // Another day's photo than that of the other tests, which would keep the same picture.
    const { imageUrl } = await setup.person.call(pictures.setMadePhoto, {
      ...on(id),
      body: { imageBase64: dataUrl(await interlacedPhoto('jpeg', 400)) },
    });
    const sweep = async () => {
      await setup.app.addJob(tidyPicturesJob);
      await setup.app.runJobs();
    };
    await agePictures(setup.app.db, 25);
    await sweep();
    const { undoId } = await setup.person.call(recipes.remove, of(id));
    expect((await setup.person.download(imageUrl)).status).toBe(404);
    await agePictures(setup.app.db, 23);
    await sweep();
    await setup.person.call(undo.run, of(undoId));
    expect((await setup.person.download(imageUrl)).status).toBe(200);
  });

  test('are in the download', async () => {
    const id = await save();
    await add(id);
    const { body } = await setup.person.download(account.download.path);
    expect([...(await readZip(body)).keys()]).toContain(`pictures/recipe-${id}-made-${DAY}.jpg`);
  });

  test('another user gets 404', async () => {
    const id = await save();
    const { imageUrl } = await add(id);
    const other = await setup.newPerson();
    const body = { imageBase64: dataUrl(await photoWithMetadata()) };
    expect((await other.refused(pictures.setMadePhoto, { ...on(id), body })).status).toBe(404);
    expect((await other.refused(pictures.removeMadePhoto, on(id))).status).toBe(404);
    expect((await other.download(imageUrl)).status).toBe(404);
    expect((await read(id)).madePhotos).toHaveLength(1);
  });

  test('what is no photo is refused, and marks no day', async () => {
    const id = await save();
    const body = { imageBase64: 'data:image/png;base64,AAAA' };
    expect((await setup.person.refused(pictures.setMadePhoto, { ...on(id), body })).status).toBe(400);
    expect((await setup.person.refused(pictures.removeMadePhoto, on(id, '2026-02-30'))).status).toBe(400);
    expect((await read(id)).madeOn).toEqual([]);
  });

  test('taking from the inventory marks the day, of an own recipe only, and Undo takes it away', async () => {
    const id = await save();
    const body = { name: 'Rice', category: 'grain' as const, quantity: '500', unit: 'g' as const };
    const rice = await setup.person.call(ingredients.create, { body });
    const take = (recipeId: number) => ({
      body: {
        items: [{ id: rice.id, quantity: '500', unit: 'g' as const, left: '400' }],
        cooked: 'Soup',
        made: { recipeId, on: DAY },
      },
    });
    const { undoId } = await setup.person.call(ingredients.use, take(id));
    expect((await read(id)).madeOn).toEqual([DAY]);
    await setup.person.call(undo.run, of(undoId));
    expect((await read(id)).madeOn).toEqual([]);
    const other = await setup.newPerson();
    const { id: theirs } = await other.call(recipes.create, { body: dish('Pie') });
    await setup.person.call(ingredients.use, take(theirs));
    expect((await other.call(recipes.read, of(theirs))).madeOn).toEqual([]);
  });
});
