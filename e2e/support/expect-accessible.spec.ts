import { expectAccessible, faults } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Faults</title><meta name="viewport" content="width=device-width">
  <style>p { color: #999; background: #aaa }</style></head>
  <body><main><h1>Faults</h1><p>Hard to read</p><img src="data:," /><button></button></main></body></html>`;

/** Four views, each with a paragraph that is hard to read in it alone. */
const VIEWS = [
  { width: 'min-width', colorScheme: 'light', view: 'light, 1280 px' },
  { width: 'max-width', colorScheme: 'dark', view: 'dark, 320 px' },
  { width: 'min-width', colorScheme: 'dark', view: 'dark, 1280 px' },
  { width: 'max-width', colorScheme: 'light', view: 'light, 320 px' },
];

test('four looks see each width in each theme', async ({ page }) => {
  const rules = VIEWS.map(
    ({ width, colorScheme }, at) =>
      `@media (${width}: 400px) and (prefers-color-scheme: ${colorScheme}) { #p${at} { color: #eee } }`,
  );
  await page.setContent(
    PAGE.replace(
      /<style>.*<\/style>/,
      `<style>p { color: #000; background: #fff } ${rules.join(' ')}</style>`,
    ).replace(/<p>.*button>/, VIEWS.map((_, at) => `<p id="p${at}">Read me</p>`).join('')),
  );
  const found = new Set<string>();
  for (const _ of VIEWS) {
    const fault = await expectAccessible(page).catch(({ message }: Error) => message);
    for (const [at, { view }] of VIEWS.entries()) {
      if (fault?.includes(view) && fault.includes(`color-contrast: #p${at}`)) found.add(view);
    }
  }
  expect([...found]).toHaveLength(VIEWS.length);
});

/** The page of faults with something else in place of its own. */
const pageWith = (content: string) => PAGE.replace(/<p>.*button>/, content);

test('finds faults planted in a page, and what is too wide: an element, something in a dialog, a layout that few screens have, and what a script widens as the window narrows', async ({
  page,
}) => {
  await page.setContent(PAGE);
  expect(await faults(page)).toEqual(['button-name: button', 'color-contrast: p', 'image-alt: img']);

  const wide = '<div style="width: 330px">Too wide</div>';
  await page.setContent(pageWith(wide));
  await expect(expectAccessible(page)).rejects.toThrow('scrolls sideways at 320 px');

  // The page does not grow by it.
  await page.setContent(
    pageWith(
      `<div role="dialog" aria-label="Wide" style="position: fixed; inset: 0; overflow-y: auto">${wide}</div>`,
    ),
  );
  await expect(expectAccessible(page)).rejects.toThrow('scrolls sideways at 320 px');

  const rule = '@media (min-width: 768px) and (max-width: 800px) { .md\\:wide { width: 900px } }';
  await page.setContent(pageWith(`<style>${rule}</style><div class="grid md:wide">Too wide</div>`));
  await expect(expectAccessible(page)).rejects.toThrow('scrolls sideways at 768 px');

  await page.setContent(pageWith('<div>Too wide</div>'));
  await page.evaluate(() => {
    matchMedia('(max-width: 800px)').addEventListener('change', () => {
      document.querySelector('div')?.setAttribute('style', 'width: 800px');
    });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(expectAccessible(page)).rejects.toThrow(/scrolls sideways at \d+ px/);
});
