import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath, NO_CHROMIUM } from '../../scripts/chromium/chromium-path.ts';
import { startServerProcess } from '../server-process.ts';
import { type Audit, auditPage, isPagePreferred } from './audit-page.ts';
import { fillAccount } from './fill-account.ts';
import { DOOR, EMPTY_DASHBOARD, type Screen, SET_UP, screensOf } from './screens.ts';

/**
 * Audits every screen with Lighthouse as on a phone, using the started server and the built web app. Arguments are
 * prefixes of screen names; `--json=<file>` also writes the figures there, `--runs=<n>` sets the maximum runs per
 * screen. Exits with 1 if a screen misses its requirements.
 */
const LEAST = { performance: 80, accessibility: 100, bestPractices: 100 };
/** The most that a layout may shift. */
const MOST_SHIFT = 0.05;

const chromium = chromiumPath() ?? fail(NO_CHROMIUM);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
const jsonFile = option('json');
/** The median counts. A screen that passes at once is not repeated. */
const mostRuns = Number(option('runs') ?? 3);

interface Result extends Audit {
  readonly screen: string;
  readonly isFine: boolean;
}

const dataDir = await mkdtemp(join(tmpdir(), 'gpc-bench-web-'));
// As root, the database runs under another account, which must be able to enter.
await chmod(dataDir, 0o711);
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
const results: Result[] = [];
try {
  console.log(
    isPagePreferred
      ? 'The page’s main thread runs whenever it is ready.'
      : 'The page’s main thread shares the processors: only root can prefer it. Other processes lower these scores.',
  );
  console.log(row(['', 'perf', 'a11y', 'best', 'LCP ms', 'TBT ms', 'CLS', 'JS KB', 'load', 'machine']));
  await auditAll([SET_UP]);
  let cookie = '';
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(server.origin + path, {
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    cookie ||= response.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return text;
  };
  await call('/api/auth/setup-admin', {
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.org',
    username: 'bench',
    password: 'only for measuring',
  });
  await auditAll(DOOR);
  await auditAll([EMPTY_DASHBOARD], cookie);
  await auditAll(screensOf(await fillAccount(call)), cookie);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}
if (jsonFile) await writeFile(jsonFile, `${JSON.stringify(results, null, 2)}\n`);
const below = results.filter(({ isFine }) => !isFine);
if (below.length > 0) {
  console.log(`\nBelow what is asked: ${below.map(({ screen }) => screen).join('; ')}`);
  process.exitCode = 1;
}

async function auditAll(screens: readonly Screen[], cookie?: string): Promise<void> {
  for (const screen of screens.filter(({ name }) => isWanted(name))) {
    const runs: Audit[] = [];
    const visit = () => auditPage(server.origin + screen.path, chromium, cookie);
    // Occasionally the browser's trace lacks its beginning, and Lighthouse asks for a new run.
    const next = async () => runs.push(await visit().catch(visit));
    do await next();
    while (runs.length < mostRuns && !isFine(middle(runs)));
    const audit = middle(runs);
    const result = {
      screen: screen.name,
      ...audit,
      isFine: isFine(audit),
    };
    results.push(result);
    console.log(row(cells(result)));
    for (const fault of audit.faults) console.log(`    ${fault}`);
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some((word) => name.toLowerCase().startsWith(word.toLowerCase()));
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
