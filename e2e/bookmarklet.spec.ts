import { createServer } from 'node:http';
import { freePort } from '../apps/server/src/testing/processes/free-port.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Members’ Dhal',
  recipeYield: '4 servings',
  recipeIngredient: ['250 g red lentils', '1 tsp cumminn'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer everything.' }],
};

/** A site that shows its pages only to a browser with its cookie, and lets them call nothing. */
async function startSite() {
  const server = createServer(({ headers }, response) => {
    if (!headers.cookie?.includes('member=yes')) return response.writeHead(403).end();
    const data = JSON.stringify(RECIPE).replaceAll('<', '\\u003c');
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; script-src 'none'; connect-src 'none'; form-action 'none'",
        'cross-origin-opener-policy': 'same-origin',
      })
      .end(`<title>Dhal</title><script type="application/ld+json">${data}</script><h1>Members’ Dhal</h1>
        <p style="color: red">${'A long story. '.repeat(500)}</p>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a page that only its reader can open is sent by the bookmarklet, mended and saved', async ({
  page,
}) => {
  const site = await startSite();
  await setUpAdmin(page);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Add Recipe' }).click();
  const form = page.getByRole('dialog', { name: 'Add Recipe' });
  await form.getByText('Send pages with a bookmarklet').click();
  await form.getByRole('button', { name: 'Make a Bookmarklet' }).click();
  const mark = form.getByRole('link', { name: 'Save to Cookbook' });
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  const code = (await mark.getAttribute('href')) ?? '';
  expect(code).toMatch(/^javascript:/);

  await page.context().addCookies([{ name: 'member', value: 'yes', url: site.url }]);
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/dhal`);
  const opened = page.context().waitForEvent('page');
  // A press on a bookmark runs its code beside the page, whose policy does not reach it.
  await tab.evaluate(decodeURIComponent(code.replace('javascript:', '')));
  const sent = await opened;
  const found = sent.getByRole('dialog', { name: 'Add Recipe' });
  await expect(found.getByText('2 ingredient lines and 1 step filled in.')).toBeVisible();
  expect(sent.url()).not.toContain('#');
  expect(await (await page.request.get('/api/recipes')).json()).toEqual([]);

  await expect(found.getByLabel('Source')).toHaveValue(`${site.url}/dhal`);
  await found.getByLabel('Ingredients').fill('250 g red lentils\n1 tsp cumin');
  await found.getByRole('button', { name: 'Save Recipe' }).click();
  const saved = sent.getByRole('dialog', { name: 'Members’ Dhal' });
  await expect(saved.getByText('Cumin', { exact: true })).toBeVisible();
  await expect(saved.getByText('Simmer everything.')).toBeVisible();
  site.close();
});
