import { test as base, expect } from '@playwright/test';
import { type AppServer, type Settings, startAppServer } from './app-server.ts';
import { PageProblems } from './page-problems.ts';

interface Fixtures {
  /** Environment variables for `app`. */
  settings: Settings;
  /** The real app with an empty database, for this test alone. */
  app: AppServer;
  /** What went wrong in the page; anything unexpected fails the test. */
  problems: PageProblems;
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  app: async ({ settings }, use) => {
    const app = await startAppServer(settings);
    await use(app);
    await app.dispose();
  },
  baseURL: async ({ app }, use) => use(app.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  problems: async ({}, use) => use(new PageProblems()),
  page: async ({ page, problems }, use) => {
    problems.watch(page);
    await use(page);
    expect(problems.unexpected()).toEqual([]);
  },
});

export { expect };
