import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { startAppServer } from '../e2e/app-server.ts';
import { stockKitchen, TWELVE_FOODS } from '../e2e/kitchen.ts';
import { setUpAdmin } from '../e2e/people.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';

/** Takes the README's picture: the dashboard with recipe suggestions, from the built web app. */
const PICTURE = join(import.meta.dirname, '../docs/screenshot.png');

const executablePath = chromiumPath();
if (executablePath === null) throw new Error(NO_CHROMIUM);

const app = await startAppServer();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1280, height: 846 } });
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  await expect(page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(page.getByRole('button', { name: 'Dismiss notification' })).toBeHidden();
  await page.mouse.move(0, 0);
  await page.screenshot({ path: PICTURE, animations: 'disabled' });
} finally {
  await browser.close();
  await app.dispose();
}
console.log(`Wrote ${PICTURE}`);
