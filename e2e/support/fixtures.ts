import { test as base, expect } from '@playwright/test';
import { type AppServer, type Settings, startAppServer } from './app-server.ts';
import { letToastsStay } from './lasting-toasts.ts';
import { PageProblems } from './page-problems.ts';
import { type SharedApp, startSharedApp } from './shared-app.ts';
import { zoneOfLastingDay } from './zone-of-lasting-day.ts';

interface Fixtures {
  /** Environment variables for `app`, which is then started for this test alone. */
  settings: Settings;
  /** The browser's clock is that of the first of them where the day lasts as long as the test. */
  timeZones: readonly string[];
  /** The real app with an empty database. */
  app: AppServer;
  /** What went wrong in the page; anything unexpected fails the test. */
  problems: PageProblems;
}

interface WorkerFixtures {
  /** What tests without settings of their own get. */
  sharedApp: SharedApp;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { option: true }],
  timeZones: [['America/New_York', 'America/Los_Angeles'], { option: true }],
  timezoneId: async ({ timeZones }, use) => use(zoneOfLastingDay(timeZones)),
  sharedApp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const app = await startSharedApp();
      await use(app);
      await app.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  app: async ({ settings, sharedApp }, use) => {
    if (Object.keys(settings).length === 0) {
      await sharedApp.empty();
      await use(sharedApp);
    } else {
      const app = await startAppServer({ DATABASE_URL: await sharedApp.addDatabase(), ...settings });
      await use(app);
      await app.dispose();
    }
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
