import { defineConfig } from '@playwright/test';
import { cameraFlags } from './e2e/support/barcode-picture.ts';
import { CHROMIUM_FLAGS } from './scripts/chromium/chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from './scripts/chromium/chromium-path.ts';

const executablePath = chromiumPath();
if (executablePath === null) throw new Error(NO_CHROMIUM);

export default defineConfig({
  testDir: 'e2e',
  // Each has an app, a database and a browser of its own. `npm test` has four rows of tests, of which this is one.
  workers: Math.min(2, Number(process.env.TEST_WORKERS ?? 2)),
  fullyParallel: true,
  // A journey of many steps on a busy machine; each step has the shorter limit below.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // One after the other, journeys get the same page, emptied: to start a process of Chromium and to read the app anew takes
    // most of a second of a processor.
    reuseContext: true,
    launchOptions: { executablePath, args: [...CHROMIUM_FLAGS, ...cameraFlags()] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // A twelfth of the time goes into frames that no journey looks at.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Recording every step takes a third of the time: `npx playwright test --trace on e2e/…` records what is looked into.
    trace: 'off',
    // Its own journey allows it: a request that it answers is seen by no other.
    serviceWorkers: 'block',
  },
});
