import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { startAppServer } from '../../e2e/support/app-server.ts';
import { stockKitchen, TWELVE_FOODS } from '../../e2e/support/kitchen.ts';
import { logMeals } from '../../e2e/support/meals.ts';
import { setUpAdmin } from '../../e2e/support/people.ts';
import { CHROMIUM_FLAGS } from './chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from './chromium-path.ts';

/** `npm run screenshots`: takes the README's six pictures of the built web app, in a household's kitchen by the afternoon. */
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');

/** Meals logged by the afternoon. */
const MEALS = [
  { name: 'Oatmeal', quantity: 1.5, unit: 'cup', calories: 249, protein: 8.9, carbs: 42.1, fat: 5.3 },
  { name: 'Banana', quantity: 1, unit: 'item', calories: 105, protein: 1.3, carbs: 27, fat: 0.4 },
  { name: 'Chicken breast', quantity: 150, unit: 'g', calories: 248, protein: 46.5, carbs: 0, fat: 5.4 },
  { name: 'White rice', quantity: 1.5, unit: 'cup', calories: 308, protein: 6.4, carbs: 66.8, fat: 0.7 },
];

const executablePath = chromiumPath();
if (executablePath === null) throw new Error(NO_CHROMIUM);

/** A screen, and words by which it is known to be there. */
const SCREENS = [
  { name: 'inventory', path: '/ingredients', shows: 'Bell pepper' },
  { name: 'meal-log', path: '/meal-log', shows: 'Chicken breast' },
  { name: 'nutrition', path: '/nutrition', shows: 'Protein' },
] as const;

const app = await startAppServer();
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
try {
  const page = await browser.newPage({ baseURL: app.url, viewport: { width: 1280, height: 846 } });
  const take = async (name: string) => {
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
    console.log(`Wrote docs/screenshots/${name}.png`);
  };
  await setUpAdmin(page);
  await stockKitchen(page, TWELVE_FOODS);
  await page.goto('/');
  const date = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  await logMeals(page, [
    { type: 'breakfast', date, foods: MEALS.slice(0, 2) },
    { type: 'lunch', date, foods: MEALS.slice(2) },
  ]);
  await page.reload();
  await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
  const ideas = page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
  await expect(ideas).toHaveCount(4);
  await expect(page.getByText('Generating image...')).toHaveCount(0, { timeout: 60_000 });
  const dismiss = page.getByRole('button', { name: 'Dismiss notification' });
  if (await dismiss.isVisible()) await dismiss.click();
  await expect(dismiss).toBeHidden();
  await take('dashboard');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await take('phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 846 });
  await ideas.first().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await take('recipe');
  for (const { name, path, shows } of SCREENS) {
    await page.goto(path);
    await expect(page.getByText(shows).first()).toBeVisible();
    await take(name);
  }
} finally {
  await browser.close();
  await app.dispose();
}
