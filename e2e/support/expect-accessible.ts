import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Less than half of what axe-core is when it is imported, which every page that is loaded has to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** The narrowest of what is arranged alike, where something is too wide first; and a wide one. */
const OTHER_WIDTHS = [320, 768, 1024, 1680];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Resolves when what the page does about a new theme or size has begun. */
const framesPass = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Of a page that has nothing to paint a browser may leave the frames out: then there is nothing to wait for.
    const frame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    await frame();
    await frame();
  });

/** How many changes of the page's look have begun and will end. */
async function countChanges(page: Page): Promise<number> {
  await framesPass(page);
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      }).length,
  );
}

/**
 * Waits until nothing on the page changes its look any more. A button takes its new colours by a transition, of a
 * millisecond where motion is reduced, but a busy machine paints late: until then light text stands on a light ground.
 */
async function untilAtRest(page: Page): Promise<void> {
  await expect.poll(() => countChanges(page), { message: 'the page comes to rest', timeout: 30_000 }).toBe(0);
}

/** The elements that break a rule of WCAG 2.2 AA, as 'rule: where'. */
export async function faults(page: Page): Promise<string[]> {
  await untilAtRest(page);
  // To parse it costs as much as to ask it: once for each page that is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    // Not that of this file, but the one that was put into the page. What passes is not asked for.
    const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, RULES);
}

async function expectNoSidewaysScrolling(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `scrolls sideways at ${width} px`).toBe(0);
}

/** How often each page has been looked at. */
const looks = new WeakMap<Page, number>();

/**
 * Looks at the screen as it stands: wide and narrow, and at each width for overflow. Each size is looked at in one of the
 * themes, and at the next look of the same journey in the other one: to look four times at a screen took most of the time
 * of the journeys, and what two themes have in common is nearly all of it.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const look = looks.get(page) ?? 0;
  looks.set(page, look + 1);
  for (const [at, size] of SIZES.entries()) {
    const colorScheme = (look + at) % 2 === 0 ? 'light' : 'dark';
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faults(page), `${colorScheme}, ${size.width} px`).toEqual([]);
    await expectNoSidewaysScrolling(page, size.width);
  }
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await framesPass(page);
    await expectNoSidewaysScrolling(page, width);
  }
}
