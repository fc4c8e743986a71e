import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipeLinks } from '@game-plan/contracts/kitchen/recipe-links';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { describe, expect, test } from 'vitest';
import { insertPerson } from '#testing/people.ts';
import { dataUrl, photoWithMetadata } from '#testing/photos.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import { TestClient } from '#testing/test-client.ts';

describe('the public link of a recipe', () => {
  const setup = setUpApp();
  const of = (id: number) => ({ params: { id: String(id) } });
  const guest = () => new TestClient(setup.app.origin);
  const soup = {
    name: 'Soup </script> & "more"',
    description: 'Of my aunt',
    servings: 4,
    prepTime: 10,
    cookTime: 25,
    cuisine: 'Polish',
    ingredients: ['For the broth:', '200 g red lentils', '1 <b>onion</b>'],
    instructions: ['Cook <i>gently</i>.'],
    sourceUrl: 'https://example.org/soup?a=1&b=2',
  };
  const save = () => setup.person.call(ownRecipes.create, { body: soup });
  const make = async (id: number) => (await setup.person.call(recipeLinks.make, of(id))).path;

  test('is made once, is told to members, and opens for somebody without an account', async () => {
    const { id } = await save();
    expect((await setup.person.call(recipes.read, of(id))).publicPath).toBeNull();
    const path = await make(id);
    expect(path).toMatch(/^\/api\/shared\/[\w-]{43}$/);
    expect(await make(id)).toBe(path);
    expect((await setup.person.call(recipes.read, of(id))).publicPath).toBe(path);
    const { status, headers, body } = await guest().download(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    const html = String(body);
    expect(html).toContain('<h1>Soup &lt;/script&gt; &amp; &quot;more&quot;</h1>');
    expect(html).toContain('<li class="head">For the broth:</li>');
    expect(html).toContain('<li>200 g red lentils</li>');
    expect(html).toContain('<li>Cook &lt;i&gt;gently&lt;/i&gt;.</li>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('person');
    expect(html).not.toContain('available');
  });

  test('has the recipe as apps read it, which is read back the same', async () => {
    const { id } = await save();
    const html = String((await guest().download(await make(id))).body);
    const data: unknown = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(data).toMatchObject({
      '@type': 'Recipe',
      name: soup.name,
      recipeYield: '4',
      prepTime: 'PT10M',
      cookTime: 'PT25M',
      recipeCuisine: 'Polish',
      recipeIngredient: soup.ingredients,
    });
    const read = await setup.person.call(ownRecipes.readText, { body: { text: JSON.stringify(data) } });
    const { servings, prepTime, cookTime } = soup;
    expect(read).toMatchObject({ servings, prepTime, cookTime, steps: ['Cook gently.'] });
    expect(read.ingredients).toContain('200 g red lentils');
  });

  test('shows the photo of the dish, and none of another picture', async () => {
    const { id } = await save();
    const path = await make(id);
    expect((await guest().download(`${path}/picture`)).status).toBe(404);
    const { imageUrl } = await setup.person.call(pictures.setPhoto, {
      ...of(id),
      body: { imageBase64: dataUrl(await photoWithMetadata()) },
    });
    const { status, headers } = await guest().download(`${path}/picture`);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(String((await guest().download(path)).body)).toContain(`${path}/picture"`);
    expect((await guest().download(imageUrl)).status).toBe(401);
  });

  test('is gone when it is withdrawn or the recipe is removed, and a new one is another', async () => {
    const { id } = await save();
    const path = await make(id);
    await setup.person.call(recipeLinks.withdraw, of(id));
    expect((await guest().download(path)).status).toBe(404);
    const other = await make(id);
    expect(other).not.toBe(path);
    const { undoId } = await setup.person.call(recipes.remove, of(id));
    expect((await guest().download(other)).status).toBe(404);
    await setup.person.call(undo.run, of(undoId));
    expect((await guest().download(other)).status).toBe(200);
  });

  test('is not made, withdrawn or told by strangers, and cannot be guessed', async () => {
    const { id } = await save();
    const path = await make(id);
    const stranger = await insertPerson(setup.app, 'stranger');
    expect((await stranger.refused(recipeLinks.make, of(id))).status).toBe(404);
    expect((await stranger.refused(recipeLinks.withdraw, of(id))).status).toBe(404);
    expect((await guest().download(path)).status).toBe(200);
    expect((await guest().download(`${path.slice(0, -1)}`)).status).toBe(400);
    expect((await guest().download(`/api/shared/${'a'.repeat(43)}`)).status).toBe(404);
  });
});
