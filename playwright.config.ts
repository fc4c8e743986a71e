import { defineConfig } from '@playwright/test';
import { chromiumPath, NO_CHROMIUM } from './scripts/chromium-path.ts';

const executablePath = chromiumPath();
if (executablePath === null) throw new Error(NO_CHROMIUM);

/** Chromium refuses its sandbox to root; the rest keeps it from talking to anyone but the app. */
const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  // Every test starts a server and a database of its own.
  workers: 2,
  fullyParallel: true,
  // A journey of many steps on a busy machine; each step has the shorter limit below.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
});
