import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Less than half the size of axe-core's imported source, which every loaded page has to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 800 };
/** What axe checks in turn, a screen in one of them. */
const VIEWS = [
  { size: WIDE, colorScheme: 'light' },
  { size: NARROW, colorScheme: 'dark' },
  { size: WIDE, colorScheme: 'dark' },
  { size: NARROW, colorScheme: 'light' },
] as const;
/** The narrowest width of each layout, where overflow appears first: those of 640, 768, 1024 and 1280 px begin there. */
const WIDTHS = [NARROW.width, 640, 768, 1024, WIDE.width];
/** The layout that few screens have: only where a class has its prefix is it another one than that of 640 px. */
const RARE = { width: 768, classes: '[class*="md:"]' };
/** A dialog has two layouts, and the screen behind it is looked at without it. */
const WIDTHS_OF_DIALOG = [NARROW.width, 640, WIDE.width];
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

/**
 * Checks each width of the screen's layouts for overflow: of the page, or of what scrolls in an open dialog, which a page does not
 * grow by. The page is transparent meanwhile, because painting each width costs a third of the time and changes nothing about the layout. Measured in
 * a frame, where React has reacted to the new width.
 */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { hasDialog, isRare } = await page.evaluate((classes) => {
    document.documentElement.style.opacity = '0';
    return {
      hasDialog: document.querySelector('[role=dialog], [role=alertdialog]') !== null,
      isRare: document.querySelector(classes) !== null,
    };
  }, RARE.classes);
  const ofPage = isRare ? WIDTHS : WIDTHS.filter((width) => width !== RARE.width);
  for (const width of hasDialog ? WIDTHS_OF_DIALOG : ofPage) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(
      () =>
        new Promise<{ width: number; overflow: number }>((resolve) =>
          requestAnimationFrame(() => {
            const inDialogs = document.querySelectorAll(
              ':is([role=dialog], [role=alertdialog]), :is([role=dialog], [role=alertdialog]) *',
            );
            const scrolling = [...inDialogs].filter((element) =>
              /auto|scroll/.test(getComputedStyle(element).overflowX),
            );
            const overflows = [document.documentElement, ...scrolling].map(
              ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
            );
            resolve({ width: window.innerWidth, overflow: Math.max(...overflows) });
          }),
        ),
    );
    expect(found, `scrolls sideways at ${width} px`).toEqual({ width, overflow: 0 });
  }
  await page.evaluate(() => {
    document.documentElement.style.opacity = '';
  });
}

/** How often each page has been checked. */
const looks = new WeakMap<Page, number>();

/** Each journey begins with another view, always the same one, so that screens of all kinds are seen in all views. */
const firstView = (title: string): number =>
  [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/**
 * Has axe check the current screen in one width and one theme: the next one at the next check of the same journey. Two checks in
 * a row are one wide and one narrow. Checking all four took most of the tests' time, and they have nearly everything in common.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  const look = looks.get(page) ?? firstView(test.info().title);
  looks.set(page, look + 1);
  const { size, colorScheme } = VIEWS[look % VIEWS.length] ?? VIEWS[0];
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect(await faults(page), `${colorScheme}, ${size.width} px`).toEqual([]);
}

/** Has axe check the current screen, as `expectNoFaults` does, and each width of it for overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoFaults(page);
  await expectNoSidewaysScrolling(page);
}
