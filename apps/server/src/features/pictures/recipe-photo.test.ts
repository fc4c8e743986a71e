import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { account } from '@game-plan/contracts/people/account';
import { undo } from '@game-plan/contracts/people/undo';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyPicturesJob } from '#db/jobs/picture-jobs.ts';
import { dish } from '#testing/dishes.ts';
import { insertPerson } from '#testing/people.ts';
import {
  dataUrl,
  decompressionBomb,
  PRIVATE_WORDS,
  photoWithMetadata,
  shapeOf,
  smallPhoto,
} from '#testing/photos.ts';
import { readZip } from '#testing/read-zip.ts';
import { agePictures } from '#testing/rows/picture-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

describe('a person’s own photo of a saved recipe', () => {
  let app: TestApp;
  let person: TestClient;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    people += 1;
    person = await insertPerson(app, `cook${people}`);
  });
  afterAll(() => app.close());

  const of = (id: number) => ({ params: { id: String(id) } });
  const read = (id: number) => person.call(recipes.read, of(id));
  const card = async () => (await person.call(recipes.cards)).cards[0];
  const photo = async () => dataUrl(await photoWithMetadata());
  async function pictured(fields: Parameters<typeof dish>[1] = {}) {
    const { id } = await person.call(recipes.create, { body: dish('Soup', fields) });
    await app.runJobs();
    return read(id);
  }
  const give = async (id: number) =>
    person.call(pictures.setPhoto, { ...of(id), body: { imageBase64: await photo() } });

  test('is shown on card and page, in three sizes without metadata, and not to anybody else', async () => {
    const { id, imageUrl: drawing } = await pictured();
    const before = (await person.call(recipes.cards)).version;
    const { imageUrl, madeBy } = await give(id);
    expect(madeBy).toBe('photo');
    const shown = { imageUrl, imageMadeBy: 'photo', isImagePending: false };
    expect(await read(id)).toMatchObject(shown);
    expect(await card()).toMatchObject(shown);
    expect((await person.call(recipes.cards)).version).not.toBe(before);
    for (const [size, shape] of [
      ['full', 'jpeg 1280x960'],
      ['dialog', 'webp 960x720'],
      ['card', 'webp 640x480'],
    ]) {
      const { body, headers } = await person.download(`${imageUrl}?size=${size}`);
      expect(await shapeOf(body)).toBe(shape);
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
      for (const word of PRIVATE_WORDS) expect(body.includes(word)).toBe(false);
    }
    const stranger = await insertPerson(app, `stranger${people}`);
    expect((await stranger.download(imageUrl)).status).toBe(404);
    expect(
      (await stranger.refused(pictures.setPhoto, { ...of(id), body: { imageBase64: await photo() } })).status,
    ).toBe(404);
    expect((await stranger.refused(pictures.removePhoto, of(id))).status).toBe(404);
    expect((await person.download(drawing ?? '')).status).toBe(200);
  });

  test('is removed, which shows the drawing again, and put back for a day', async () => {
    const { id, imageUrl: drawing } = await pictured();
    const { imageUrl } = await give(id);
    const { undoId } = await person.call(pictures.removePhoto, of(id));
    expect(await read(id)).toMatchObject({ imageUrl: drawing, imageMadeBy: 'drawing' });
    expect((await person.refused(pictures.removePhoto, of(id))).status).toBe(404);
    await agePictures(app.db, 23);
    await app.addJob(tidyPicturesJob);
    await app.runJobs();
    await person.call(undo.run, of(undoId));
    expect(await read(id)).toMatchObject({ imageUrl, imageMadeBy: 'photo' });
    expect((await person.download(imageUrl)).status).toBe(200);

    await person.call(pictures.removePhoto, of(id));
    await agePictures(app.db, 25);
    await app.addJob(tidyPicturesJob);
    await app.runJobs();
    expect(await read(id)).toMatchObject({ imageUrl: drawing });
    await give(id);
    expect(await read(id)).toMatchObject({ imageUrl });
  });

  test('is not put back over another one', async () => {
    const { id } = await pictured();
    await give(id);
    const { undoId } = await person.call(pictures.removePhoto, of(id));
    await give(id);
    const again = await person.refused(undo.run, of(undoId));
    expect(again.status).toBe(409);
    expect(again.body.detail).toBe('This recipe has another photo by now. Remove that one first.');
  });

  test('comes back with a removed recipe, also over a picture from elsewhere, and goes with a shared copy', async () => {
    const elsewhere = 'https://example.org/soup.jpg';
    const { id } = await pictured({ imageUrl: elsewhere });
    const { imageUrl } = await give(id);
    const { undoId } = await person.call(recipes.remove, of(id));
    expect((await person.download(imageUrl)).status).toBe(404);
    await person.call(undo.run, of(undoId));
    expect(await read(id)).toMatchObject({ imageUrl, imageMadeBy: 'photo' });
    const copy = await person.call(recipes.create, { body: dish('Soup again', { imageUrl }) });
    expect(copy).toMatchObject({ imageUrl, imageMadeBy: 'photo' });
    await person.call(pictures.removePhoto, of(id));
    expect(await read(id)).toMatchObject({ imageUrl: elsewhere, imageMadeBy: null });
    expect(await read(copy.id)).toMatchObject({ imageUrl });
  });

  test('stays when the recipe is written anew', async () => {
    const { id } = await pictured();
    const { imageUrl } = await give(id);
    await person.call(pictures.generate, {
      body: { recipeName: 'Soup', ingredients: ['egg'], recipeId: id },
    });
    expect(await read(id)).toMatchObject({ imageUrl, imageMadeBy: 'photo' });
  });

  test('is in the data download', async () => {
    const { id } = await pictured();
    await give(id);
    const files = await readZip((await person.download(account.download.path)).body);
    expect(await shapeOf(files.get(`pictures/recipe-${id}-photo.jpg`) ?? new Uint8Array())).toBe(
      'jpeg 1280x960',
    );
    expect(files.has(`pictures/recipe-${id}.svg`)).toBe(true);
  });

  const BAD: readonly (readonly [string, () => Promise<string> | string, string])[] = [
    ['text', () => 'hello', 'Please choose an image file'],
    [
      'words as a picture',
      () => dataUrl(Buffer.from('Soup, as it was served')),
      'Please choose a JPEG, PNG, WebP or GIF image',
    ],
    [
      'a thumbnail',
      async () => dataUrl(await smallPhoto('png')),
      'The image is too small. Please choose one of at least 256 pixels across',
    ],
    [
      'half a file',
      async () => dataUrl((await photoWithMetadata()).subarray(0, 3000)),
      'The image is damaged and cannot be read. Please choose another one',
    ],
    [
      'a bomb',
      () => dataUrl(decompressionBomb()),
      'The image has too many pixels. Please choose a smaller one',
    ],
  ];
  test.each(BAD)('%s is refused, and the drawing stays', async (_, made, sentence) => {
    const { id, imageUrl } = await pictured();
    const answer = await person.refused(pictures.setPhoto, {
      ...of(id),
      body: { imageBase64: await made() },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(sentence);
    expect(await read(id)).toMatchObject({ imageUrl });
  });
});
