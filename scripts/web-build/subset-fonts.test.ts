import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts } from '../../apps/web/subset-fonts.ts';

const SHEET = join(import.meta.dirname, '../../apps/web/src/styles/fonts.css');
const SOURCE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const rule = (weight: string, range: string) =>
  `@font-face { font-family: "Figtree"; src: url("${SOURCE}") format("woff2"); font-weight: ${weight}; unicode-range: ${range}; }`;

/** The style sheet as it is built, and the sizes of the files it names, in bytes. */
async function build(css: string) {
  const { transform } = subsetFonts(/fonts\.css$/);
  const { handler } = transform as { handler: CallableFunction };
  const answer: { code: string } = await handler(css, SHEET);
  const files = [...answer.code.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) =>
    resolve(SHEET, '..', file),
  );
  expect(files.every(existsSync)).toBe(true);
  return { files, sizes: files.map((file) => statSync(file).size) };
}

test('each rule gets a file with only its own characters and weights', async () => {
  const { files, sizes } = await build(
    [rule('400 700', 'U+0041-005A'), rule('400', 'U+0041-005A'), rule('400 700', 'U+0041-0043')].join('\n'),
  );
  expect(files.map((file) => file.match(/normal-\d\.woff2$/)?.[0])).toEqual([
    'normal-1.woff2',
    'normal-2.woff2',
    'normal-3.woff2',
  ]);
  const [whole = 0, oneWeight, threeLetters] = sizes;
  expect(oneWeight).toBeLessThan(whole);
  expect(threeLetters).toBeLessThan(whole);
});

test('a rule without a font is an error', async () => {
  await expect(build('@font-face { font-family: "Figtree"; }')).rejects.toThrow('No font in the rule');
});
