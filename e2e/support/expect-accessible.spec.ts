import { expect, test } from '@playwright/test';
import { faults } from './expect-accessible.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><meta name="viewport" content="width=device-width">
  <style>p { color: #999; background: #aaa }</style></head>
  <body><main><h1>Faults</h1><p>Hard to read</p><img src="data:," /><button></button></main></body></html>`;

test('the check of the screens finds what is planted', async ({ page }) => {
  await page.setContent(PAGE);
  expect(await faults(page, 'light')).toEqual(['button-name: button', 'color-contrast: p', 'image-alt: img']);
  expect(await faults(page, 'dark')).toEqual(['color-contrast: p']);
});
