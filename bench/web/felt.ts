import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from '../../scripts/chromium/chromium-path.ts';
import { buildWebAppWhenStale } from '../../scripts/web-build/build-web-app.ts';
import { largeStock, recipeLibrary } from '../server/sample-data.ts';
import { accountOf, withServer } from '../server/server.ts';

const RECIPES = 1000;
const ROUNDS = 5;
/** High enough that all pictures are in view. */
const DESK = { viewport: { width: 1280, height: 2400 }, bypassCSP: true };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  bypassCSP: true,
};
const SLOWER = 4;

interface Figure {
  readonly name: string;
  /** In milliseconds. */
  readonly values: readonly number[];
}

/**
 * Measures what a person waits for: the pictures of ideas after their answer (`--only ideas`), and a library of 1,000 recipes
 * on a phone with a quarter of this machine's CPU speed (`--only library`). `--json <file>` also writes the figures there, in
 * milliseconds.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string', default: '' }, json: { type: 'string' } },
  });
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  if (!buildWebAppWhenStale()) throw new Error('The web app was not built');
  const figures = await withServer({ RATE_LIMIT: 'off' }, async ({ origin: baseURL }) => {
    const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
    try {
      const desk = await browser.newContext({ ...DESK, baseURL });
      const post = (path: string, data: object) => desk.request.post(path, { data, failOnStatusCode: true });
      await post('/api/auth/setup-admin', accountOf('bench'));
      const today = localCalendarDay(new Date());
      for (const item of largeStock(60, addDays(today, 3))) await post('/api/ingredients', item);
      const ideas = 'ideas'.includes(values.only) ? await measureIdeas(desk) : [];
      if (!'library'.includes(values.only)) return ideas;
      for (const body of recipeLibrary(RECIPES, today))
        await post('/api/recipes', { ...body, imageUrl: null });
      await pictureOfEach(desk);
      const storageState = await desk.storageState();
      const phone = await browser.newContext({ ...PHONE, baseURL, storageState });
      return [...ideas, ...(await measureLibrary(phone))];
    } finally {
      await browser.close();
    }
  });
  for (const figure of figures) print(figure);
  console.log(`The machine's load was ${loadavg()[0]?.toFixed(1)}.`);
  if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}

function print({ name, values }: Figure): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0).padStart(6);
  console.log(`${name.padEnd(62)} ${at(0.5)} ms, p95 ${at(0.95)}, at most ${at(1)}`);
}

/**
 * Milliseconds from the ideas' answer to the last picture on the dashboard, which shows the first ideas, and until those of
 * all ideas can be loaded.
 */
async function measureIdeas(desk: BrowserContext): Promise<Figure[]> {
  const shown: number[] = [];
  const ready: number[] = [];
  let [cardCount, ideaCount] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await desk.newPage();
    await page.goto('/');
    const answer = page.waitForResponse((response) => response.url().includes('/api/recipes/generate?'));
    await page.getByRole('button', { name: 'Generate Recipe Ideas' }).click();
    const ideas: readonly { readonly id: string }[] = await (await answer).json();
    const begun = performance.now();
    const cards = page.getByRole('region', { name: 'Recipe suggestions' }).getByRole('listitem');
    await cards.first().waitFor();
    await page.waitForFunction(`
      !document.body.textContent.includes('Generating image') &&
        [...document.querySelectorAll('li img')].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    `);
    shown.push(performance.now() - begun);
    await page.waitForFunction(
      `fetch('/api/recipes/idea-images?ids=${ideas.map(({ id }) => id).join()}')
        .then((images) => images.json()).then((images) => images.every((image) => !image.isPending))`,
    );
    ready.push(performance.now() - begun);
    [cardCount, ideaCount] = [await cards.count(), ideas.length];
    await page.close();
  }
  return [
    { name: `Pictures of ${cardCount} ideas on the dashboard, after the answer`, values: shown },
    { name: `Pictures of all ${ideaCount} ideas ready, after the answer`, values: ready },
  ];
}

/** Waits until every recipe has its picture, because drawing is not measured here. */
async function pictureOfEach(desk: BrowserContext): Promise<void> {
  const page = await desk.newPage();
  await page.goto('/recipes');
  await page.waitForFunction(
    `fetch('/api/recipes').then((answer) => answer.json()).then((all) => all.every((one) => !one.isImagePending))`,
    undefined,
    { polling: 3000, timeout: 300_000 },
  );
  await page.close();
}

async function measureLibrary(phone: BrowserContext): Promise<Figure[]> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const first: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await page.goto('/recipes');
    await page.getByRole('listitem').getByRole('heading').first().waitFor();
    first.push(performance.now() - begun);
  }
  const frames = await scrollToEnd(page);
  await page.evaluate('window.scrollTo(0, 0)');
  const filtered: number[] = [];
  for (const text of ['soup', 'salad', 'chicken', 'rice', 'lentil']) {
    const begun = performance.now();
    const shown = page.waitForResponse((response) => response.url().includes(`search=${text}`));
    await page.getByRole('searchbox').fill(text);
    await (await shown).finished();
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
    filtered.push(performance.now() - begun);
  }
  return [
    { name: `Library of ${RECIPES}: first cards`, values: first },
    { name: 'Frames while it is scrolled to its end', values: frames },
    { name: 'A search in it, typed to shown', values: filtered },
  ];
}

/** Milliseconds per frame. */
function scrollToEnd(page: Page): Promise<number[]> {
  return page.evaluate(`(async () => {
    const frames = [];
    let last = performance.now();
    let still = 0;
    while (still < 60) {
      const before = window.scrollY;
      window.scrollBy(0, 120);
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
      still = window.scrollY === before ? still + 1 : 0;
    }
    return frames;
  })()`);
}
