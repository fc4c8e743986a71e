/**
 * `npm run bench:size`: searches and lists with years of data, measured at a tenth of the size and at full size, in
 * milliseconds until the answer, CPU milliseconds, and bytes answered. Exits with 1 if the CPU time of a call grows
 * more than its answer, or if food search exceeds its limit. `--part` (1) scales everything down, `--sizes 1` measures
 * only the full size, `--only` selects calls by name, and `--data` keeps the database in a folder and reuses it.
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../../apps/server/src/db/client.ts';
import {
  dataFolder,
  possibleHomes,
  SHARED_FOLDER,
} from '../../apps/server/src/db/embedded/as-root/database-home.ts';
import { readPostmasterFile } from '../../apps/server/src/db/embedded/running-database.ts';
import { socketUrl } from '../../apps/server/src/db/embedded/settings.ts';
import { withClient } from '../../apps/server/src/db/with-client.ts';
import { settleFoods } from '../../apps/server/src/features/foods/food-word-queries.ts';
import { localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { Visitor } from '../fair/visitor.ts';
import { nanosecondsOf } from '../processor-time.ts';
import { recipeLibrary } from '../recipe-library.ts';
import { startServerProcess } from '../server-process.ts';
import {
  adminCalls,
  changes,
  coachCalls,
  foodSearch,
  personalCalls,
  SEARCHES,
  type SizedCall,
} from './calls.ts';
import { fillDatabase, type Size } from './fill-database.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    sizes: { type: 'string', default: '0.1,1' },
    data: { type: 'string' },
  },
});
const ROUNDS = Number(values.rounds);
const SEARCH_P95_MILLISECONDS = 25;
/** Below this, the CPU time is mostly the fixed cost of a call. */
const LEAST_MILLISECONDS = 5;
/** Allowed growth beyond that of the answer. */
const MOST_GROWTH = 2;

const PERSON = {
  username: 'bench',
  password: 'only for measuring',
  firstName: 'Bench',
  lastName: 'Mark',
  email: 'bench@example.org',
};

const COACH = { ...PERSON, username: 'bench-coach', email: 'coach@example.org' };

const whole = (part: number): Size => ({
  foods: Math.ceil(500_000 * part),
  people: Math.ceil(5000 * part),
  orders: Math.ceil(20_000 * part),
  recipes: Math.ceil(5000 * part),
  meals: Math.ceil(7300 * part),
  ingredients: Math.ceil(500 * part),
  shoppingItems: Math.ceil(500 * part),
  ownFoods: Math.ceil(500 * part),
  comments: Math.ceil(1000 * part),
  clients: Math.ceil(500 * part),
});
const today = localCalendarDay(new Date());

interface Figure {
  /** Milliseconds until the answer. */
  readonly median: number;
  readonly p95: number;
  /** CPU milliseconds of the server and its database. */
  readonly work: number;
  readonly bytes: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

interface Taken {
  readonly milliseconds: number;
  readonly work: number;
  readonly bytes: number;
}

async function take(visitor: Visitor, { path, body }: Omit<SizedCall, 'name'>): Promise<Taken> {
  const before = nanosecondsOf(server.pid);
  const start = performance.now();
  const answer = await visitor.readText(body ? 'POST' : 'GET', path, body);
  const milliseconds = performance.now() - start;
  return { milliseconds, work: (nanosecondsOf(server.pid) - before) / 1e6, bytes: answer.length };
}

function figureOf(taken: readonly Taken[]): Figure {
  const sorted = (what: keyof Taken) => taken.map((one) => one[what]).sort((one, other) => one - other);
  return {
    median: at(sorted('milliseconds'), 0.5),
    p95: at(sorted('milliseconds'), 0.95),
    work: at(sorted('work'), 0.5),
    bytes: at(sorted('bytes'), 0.5),
  };
}

async function measureCalls(visitor: Visitor, calls: readonly SizedCall[]): Promise<Map<string, Figure>> {
  const figures = new Map<string, Figure>();
  for (const call of calls.filter(({ name }) => name.includes(values.only))) {
    await take(visitor, call);
    const taken = [];
    for (let round = 0; round < ROUNDS; round += 1) taken.push(await take(visitor, call));
    figures.set(call.name, figureOf(taken));
  }
  return figures;
}

/**
 * Runs every search in each round in letters of another case, so that no answer is remembered. The first round comes
 * right after a change of the foods, when none of them is remembered either.
 */
async function measureSearches(visitor: Visitor, url: string): Promise<Map<string, Figure>> {
  const first: Taken[] = [];
  const taken = new Map<string, Taken[]>(SEARCHES.map((text) => [text, []]));
  await withClient(url, (client) => client.query('update food_sets set changed_at = clock_timestamp()'));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [text, list] of taken) {
      const one = await take(visitor, { path: foodSearch(inOtherCase(text, round)) });
      if (round === 0) first.push(one);
      else list.push(one);
    }
  }
  return new Map([
    ...[...taken].map(([text, list]) => [`food search: ${text}`, figureOf(list)] as const),
    ['food searches after a change', figureOf(first)],
    ['every food search', figureOf([...taken.values()].flat())],
  ]);
}

/** The text in letters of another case for each variant below 32. */
const inOtherCase = (text: string, variant: number) =>
  Array.from(text, (letter, at) => ((variant >> (at % 5)) & 1 ? letter.toUpperCase() : letter)).join('');

const row = ([name = '', ...cells]: readonly string[]) =>
  name.padEnd(40) + cells.map((cell) => cell.padStart(11)).join('');

/** Prints the figures, and returns the names of calls whose CPU time grew more than their answer. */
function report(small: ReadonlyMap<string, Figure>, large: ReadonlyMap<string, Figure>): string[] {
  const grown: string[] = [];
  console.log(row(['', 'median', 'p95', 'work', 'of a tenth', 'work', 'answer']));
  for (const [name, { median, p95, work, bytes }] of large) {
    const before = small.get(name);
    const [longer, more] = before ? [work / before.work, bytes / before.bytes] : [1, 1];
    const hasGrown = work > LEAST_MILLISECONDS && longer > MOST_GROWTH * Math.max(1, more);
    if (hasGrown) grown.push(name);
    const cells = [median, p95, work, before?.work ?? Number.NaN].map((figure) => figure.toFixed(1));
    console.log(
      row([name, ...cells, `x${longer.toFixed(1)}`, `x${more.toFixed(1)}${hasGrown ? ' !' : '  '}`]),
    );
  }
  return grown;
}

/** Signs the coach in, the first time with an invitation. */
async function signInCoach(admin: Visitor): Promise<Visitor> {
  const coach = new Visitor(server.origin);
  if ((await coach.send('POST', '/api/auth/login', COACH)) < 300) return coach;
  const invitation = await admin.read('POST', '/api/admin/invite', { email: COACH.email });
  const { inviteUrl } = invitation as { inviteUrl: string };
  const inviteCode = new URL(inviteUrl).searchParams.get('invite');
  await coach.read('POST', '/api/auth/signup', { ...COACH, inviteCode });
  return coach;
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const homes = await possibleHomes(dataDir, SHARED_FOLDER);
  for (const home of [homes.inside, homes.elsewhere]) {
    const running = await readPostmasterFile(dataFolder(home));
    if (running?.ready) return socketUrl(running.socketFolder);
  }
  throw new Error('The database does not run');
}

const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'gpc-size-')));
await mkdir(dataDir, { recursive: true });
// As root, the database runs under another account, which must be able to enter.
await chmod(dataDir, 0o711);
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' });
try {
  const url = await embeddedUrl(dataDir);
  const admin = new Visitor(server.origin);
  const isNew = (await admin.send('POST', '/api/auth/setup-admin', PERSON)) < 300;
  if (isNew) for (const recipe of recipeLibrary(60, today)) await admin.read('POST', '/api/recipes', recipe);
  else await admin.read('POST', '/api/auth/login', PERSON);
  const coach = await signInCoach(admin);
  const settled = connectDatabase(url, () => undefined);
  const part = Number(values.part);
  const runs = [];
  for (const size of values.sizes.split(',').map((share) => whole(part * Number(share)))) {
    const began = performance.now();
    await withClient(url, (client) =>
      fillDatabase(client, { userId: 1, coach: COACH.username, today, size }),
    );
    await settleFoods(settled.db);
    console.log(`${JSON.stringify(size)} filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const calls = [...personalCalls(today), ...adminCalls({ ...size, personId: 1 })];
    const figures = new Map([
      ...(await measureCalls(admin, calls)),
      ...(await measureCalls(coach, coachCalls(today, 1))),
      ...(await measureCalls(admin, changes(today))),
    ]);
    if (values.only === '' || values.only === 'food search')
      for (const entry of await measureSearches(admin, url)) figures.set(...entry);
    runs.push(figures);
  }
  await settled.close();
  const large = runs.at(-1) ?? new Map<string, Figure>();
  const small = runs.length > 1 ? (runs[0] ?? large) : new Map<string, Figure>();
  const grown = report(small, large);
  const p95 = large.get('every food search')?.p95 ?? 0;
  if (p95 > SEARCH_P95_MILLISECONDS) grown.push(`food search: p95 of ${p95.toFixed(0)} ms`);
  if (grown.length > 0) {
    console.log(`\nNot as promised: ${grown.join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
}
