import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/fonts');

const RULE = /@font-face\s*\{[^}]*\}/g;
const SOURCE = /url\("([^"]+)\.woff2"\)/;

/** What OpenType has to do for us: letters that stand well beside each other, and figures of one width. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const AXES = { 'font-weight': 'wght', 'font-stretch': 'wdth' } as const;

/**
 * Cuts the font of each `@font-face` rule down to what the rule says: its characters, and its ranges of weight and width. A
 * font as it is published has every weight and width; what no style asks for would be half of a first visit's fonts. Several
 * rules may take their parts of one file: the parts are numbered. Development takes the files whole.
 * @param sheet the style sheet that holds the rules, and nothing else that names a file
 */
export function subsetFonts(sheet: RegExp): Plugin {
  return {
    name: 'subset-fonts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: sheet },
      async handler(code, id) {
        let css = code;
        const parts = new Map<string, number>();
        for (const [rule] of code.matchAll(RULE)) {
          const source = SOURCE.exec(rule)?.[1];
          if (!source) throw new Error(`No font in the rule ${rule}`);
          const part = (parts.get(source) ?? 0) + 1;
          parts.set(source, part);
          const font = await readFile(createRequire(id).resolve(`${source}.woff2`));
          const key = createHash('sha256').update(font).update(`${rule}${FEATURES}`).digest('hex');
          const file = join(FOLDER, key, `${basename(source)}-${part}.woff2`);
          if (!existsSync(file)) await writeWhole(file, await cut(font, rule));
          const address = relative(dirname(id), file).replaceAll('\\', '/');
          css = css.replace(rule, rule.replace(SOURCE, `url("${address}")`));
        }
        return { code: css, map: null };
      },
    },
  };
}

function cut(font: Buffer, rule: string): Promise<Buffer> {
  const axes = Object.entries(AXES).flatMap(([property, axis]) => {
    const range = descriptor(rule, property)
      ?.match(/[\d.]+/g)
      ?.map(Number);
    if (!range) return [];
    const [min = Number.NaN, max = min] = range;
    return [[axis, min === max ? min : { min, max }] as const];
  });
  // The types are a version behind, and know neither of the last two.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: Object.fromEntries(axes),
    keepFeatures: FEATURES,
    noHinting: true,
  };
  return subsetFont(font, charactersOf(descriptor(rule, 'unicode-range') ?? ''), options);
}

const descriptor = (rule: string, property: string) => new RegExp(`${property}:\\s*([^;]+);`).exec(rule)?.[1];

/** 'U+41-43, U+E9' → 'ABCé' */
function charactersOf(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Two builds may go on at once. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
