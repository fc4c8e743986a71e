import { bookmarklet } from '@game-plan/contracts/kitchen/bookmarklet';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { describe, expect, test } from 'vitest';
import { setUpApp } from '#testing/set-up-app.ts';

const RECIPE = {
  '@type': 'Recipe',
  name: 'Lentil Soup',
  recipeYield: 4,
  image: '/soup.png',
  recipeIngredient: ['200 g red lentils', '1 onion'],
  recipeInstructions: 'Simmer.',
};
const PAGE = {
  url: 'https://example.org/soup?for=members',
  html: `<html><head><script type="application/ld+json">${JSON.stringify(RECIPE)}</script></head></html>`,
};

describe('the bookmarklet', () => {
  const setup = setUpApp();

  test('reads the page that it sends with its token, and saves nothing', async () => {
    const { token } = await setup.person.call(bookmarklet.replace);
    expect(await setup.person.call(bookmarklet.read)).toEqual({ token });
    const body = { ...PAGE, token: token ?? '' };
    expect(await setup.person.call(bookmarklet.readPage, { body })).toMatchObject({
      name: 'Lentil Soup',
      servings: 4,
      ingredients: RECIPE.recipeIngredient,
      picture: 'https://example.org/soup.png',
      sourceUrl: PAGE.url,
    });
    expect(await setup.person.call(recipes.list)).toEqual([]);
  });

  test('does nothing with another person’s token, a former one, or one that was ended', async () => {
    const refusedWith = async (token: string | null) =>
      (await setup.person.refused(bookmarklet.readPage, { body: { ...PAGE, token: token ?? '' } })).status;
    const other = await setup.newPerson();
    expect(await refusedWith((await other.call(bookmarklet.replace)).token)).toBe(403);
    const { token: former } = await setup.person.call(bookmarklet.replace);
    const { token } = await setup.person.call(bookmarklet.replace);
    expect(await refusedWith(former)).toBe(403);
    await setup.person.call(bookmarklet.withdraw);
    expect(await refusedWith(token)).toBe(403);
    expect(await refusedWith('')).toBe(403);
    expect(await setup.person.call(bookmarklet.read)).toEqual({ token: null });
  });

  test.each([
    ['a page without a recipe', { html: '<h1>About us</h1>' }, 502, 'No recipe was found on this page.'],
    ['no page of the web', { url: 'file:///etc/passwd' }, 400, 'Not a page of the web'],
    ['a page that is too large', { html: 'x'.repeat(1_500_001) }, 400, 'At most 1500000 characters'],
  ])('refuses %s with a sentence', async (_, change, status, said) => {
    const { token } = await setup.person.call(bookmarklet.replace);
    const refused = await setup.person.refused(bookmarklet.readPage, {
      body: { ...PAGE, ...change, token: token ?? '' },
    });
    expect(refused.status).toBe(status);
    expect(refused.body.detail).toMatch(said);
  });
});
