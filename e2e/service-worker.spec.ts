import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { setUpAdmin } from './support/people.ts';

const LATER = 'meta[name="later"]';

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Stands before the app, and from `upgrade` on answers as a later version of it, whose page has the element LATER. */
async function startUpgradable(appUrl: string) {
  let isLater = false;
  const later: Readonly<Record<string, (body: string) => string>> = {
    '/index.html': (body) => body.replace('</head>', '<meta name="later"></head>'),
    // Its list has the page under another revision.
    '/service-worker.js': (body) => body.replace(/[\da-f]{64}/, 'f'.repeat(64)),
  };
  const proxy = createServer(async (asked, answer) => {
    const sent = forward(new URL(asked.url ?? '/', appUrl), {
      method: asked.method,
      headers: {
        ...without(asked.headers, ['accept-encoding', 'if-none-match']),
        host: new URL(appUrl).host,
        ...(asked.headers.origin && { origin: appUrl }),
      },
    });
    asked.pipe(sent);
    const [came] = await once(sent, 'response');
    const change = isLater && later[asked.url ?? ''];
    if (!change) {
      answer.writeHead(came.statusCode, came.headers);
      came.pipe(answer);
      return;
    }
    answer.writeHead(200, without(came.headers, ['content-length', 'etag'])).end(change(await text(came)));
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    upgrade: () => {
      isLater = true;
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/** The paths of everything that the browser keeps for the app. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('the app is installed and opens without a connection; a later version says that it is ready, and is not mixed with the one before; after a sign-out nothing private is left', async ({
  browser,
  app,
}) => {
  const upgradable = await startUpgradable(app.url);
  const context = await browser.newContext({ baseURL: upgradable.url, serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await setUpAdmin(page);
    await page.goto('/');
    const greeting = page.getByRole('heading', { name: "Today's game plan, Ada" });
    await expect(greeting).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => kept(page)).toContain('/index.html');

    // Also where the app has been before any page of it was kept.
    await context.setOffline(true);
    await page.goto('/recipes');
    await expect(page.getByRole('alert')).toContainText(
      'This device is offline. What you saved is safe. Try again once you are connected.',
    );
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();

    upgradable.upgrade();
    await page.goto('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByText('A new version is ready.');
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(greeting).toBeVisible();
    await expect(page.locator(LATER)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator(LATER)).toBeAttached();
    await expect(greeting).toBeVisible();
    await expect(notice).toHaveCount(0);

    await page.evaluate(() => sessionStorage.setItem('draft', 'private'));
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to Game Plan Cookbook' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
    expect((await kept(page)).filter((path) => !/^\/(?:assets\/|index\.html$)/.test(path))).toEqual([]);
  } finally {
    await context.close();
    upgradable.close();
  }
});
