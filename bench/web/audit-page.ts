import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_FLAGS } from '../../scripts/chromium/chromium-flags.ts';

const LIGHTHOUSE = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));

/** What Lighthouse says of a page on a phone with a slow network: scores of 0 to 100. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** Milliseconds until the largest thing is painted. */
  readonly largestPaint: number;
  /** Milliseconds for which long tasks keep the page from answering. */
  readonly blocking: number;
  /** How much moves by itself: a share of the screen. */
  readonly shift: number;
  /** Bytes of JavaScript as they are sent, compressed. */
  readonly scriptBytes: number;
  /** What is not as it should be, by Lighthouse's own titles. */
  readonly faults: readonly string[];
}

interface Report {
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
        readonly details?: { readonly items?: readonly { resourceType?: string; transferSize?: number }[] };
      }
    >
  >;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/**
 * Audits a page in a browser of its own, with nothing in its cache.
 * @param cookie of somebody who is signed in; none for a stranger
 */
export async function auditPage(url: string, chromium: string, cookie?: string): Promise<Audit> {
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${['--headless', ...CHROMIUM_FLAGS].join(' ')}`,
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  const answer = await run(process.execPath, [LIGHTHOUSE, url, ...flags], { CHROME_PATH: chromium });
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
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    faults: faultsOf(report),
  };
}

/** The failed audits that count in accessibility and best practices: each of them has to be mended. */
function faultsOf({ categories, audits }: Report): string[] {
  return ['accessibility', 'best-practices']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => audits[id]?.title ?? id);
}

/** What a command writes. Throws what it complains of when it fails. */
async function run(
  command: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, words, {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let answer = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${said}`);
  return answer;
}
