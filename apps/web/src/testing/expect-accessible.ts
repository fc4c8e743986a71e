import axe from 'axe-core';
import { expect } from 'vitest';

/** Contrast needs a browser's layout; the language is set in index.html, which tests do not load. */
const NOT_HERE = { 'color-contrast': { enabled: false }, 'html-has-lang': { enabled: false } };

/**
 * Checks the screen against the accessibility rules that need no layout. For what no journey looks at: those check a screen in a
 * browser, colours included.
 */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document, { rules: NOT_HERE, resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
