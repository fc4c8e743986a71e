import { test as base, expect } from '@playwright/test';
import type { AppServer } from './app-server.ts';
import { letToastsStay } from './lasting-toasts.ts';
import { PageProblems } from './page-problems.ts';
import type { SharedApp } from './shared-app.ts';
import { zoneOfLastingDay } from './zone-of-lasting-day.ts';

interface Fixtures {
  /** Candidates for the browser's time zone: the first one in which midnight is not imminent is used. */
  timeZones: readonly string[];
  /** The real app with an empty database. */
  app: AppServer;
  /** Problems in the page; unexpected ones fail the test. */
  problems: PageProblems;
}

interface WorkerFixtures {
  /** Shared by the tests of a worker. */
  sharedApp: SharedApp;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  timeZones: [['America/New_York', 'America/Los_Angeles'], { option: true }],
  timezoneId: async ({ timeZones }, use) => use(zoneOfLastingDay(timeZones)),
  sharedApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      // Loaded here, because the process that lists the tests and starts the others needs no app.
      const { startSharedApp } = await import('./shared-app.ts');
      const app = await startSharedApp();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  app: async ({ sharedApp }, use) => {
    await sharedApp.empty();
    await use(sharedApp);
  },
  baseURL: async ({ app }, use) => use(app.url),
  context: async ({ context }, use) => {
    await letToastsStay(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  problems: async ({}, use) => use(new PageProblems()),
  page: async ({ page, problems }, use) => {
    problems.watch(page);
    await use(page);
    expect(problems.unexpected()).toEqual([]);
  },
});

export { expect };
