import type { RequestListener } from 'node:http';
import { ownRecipes } from '@game-plan/contracts/kitchen/own-recipes';
import { pictures } from '@game-plan/contracts/kitchen/pictures';
import { recipes } from '@game-plan/contracts/kitchen/recipes';
import { undo } from '@game-plan/contracts/people/undo';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoWithMetadata } from '#testing/photos.ts';
import { setUpApp } from '#testing/set-up-app.ts';
import { startWebSite } from '#testing/web-site.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil Soup',
  recipeYield: '4 servings',
  image: [{ '@type': 'ImageObject', url: '/soup.png' }],
  totalTime: 'PT40M',
  recipeIngredient: ['200 g red lentils', '1 onion', '1 l vegetable broth'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Fry the onion.' },
    { '@type': 'HowToStep', text: 'Simmer with lentils and broth.' },
  ],
};
const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const script = (text: string) => `<script type="application/ld+json">${text}</script>`;

/** The pages of a site, by path: a source, or how to answer. */
const PAGES: Readonly<Record<string, string | RequestListener>> = {
  '/linked': page(
    '<p>A long story</p>',
    script(JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, RECIPE] })),
  ),
  '/marked': page(`
    <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lentil Soup</h1>
      <meta itemprop="recipeYield" content="4"><img itemprop="image" src="soup.png" alt=""><time itemprop="totalTime" datetime="PT40M">40 min</time>
      <ul><li itemprop="recipeIngredient">200 g red lentils</li><li itemprop="recipeIngredient">1 onion</li>
      <li itemprop="recipeIngredient">1 l vegetable broth</li></ul>
      <ol itemprop="recipeInstructions"><li>Fry the onion.</li><li>Simmer with lentils and broth.</li></ol></div>`),
  '/rdfa': page(`
    <div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Lentil Soup</h1>
      <span property="recipeYield">Serves 4</span><meta property="totalTime" content="PT40M">
      <ul><li property="recipeIngredient">200 g red lentils</li><li property="recipeIngredient">1 onion</li>
      <li property="recipeIngredient">1 l vegetable broth</li></ul>
      <div property="recipeInstructions"><p>Fry the onion.</p><p>Simmer with lentils and broth.</p></div></div>`),
  '/seen': page(
    `
    <nav><ul><li>Home</li><li>Recipes</li><li>2 tips</li></ul></nav>
    <main><h1>Lentil Soup</h1><p>Serves 4</p><p>Cook time: 40 min</p><h2>Ingredients</h2>
      <ul><li>200 g red lentils</li><li>1 onion</li><li>1 l vegetable broth</li></ul>
      <h2>Instructions</h2><ol><li>Fry the onion.</li><li>Simmer with lentils and broth.</li></ol>
      <h2>You may also like</h2><p>Fry it all again.</p><section id="comments"><p>3 cups of love!</p></section></main><footer>2026 A Site</footer>`,
    '<meta property="og:image" content="/soup.png">',
  ),
  '/without-steps': page(
    `<h1>Lentil Soup</h1><h2>Ingredients</h2><ul><li>200 g red lentils</li><li>1 onion</li><li>1 l vegetable broth</li></ul>
     <h2>Instructions</h2><ol><li>Fry the onion.</li><li>Simmer with lentils and broth.</li></ol>`,
    script(JSON.stringify({ ...RECIPE, recipeInstructions: [] })),
  ),
  '/western': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=windows-1252' })
      .end(Buffer.from(page('', script(JSON.stringify({ ...RECIPE, name: 'Crème brûlée' }))), 'latin1')),
  '/moved': (_, response) => response.writeHead(302, { location: '/linked' }).end(),
  '/soup.png': async (_, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(await photoWithMetadata()),
  '/nothing': page('<h1>About us</h1><p>We like food.</p>'),
  '/picture': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('no page'),
  '/huge': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(Buffer.alloc(4_000_000, 32)),
  '/blocked': (_, response) => response.writeHead(403).end(),
  '/circle': (_, response) => response.writeHead(302, { location: '/circle' }).end(),
  '/inside': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
};

describe('a recipe at a web address', () => {
  let site: Awaited<ReturnType<typeof startWebSite>>;
  const setup = setUpApp({
    fetchPage: (...asked) => site.fetchPage(...asked),
    fetchPicture: (...asked) => site.fetchPicture(...asked),
  });
  beforeAll(async () => {
    site = await startWebSite(PAGES);
  });
  afterAll(() => site.close());

  const read = (path: string) =>
    setup.person.call(ownRecipes.readPage, { body: { url: site.origin + path } });

  test.each(['/linked', '/marked', '/rdfa', '/seen', '/without-steps', '/moved'])(
    'is read: %s',
    async (path) => {
      expect(await read(path)).toMatchObject({
        name: 'Lentil Soup',
        servings: 4,
        ingredients: RECIPE.recipeIngredient,
        steps: RECIPE.recipeInstructions.map(({ text }) => text),
      });
    },
  );

  test('has the address behind redirects as its source', async () => {
    expect(await read('/moved')).toMatchObject({ sourceUrl: `${site.origin}/linked` });
  });

  test.each(['/linked', '/marked', '/seen'])(
    'has the picture that the page names, wherever it is named: %s',
    async (path) => {
      expect(await read(path)).toMatchObject({ picture: `${site.origin}/soup.png` });
    },
  );

  const save = (path: string) =>
    setup.person.call(ownRecipes.create, {
      body: { name: 'Soup', servings: 4, ingredients: ['1 onion'], pictureUrl: site.origin + path },
    });
  const shown = async (id: number) => {
    await setup.app.runJobs();
    return setup.person.call(recipes.read, { params: { id: String(id) } });
  };

  test.each(['/nothing', '/missing.png', '/inside'])('whose picture is none is drawn: %s', async (path) => {
    const { id } = await save(path);
    expect(await shown(id)).toMatchObject({ imageMadeBy: 'drawing' });
  });

  test('keeps its picture as a photo; without it the dish is drawn, and Undo brings it back', async () => {
    const { id } = await save('/soup.png');
    expect(await shown(id)).toMatchObject({ imageMadeBy: 'photo', isImagePending: false });
    const { undoId } = await setup.person.call(pictures.removePhoto, { params: { id: String(id) } });
    expect(await shown(id)).toMatchObject({ imageMadeBy: 'drawing' });
    await setup.person.call(undo.run, { params: { id: String(undoId) } });
    expect(await shown(id)).toMatchObject({ imageMadeBy: 'photo' });
  });

  test('is read in the encoding that the page says', async () => {
    expect(await read('/western')).toMatchObject({ name: 'Crème brûlée' });
  });

  test.each([
    ['/nothing', 'No recipe was found on this page'],
    ['/picture', 'a file at this address, and not a page'],
    ['/huge', 'too large to be read'],
    ['/blocked', 'does not let apps read this page'],
    ['/missing', 'has no page at this address'],
    ['/circle', 'leads in a circle'],
    ['/inside', 'not on the public web'],
  ])('that cannot be read says why: %s', async (path, sentence) => {
    const answer = await setup.person.refused(ownRecipes.readPage, { body: { url: site.origin + path } });
    expect(answer.status).toBe(502);
    expect(answer.body).toMatchObject({ detail: expect.stringContaining(sentence) });
  });

  test.each(['http://127.0.0.1:1/', 'http://169.254.169.254/latest/meta-data', 'http://[::1]/'])(
    'is not opened inside the own network: %s',
    async (url) => {
      const answer = await setup.person.refused(ownRecipes.readPage, { body: { url } });
      expect(answer.status).toBe(502);
      expect(answer.body).toMatchObject({ detail: expect.stringContaining('not on the public web') });
    },
  );

  test.each(['soup', 'ftp://example.org/soup', 'javascript:alert(1)'])(
    'is no such address: %s',
    async (url) => {
      const answer = await setup.person.refused(ownRecipes.readPage, { body: { url } });
      expect(answer.status).toBe(400);
    },
  );

  test('stays with the recipe as its source', async () => {
    const found = await read('/linked');
    const saved = await setup.person.call(ownRecipes.create, {
      body: {
        name: found.name,
        servings: 4,
        ingredients: found.ingredients,
        instructions: found.steps,
        sourceUrl: found.sourceUrl,
      },
    });
    const stored = await setup.person.call(recipes.read, { params: { id: String(saved.id) } });
    expect(stored.sourceUrl).toBe(`${site.origin}/linked`);
  });
});
