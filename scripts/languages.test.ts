import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileText, textsIn } from '../apps/web/compiled-texts.ts';

const SOURCES = globSync('apps/web/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const TEXTS = [...new Set(SOURCES.flatMap((file) => textsIn(readFileSync(file, 'utf8'))))].sort();

/** The values of a text: what stands first in each of its compiled parts. */
function valuesOf(text: string): string[] {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    for (const one of part) {
      if (!Array.isArray(one)) continue;
      const [name, , forms] = one;
      names.add(name);
      if (typeof forms === 'object') Object.values(forms).forEach(collect);
    }
  };
  collect(compileText(text));
  return [...names].sort();
}

test('every text of the screen can be read as one with values', () => {
  expect(TEXTS.length).toBeGreaterThan(1000);
  for (const text of TEXTS) expect(() => compileText(text), text).not.toThrow();
});

test.each(globSync('apps/web/src/languages/*.json'))('%s has each text, sorted, with its values', (file) => {
  const { texts }: { texts: Readonly<Record<string, string>> } = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(texts)).toEqual(TEXTS);
  for (const [english, text] of Object.entries(texts)) {
    expect(text, english).not.toBe('');
    expect(valuesOf(text), english).toEqual(valuesOf(english));
    expect(() => compileText(text)).not.toThrow();
  }
});
