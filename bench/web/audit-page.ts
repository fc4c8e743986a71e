import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.ts';

/** Fetched when it is wanted: nobody who runs or changes the app needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Lighthouse's results for a page on a phone with a slow network: scores of 0 to 100. */
export interface Audit {
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
export const isPagePreferred =
  process.getuid?.() === 0 && spawnSync('chrt', [...REAL_TIME.slice(1), 'true']).status === 0;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * Audits a page in a separate browser with an empty cache.
 * @param cookie of a signed-in person; none for a visitor
 */
export async function auditPage(url: string, chromium: string, cookie?: string): Promise<Audit> {
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
  const answer = await run('npm', ['exec', '--yes', '--', LIGHTHOUSE, url, ...flags], chromium);
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
async function run(command: string, words: readonly string[], chromium: string): Promise<string> {
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
