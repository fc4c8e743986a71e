import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from '../../scripts/chromium/chromium-path.ts';
import { largeStock } from '../large-stock.ts';
import { recipeLibrary } from '../recipe-library.ts';
import { startServerProcess } from '../server-process.ts';

/**
 * Measures what a person waits for: the pictures of ideas after their answer (`ideas`), and a library of 1,000 recipes
 * on a phone with a quarter of this machine's CPU speed (`library`); both unless one is named. `--json=<file>` also
 * writes the figures there, in milliseconds.
 */
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

const executablePath = chromiumPath();
if (!executablePath) throw new Error(NO_CHROMIUM);
const jsonFile = process.argv.find((word) => word.startsWith('--json='))?.split('=')[1];

const dataDir = await mkdtemp(join(tmpdir(), 'gpc-bench-felt-'));
// As root, the database runs under another account, which must be able to enter.
await chmod(dataDir, 0o711);
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
const figures: Figure[] = [];
try {
  const desk = await browser.newContext({ ...DESK, baseURL: server.origin });
  const post = async (path: string, data: object) => {
    const response = await desk.request.post(path, { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  };
  await post('/api/auth/setup-admin', {
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.org',
    username: 'bench',
    password: 'only for measuring',
  });
  const today = localCalendarDay(new Date());
  for (const item of largeStock(60, addDays(today, 3))) await post('/api/ingredients', item);
  if (isWanted('ideas')) await measureIdeas(desk);
  if (isWanted('library')) {
    for (const body of recipeLibrary(RECIPES, today)) await post('/api/recipes', { ...body, imageUrl: null });
    await pictureOfEach(desk);
    await measureLibrary(
      await browser.newContext({ ...PHONE, baseURL: server.origin, storageState: await desk.storageState() }),
    );
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
}
console.log(`The machine's load was ${loadavg()[0]?.toFixed(1)}.`);
if (jsonFile) await writeFile(jsonFile, `${JSON.stringify(figures, null, 2)}\n`);

function isWanted(part: string): boolean {
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  return wanted.length === 0 || wanted.includes(part);
}

function tell(figure: Figure): void {
  figures.push(figure);
  const sorted = figure.values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(0).padStart(6);
  console.log(`${figure.name.padEnd(62)} ${at(0.5)} ms, p95 ${at(0.95)}, at most ${at(1)}`);
}

/**
 * Milliseconds from the ideas' answer to the last picture on the dashboard, which shows the first ideas, and until those of
 * all ideas can be loaded.
 */
async function measureIdeas(desk: BrowserContext): Promise<void> {
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
  tell({ name: `Pictures of ${cardCount} ideas on the dashboard, after the answer`, values: shown });
  tell({ name: `Pictures of all ${ideaCount} ideas ready, after the answer`, values: ready });
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

async function measureLibrary(phone: BrowserContext): Promise<void> {
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
  tell({ name: `Library of ${RECIPES}: first cards`, values: first });
  tell({ name: 'Frames while it is scrolled to its end', values: await scrollToEnd(page) });
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
  tell({ name: 'A search in it, typed to shown', values: filtered });
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
