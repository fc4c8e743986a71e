import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { loadavg, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.ts';
import { chromiumPath, NO_CHROMIUM } from '../../scripts/chromium/chromium-path.ts';
import { buildWebAppWhenStale } from '../../scripts/web-build/build-web-app.ts';
import { fillAccount } from '../server/sample-data.ts';
import { signUpAdmin, withServer } from '../server/server.ts';

const LEAST = { performance: 80, accessibility: 100, bestPractices: 100 };
/** The most that a layout may shift. */
const MOST_SHIFT = 0.05;

/**
 * Audits every screen with Lighthouse as on a phone, using the started server and the built web app. Arguments are
 * prefixes of screen names (`--screen`, repeatable); `--json <file>` also writes the figures there, `--runs <n>` sets the maximum runs
 * per screen, of which the median counts. Sets the exit code 1 if a screen misses its requirements.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      screen: { type: 'string', multiple: true, default: [''] },
      json: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  });
  const chromium = chromiumPath() ?? fail(NO_CHROMIUM);
  if (!buildWebAppWhenStale()) fail('The web app was not built');
  console.log(
    isPagePreferred
      ? 'The page’s main thread runs whenever it is ready.'
      : 'The page’s main thread shares the processors: only root can prefer it. Other processes lower these scores.',
  );
  console.log(row(['', 'perf', 'a11y', 'best', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'load', 'machine']));
  const isWanted = ({ name }: Screen) =>
    values.screen.some((prefix) => name.toLowerCase().startsWith(prefix.toLowerCase()));
  const results = await withServer({ RATE_LIMIT: 'off' }, async ({ origin }) => {
    const audit = async (screens: readonly Screen[], cookie?: string) => {
      const audited: Result[] = [];
      for (const screen of screens.filter(isWanted))
        audited.push(await auditScreen(screen, { origin, chromium, cookie, mostRuns: Number(values.runs) }));
      return audited;
    };
    const setUp = await audit([SET_UP]);
    const admin = await signUpAdmin(origin);
    const signedOut = await audit(SIGNED_OUT);
    const empty = await audit([EMPTY_DASHBOARD], admin.cookies);
    return [
      ...setUp,
      ...signedOut,
      ...empty,
      ...(await audit(screensOf(await fillAccount(admin)), admin.cookies)),
    ];
  });
  if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  const below = results.filter(({ isFine }) => !isFine);
  if (below.length === 0) return;
  console.log(`\nBelow what is asked: ${below.map(({ screen }) => screen).join('; ')}`);
  process.exitCode = 1;
}

interface Result extends Audit {
  readonly screen: string;
  readonly isFine: boolean;
}

interface Auditing {
  readonly origin: string;
  /** The browser's path. */
  readonly chromium: string;
  readonly cookie: string | undefined;
  readonly mostRuns: number;
}

/** Audits a screen until it passes, at most so often, and prints the median. */
async function auditScreen(
  screen: Screen,
  { origin, chromium, cookie, mostRuns }: Auditing,
): Promise<Result> {
  const runs: Audit[] = [];
  const visit = () => auditPage(origin + screen.path, chromium, cookie);
  // Occasionally the browser's trace lacks its beginning, and Lighthouse asks for a new run.
  const next = async () => runs.push(await visit().catch(visit));
  do await next();
  while (runs.length < mostRuns && !isFine(middle(runs)));
  const audit = middle(runs);
  const result = { screen: screen.name, ...audit, isFine: isFine(audit) };
  console.log(row(cells(result)));
  for (const fault of audit.faults) console.log(`    ${fault}`);
  return result;
}

/** The run with median performance; the better of two. */
function middle(runs: readonly Audit[]): Audit {
  const sorted = runs.toSorted((one, other) => one.performance - other.performance);
  return sorted[Math.floor(sorted.length / 2)] ?? fail('No run');
}

function isFine(audit: Audit): boolean {
  return (
    audit.performance >= LEAST.performance &&
    audit.accessibility >= LEAST.accessibility &&
    audit.bestPractices >= LEAST.bestPractices &&
    audit.shift <= MOST_SHIFT
  );
}

function cells(result: Result): readonly string[] {
  const { screen, performance, accessibility, bestPractices, largestPaint, blocking, shift } = result;
  return [
    `${result.isFine ? '' : '✗ '}${screen}`,
    ...[performance, accessibility, bestPractices, largestPaint, blocking].map((figure) => figure.toFixed(0)),
    shift.toFixed(3),
    (result.scriptBytes / 1000).toFixed(0),
    // The machine's load: performance measured beside other work means little.
    (loadavg()[0] ?? Number.NaN).toFixed(1),
    result.machine.toFixed(0),
  ];
}

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(24) + figures.map((figure) => figure.padStart(8)).join('');
}

function fail(message: string): never {
  throw new Error(message);
}

/** A screen of the app, by its address. */
interface Screen {
  readonly name: string;
  readonly path: string;
}

/** Before the first account exists. */
const SET_UP: Screen = { name: 'Set-up', path: '/' };

/** For a new user. */
const EMPTY_DASHBOARD: Screen = { name: 'Dashboard, empty', path: '/' };

/** For a visitor who is not signed in. */
const SIGNED_OUT: readonly Screen[] = [
  { name: 'Login', path: '/' },
  { name: 'Sign-up', path: '/signup' },
];

/** For an admin with a season's data. */
const screensOf = (recipe: number): readonly Screen[] => [
  { name: 'Dashboard', path: '/' },
  { name: 'Shopping list', path: '/?list=open' },
  { name: 'Inventory', path: '/ingredients' },
  { name: 'Recipes', path: '/recipes' },
  { name: 'A recipe', path: `/recipes?recipe=${recipe}` },
  { name: 'Meal log', path: '/meal-log' },
  { name: 'Meal log, photo', path: '/meal-log?tab=photo' },
  { name: 'Meal log, day', path: '/meal-log?tab=today' },
  { name: 'Nutrition', path: '/nutrition' },
  { name: 'Nutrition, macros', path: '/nutrition?tab=macros' },
  { name: 'Nutrition, trends', path: '/nutrition?tab=trends' },
  { name: 'Nutrition, goals', path: '/nutrition?tab=goals' },
  { name: 'Profile', path: '/profile' },
  { name: 'Profile, health', path: '/profile?tab=health' },
  { name: 'Profile, allergies', path: '/profile?tab=allergies' },
  { name: 'Profile, security', path: '/profile?tab=security' },
  { name: 'Services', path: '/services' },
  { name: 'Cart', path: '/cart' },
  { name: 'Orders', path: '/cart?orders=true' },
  { name: 'Terms', path: '/cart?legal=terms' },
  { name: 'Admin', path: '/admin' },
  { name: 'Admin, orders', path: '/admin?tab=orders' },
  { name: 'Coach', path: '/coach' },
];

/** Fetched when it is wanted: nobody who runs or changes the app needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Lighthouse's results for a page on a phone with a slow network: scores of 0 to 100. */
interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Largest Contentful Paint in milliseconds. */
  readonly largestPaint: number;
  /** Total Blocking Time in milliseconds. */
  readonly blocking: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
  /** Compressed bytes of JavaScript. */
  readonly scriptBytes: number;
  /** Lighthouse's measure of the machine's speed during the run, to compare the figures of machines. */
  readonly machine: number;
  /** Titles of Lighthouse's failed audits. */
  readonly faults: readonly string[];
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: readonly { url?: string; transferSize?: number }[] };
      }
    >
  >;
}

/**
 * The bar of an emulated phone fades for a third of a second after each change of a page's height: twenty frames, which this
 * machine draws without a graphics card and Lighthouse stores as pictures, on the processors that the page needs.
 */
const NO_SCROLLBARS = '--hide-scrollbars';

/**
 * The page stays in the process of the empty tab. Otherwise its Cross-Origin-Opener-Policy has the browser start another one during the
 * load, whose trace then often lacks the beginning.
 */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--renderer-process-limit=1'];

const LOWER_PRIORITY = 10;

/**
 * Has Linux run a page's main thread whenever it is ready (its other threads as usual), which only root may ask for. Lighthouse counts
 * the time of a task as work, four times, also when the task only waits: a phone has eight processors, and on two of them
 * the page waits for the browser's other threads, the server, the database and Lighthouse.
 */
const REAL_TIME = ['chrt', '--reset-on-fork', '--fifo', '1'];

/** Whether the figures are those of a page that waits for no other process. */
const isPagePreferred =
  process.getuid?.() === 0 && spawnSync('chrt', [...REAL_TIME.slice(1), 'true']).status === 0;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * Audits a page in a separate browser with an empty cache.
 * @param cookie of a signed-in person; none for a visitor
 */
async function auditPage(url: string, chromium: string, cookie?: string): Promise<Audit> {
  const chromeFlags = [
    '--headless',
    ...CHROMIUM_FLAGS,
    NO_SCROLLBARS,
    ...ONE_PROCESS,
    ...(isPagePreferred ? [`--renderer-cmd-prefix='${REAL_TIME.join(' ')}'`] : []),
  ];
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const answer = await outputOf('npm', ['exec', '--yes', '--', LIGHTHOUSE, url, ...flags], chromium);
  const report: Report = JSON.parse(answer);
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const score = (category: (typeof CATEGORIES)[number]) =>
    Math.round((report.categories[category]?.score ?? Number.NaN) * 100);
  const figure = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const requests = report.audits['network-requests']?.details?.items ?? [];
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scriptBytes: requests
      // By name, because the app fetches the files of its parts before it imports them.
      .filter(({ url = '' }) => url.endsWith('.js'))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    machine: report.environment.benchmarkIndex,
    faults: faultsOf(report),
  };
}

/** The failed audits of accessibility and best practices, all of which must be fixed. */
function faultsOf({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
}

/**
 * Runs a command and returns its output. Throws its error output on failure. It waits for the browser, which it watches: on a
 * machine with two processors it would otherwise interrupt the page.
 */
async function outputOf(command: string, words: readonly string[], chromium: string): Promise<string> {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROME_PATH: chromium },
  });
  if (child.pid !== undefined) setPriority(child.pid, LOWER_PRIORITY);
  let answer = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`);
  return answer;
}
