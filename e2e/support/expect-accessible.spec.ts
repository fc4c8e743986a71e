import { expectAccessible, faults } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><meta name="viewport" content="width=device-width">
  <style>p { color: #999; background: #aaa }</style></head>
  <body><main><h1>Faults</h1><p>Hard to read</p><img src="data:," /><button></button></main></body></html>`;

/** Low contrast only in narrow windows with the dark theme. */
const NARROW_AND_DARK = PAGE.replace(
  /<style>.*<\/style>/,
  `<style>p { color: #000; background: #fff }
  @media (max-width: 400px) and (prefers-color-scheme: dark) { p { color: #eee } }</style>`,
).replace(/<img.*button>/, '');

test('checks the dark theme on a narrow screen first, then on a wide one', async ({ page }) => {
  await page.setContent(NARROW_AND_DARK);
  await expect(expectAccessible(page)).rejects.toThrow('dark, 390 px');
  await page.setContent(NARROW_AND_DARK.replace('max-width', 'min-width'));
  await expect(expectAccessible(page)).rejects.toThrow('dark, 1280 px');
});

test('finds an element that is too wide for the narrowest screen', async ({ page }) => {
  const wide = '<div style="width: 330px">Too wide</div>';
  await page.setContent(PAGE.replace(/<p>.*button>/, wide));
  await expect(expectAccessible(page)).rejects.toThrow('scrolls sideways at 320 px');
});

test('finds faults planted in a page', async ({ page }) => {
  await page.setContent(PAGE);
  expect(await faults(page)).toEqual(['button-name: button', 'color-contrast: p', 'image-alt: img']);
});
