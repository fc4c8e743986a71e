import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Less than half the size of axe-core's imported source, which every loaded page has to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** The narrowest width of each layout, where overflow appears first, and a wide one. */
const OTHER_WIDTHS = [320, 768, 1024, 1680];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Resolves when the page has started to react to a new theme or size. */
const framesPass = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A browser may skip frames if nothing has to be painted, so there is a timeout.
    const frame = () =>
      Promise.race([
        new Promise((resolve) => requestAnimationFrame(resolve)),
        new Promise((resolve) => setTimeout(resolve, 1000)),
      ]);
    await frame();
    await frame();
  });

/** Counts the running animations and transitions that will end. */
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
 * Waits until no animation or transition is running. A button changes colours by a transition, of one millisecond with
 * reduced motion, but a busy machine paints late, and until then light text is on a light background.
 */
async function untilAtRest(page: Page): Promise<void> {
  await expect.poll(() => countChanges(page), { message: 'the page comes to rest', timeout: 30_000 }).toBe(0);
}

/** Elements that violate a rule of WCAG 2.2 AA, as 'rule: where'. */
export async function faults(page: Page): Promise<string[]> {
  await untilAtRest(page);
  // Parsing it costs as much as running it, so it is loaded once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    // The page's own copy of axe. Passed rules are not reported.
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

/** How often each page has been checked. */
const looks = new WeakMap<Page, number>();

/**
 * Checks the current screen in wide and narrow windows, and each width for overflow. Each size is checked in one theme,
 * and at the next check of the same journey in the other one: checking four combinations took most of the tests' time,
 * and the themes have nearly everything in common.
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
