import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1680];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits until nothing on the page changes its look any more. A button takes its new colours by a transition, of a
 * millisecond where motion is reduced, but a busy machine paints late: until then light text stands on a light ground.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // One that is cancelled, because its element went, is at its end too.
      .map(({ finished }) => finished.catch(() => undefined));
    await Promise.all(ends);
  });
}

/** The elements that break a rule of WCAG 2.2 AA, as 'rule: where'. */
export async function faults(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await untilAtRest(page);
  // What passes is not asked for, and there are no frames to look into: both would take most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  // The dark theme is other colours on the same page: nothing else can be wrong with it.
  const { violations } = await (colorScheme === 'dark'
    ? axe.withRules(['color-contrast'])
    : axe.withTags(RULES)
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Looks at the screen as it stands: in light and dark, wide and narrow, and at each width for overflow. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await faults(page, colorScheme), `${colorScheme}, ${size.width} px`).toEqual([]);
    }
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `scrolls sideways at ${width} px`).toBe(0);
  }
}
