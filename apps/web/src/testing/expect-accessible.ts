import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Contrast, spacing and the size of targets need a browser's layout and styles; the language is set in index.html, which tests do not
 * load.
 */
const NOT_HERE = {
  'avoid-inline-spacing': { enabled: false },
  'color-contrast': { enabled: false },
  'html-has-lang': { enabled: false },
  'target-size': { enabled: false },
};

/**
 * Checks the screen against the accessibility rules that need no layout. For what no journey looks at: those check a screen in a
 * browser, colours included.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, {
    rules: NOT_HERE,
    resultTypes: ['violations'],
    // Style sheets, which tests do not load.
    preload: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
