import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { addDays, type CalendarDay, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { Visitor } from '../fair/visitor.ts';
import { largeStock } from '../large-stock.ts';
import { mealHistory } from '../meal-history.ts';
import { nanosecondsOf } from '../processor-time.ts';
import { recipeLibrary } from '../recipe-library.ts';
import { startServerProcess } from '../server-process.ts';
import { type Load, requestsPerSecond } from './load.ts';

const FLOOR_SERVER = fileURLToPath(new URL('./floor-server.ts', import.meta.url));

const CONNECTIONS = 32;
/** Several people, because a browser opens few connections, and one person's calls queue behind each other. */
const PEOPLE = 8;
const KITCHEN_SIZE = 200;
const LIBRARY_SIZE = 100;
const MEALS_A_WEEK = 28;
const WORDS = ['chicken breast', 'milk', 'apple', 'rice', 'greek yogurt', 'olive oil', 'banana', 'eggs'];

/** A call of the app, its baseline, and the promised share of the baseline's throughput. */
interface Pair {
  readonly name: string;
  readonly paths: readonly string[];
  readonly floor: string;
  readonly promised: number;
}

/** Responses per second of baseline and app, measured alternately. */
export interface FloorMeasurement extends Pick<Pair, 'name' | 'promised'> {
  readonly floor: Answers;
  readonly app: Answers;
  /** The app's share of the baseline's throughput in each round, ascending. */
  readonly ratios: readonly number[];
  /** The baseline's CPU time per response divided by the app's; least affected by other load. */
  readonly workRatio: number;
}

interface Answers {
  readonly perSecond: number;
  /** CPU time per response in the server's process, without the database. */
  readonly microseconds: number;
}

async function answersOf(pid: number | undefined, load: Load): Promise<Answers> {
  const worked = () => (pid === undefined ? Number.NaN : nanosecondsOf(pid) / 1000);
  const before = worked();
  const perSecond = await requestsPerSecond(load);
  return { perSecond, microseconds: (worked() - before) / ((perSecond * load.milliseconds) / 1000) };
}

const pairs = (today: string, monday: string): readonly Pair[] => [
  { name: 'GET /api/auth/me', paths: ['/api/auth/me'], floor: 'me', promised: 0.4 },
  { name: 'GET /api/meals?date=', paths: [`/api/meals?date=${today}`], floor: 'meals', promised: 0.4 },
  {
    name: `GET /api/meals of a week, ${MEALS_A_WEEK} meals`,
    paths: [`/api/meals?startDate=${monday}&endDate=${today}`],
    floor: 'week',
    promised: 0.4,
  },
  { name: 'GET /api/shopping-list, empty', paths: ['/api/shopping-list'], floor: 'list', promised: 0.4 },
  {
    name: `GET /api/ingredients, ${KITCHEN_SIZE} rows`,
    paths: ['/api/ingredients'],
    floor: 'ingredients',
    promised: 0.6,
  },
  {
    name: `GET /api/recipes, ${LIBRARY_SIZE} whole`,
    paths: ['/api/recipes'],
    floor: 'recipes',
    promised: 0.6,
  },
  {
    name: 'GET /api/foods/search, of a read of one row',
    paths: WORDS.map((word) => `/api/foods/search?query=${encodeURIComponent(word)}`),
    floor: 'food',
    promised: 0.05,
  },
  {
    name: 'GET /api/recipes/generate, of the read of its kitchen',
    paths: ['/api/recipes/generate'],
    floor: 'ingredients',
    promised: 0.1,
  },
];

interface Options {
  readonly log: FastifyBaseLogger;
  readonly rounds: number;
  /** Duration of each measurement; a round has two. */
  readonly milliseconds: number;
  /** Parts of names; empty for all. */
  readonly only: readonly string[];
  /** Node flags for the app's server. */
  readonly flags: readonly string[];
}

/**
 * Measures the app's throughput and the baseline's (`floor-server.ts` on the same database) with the same load,
 * alternately. Both are separate processes and share the machine with the load.
 */
export async function measureFloor(options: Options): Promise<FloorMeasurement[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gpc-floor-'));
  // As root, the database runs under another account, which must be able to enter.
  await chmod(dataDir, 0o711);
  const database = await openDatabase({ url: undefined, dataDir, log: options.log });
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: 'off' };
  const app = await startServerProcess(settings, options.flags);
  const today = localCalendarDay(new Date());
  const people = await furnishPeople(app.origin, today);

  // The first person, in the first kitchen.
  const monday = addDays(today, -6);
  const floor = spawn(process.execPath, [FLOOR_SERVER, '1', '1', today, monday], {
    env: { DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface(floor.stdout), 'line');
  const load = { connections: CONNECTIONS, milliseconds: options.milliseconds };

  const measurements: FloorMeasurement[] = [];
  const wanted = pairs(today, monday).filter(
    ({ name }) => options.only.length === 0 || options.only.some((part) => name.includes(part)),
  );
  for (const { name, paths, floor: floorPath, promised } of wanted) {
    const cookies = people.map((person) => person.cookies);
    const ofFloor = () =>
      answersOf(floor.pid, { ...load, port: Number(port), paths: [`/${floorPath}`], cookies: [] });
    const ofApp = () => answersOf(app.pid, { ...load, port: app.port, paths, cookies });
    const rounds: Array<{ readonly floor: Answers; readonly app: Answers }> = [];
    // The first round is not counted, because code is not compiled yet.
    for (let round = 0; round <= options.rounds; round += 1) {
      rounds.push({ floor: await ofFloor(), app: await ofApp() });
    }
    const counted = rounds.slice(1);
    measurements.push({
      name,
      promised,
      floor: middleOf(counted.map((round) => round.floor)),
      app: middleOf(counted.map((round) => round.app)),
      ratios: inOrder(counted.map((round) => round.app.perSecond / round.floor.perSecond)),
      workRatio: middle(counted.map((round) => round.floor.microseconds / round.app.microseconds)),
    });
  }
  floor.kill();
  await app.stop();
  await database.stop();
  await rm(dataDir, { recursive: true });
  return measurements;
}

/** Signs people up, each with their own kitchen, recipes and meals. */
async function furnishPeople(origin: string, today: CalendarDay): Promise<Visitor[]> {
  const details = (username: string) => ({
    username,
    password: 'only for measuring',
    firstName: username,
    lastName: 'Bench',
    email: `${username}@example.org`,
  });
  const admin = new Visitor(origin);
  await admin.read('POST', '/api/auth/setup-admin', details('person0'));
  const people = [admin];
  for (let at = 1; at < PEOPLE; at += 1) {
    const username = `person${at}`;
    const invitation = await admin.read('POST', '/api/admin/invite', { email: `${username}@example.org` });
    const inviteCode = new URL((invitation as { inviteUrl: string }).inviteUrl).searchParams.get('invite');
    const person = new Visitor(origin);
    await person.read('POST', '/api/auth/signup', { ...details(username), inviteCode });
    people.push(person);
  }
  const rows: ReadonlyArray<readonly [string, readonly object[]]> = [
    ['/api/ingredients', largeStock(KITCHEN_SIZE, addDays(today, 3))],
    ['/api/recipes', recipeLibrary(LIBRARY_SIZE, today)],
    ['/api/meals', mealHistory(MEALS_A_WEEK, today)],
  ];
  await Promise.all(
    people.map(async (person) => {
      for (const [path, bodies] of rows) {
        for (const body of bodies) await person.read('POST', path, body);
      }
    }),
  );
  return people;
}

const inOrder = (figures: readonly number[]) => figures.toSorted((one, other) => one - other);

/** The median. */
const middle = (figures: readonly number[]): number =>
  inOrder(figures)[Math.floor((figures.length - 1) / 2)] ?? Number.NaN;

const middleOf = (all: readonly Answers[]): Answers => ({
  perSecond: middle(all.map(({ perSecond }) => perSecond)),
  microseconds: middle(all.map(({ microseconds }) => microseconds)),
});
