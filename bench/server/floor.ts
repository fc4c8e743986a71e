import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Fastify from 'fastify';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { addDays, type CalendarDay, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { type Ratio, SLOWER, slowerThanBaseline, writeRun } from '../figures.ts';
import { largeStock, mealHistory, recipeLibrary } from './sample-data.ts';
import {
  makeDataFolder,
  processorMilliseconds,
  type ServerProcess,
  signUp,
  signUpAdmin,
  startServerProcess,
  type Visitor,
} from './server.ts';

/**
 * Measures the throughput of the app and of the least that could answer (`floor-server.ts` on the same database) with the same load,
 * alternately. Both are separate processes and share the machine with the load. `--only <part of a name>` (repeatable) selects calls;
 * `--rounds` and `--seconds` set the repetitions and durations; `--flag <Node flag>` starts the server with it (`--cpu-prof`); `--keep`
 * stores the run for comparison with later ones.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      flag: { type: 'string', multiple: true, default: [] },
      keep: { type: 'boolean', default: false },
    },
  });
  const measurements = await measureFloor({
    rounds: Number(values.rounds),
    milliseconds: Number(values.seconds) * 1000,
    only: values.only,
    flags: values.flag,
  });
  const figures = measurements.map(
    ({ name, ratios }): Ratio => ({ name, unit: 'share of the floor’s answers', repeats: ratios }),
  );
  print(measurements, slowerThanBaseline(figures));
  const floor = Object.fromEntries(
    measurements.map(({ name, floor: { perSecond } }) => [`${name}, answers a second`, perSecond]),
  );
  const now = { at: new Date().toISOString(), node: process.versions.node, floor, figures };
  console.log(`\nWritten to ${writeRun('floor', now, values.keep)}`);
}

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
interface FloorMeasurement extends Pick<Pair, 'name' | 'promised'> {
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
  const worked = () => (pid === undefined ? Number.NaN : processorMilliseconds(pid) * 1000);
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
  readonly rounds: number;
  /** Duration of each measurement; a round has two. */
  readonly milliseconds: number;
  /** Parts of names. */
  readonly only: readonly string[];
  /** Node flags for the app's server. */
  readonly flags: readonly string[];
}

async function measureFloor(options: Options): Promise<FloorMeasurement[]> {
  const dataDir = await makeDataFolder();
  const { log } = Fastify({ logger: { level: 'silent' } });
  const database = await openDatabase({ url: undefined, dataDir, log });
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: 'off' };
  const app = await startServerProcess(settings, options.flags);
  try {
    return await measureBeside(app, database.url, options);
  } finally {
    await app.stop();
    await database.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measureBeside(
  app: ServerProcess,
  databaseUrl: string,
  { rounds, milliseconds, only }: Options,
): Promise<FloorMeasurement[]> {
  const today = localCalendarDay(new Date());
  const people = await furnishPeople(app.origin, today);
  // The first person, in the first kitchen.
  const monday = addDays(today, -6);
  const floor = spawn(process.execPath, [FLOOR_SERVER, '1', '1', today, monday], {
    env: { DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(createInterface(floor.stdout), 'line');
  const load = { connections: CONNECTIONS, milliseconds };
  const cookies = people.map((person) => person.cookies);
  const measurements: FloorMeasurement[] = [];
  const wanted = pairs(today, monday).filter(({ name }) => only.some((part) => name.includes(part)));
  for (const { name, paths, floor: floorPath, promised } of wanted) {
    const ofFloor = () =>
      answersOf(floor.pid, { ...load, port: Number(port), paths: [`/${floorPath}`], cookies: [] });
    const ofApp = () => answersOf(app.pid, { ...load, port: app.port, paths, cookies });
    const taken: Array<{ readonly floor: Answers; readonly app: Answers }> = [];
    // The first round is not counted, because code is not compiled yet.
    for (let round = 0; round <= rounds; round += 1)
      taken.push({ floor: await ofFloor(), app: await ofApp() });
    const counted = taken.slice(1);
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
  return measurements;
}

/** Signs people up, each with their own kitchen, recipes and meals. */
async function furnishPeople(origin: string, today: CalendarDay): Promise<Visitor[]> {
  const admin = await signUpAdmin(origin);
  const people = [admin];
  for (let at = 1; at < PEOPLE; at += 1) people.push(await signUp(admin, `person${at}`));
  const rows: ReadonlyArray<readonly [string, readonly object[]]> = [
    ['/api/ingredients', largeStock(KITCHEN_SIZE, addDays(today, 3))],
    ['/api/recipes', recipeLibrary(LIBRARY_SIZE, today)],
    ['/api/meals', mealHistory(MEALS_A_WEEK, today)],
  ];
  await Promise.all(
    people.map(async (person) => {
      for (const [path, bodies] of rows) for (const body of bodies) await person.read('POST', path, body);
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

/** Prints a table of the app's and the baseline's throughput, with promises and failures. */
function print(measurements: readonly FloorMeasurement[], slower: readonly string[]): void {
  console.log('Answers a second on 32 connections, and microseconds of processor time for each\n');
  console.log(row(['', 'floor', 'app', 'share', 'from', 'to', 'promised', 'floor µs', 'app µs', 'by work']));
  for (const measurement of measurements) {
    const { name, floor, app, ratios, workRatio, promised } = measurement;
    const share = ratios[Math.floor((ratios.length - 1) / 2)] ?? Number.NaN;
    const figures = [share, ratios[0], ratios.at(-1), promised].map((ratio = Number.NaN) => ratio.toFixed(3));
    const [floorWork, appWork] = [floor.microseconds, app.microseconds].map((work) => work.toFixed(0));
    const line = row([
      name,
      floor.perSecond.toFixed(0),
      app.perSecond.toFixed(0),
      ...figures,
      `${floorWork}`,
      `${appWork}`,
      workRatio.toFixed(3),
    ]);
    console.log(line + (share < promised ? '  missed' : '') + (slower.includes(name) ? SLOWER : ''));
  }
}

const row = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(56) + figures.map((figure) => figure.padStart(9)).join('');

interface Load {
  readonly port: number;
  /** The paths, requested one after the other, repeatedly. */
  readonly paths: readonly string[];
  /** Cookie headers of signed-in people, shared between the connections; empty if no sign-in is needed. */
  readonly cookies: readonly string[];
  /** Each connection sends its next request after the previous answer. */
  readonly connections: number;
  readonly milliseconds: number;
}

const END_OF_HEAD = '\r\n\r\n';
/** The end of a chunked response. JSON contains no line break. */
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');

/**
 * Complete responses per second. It uses raw sockets, because the load shares the cores with the server, and a client
 * library would need more CPU time than the baseline server.
 */
async function requestsPerSecond(load: Load): Promise<number> {
  const { port, paths, cookies, connections, milliseconds } = load;
  const began = performance.now();
  const isOver = () => performance.now() - began >= milliseconds;
  let turn = 0;
  const askAs = (cookie: string | undefined) => () => {
    turn += 1;
    const header = cookie === undefined ? '' : `Cookie: ${cookie}\r\n`;
    return `GET ${paths[turn % paths.length]} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}\r\n`;
  };
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, at) =>
      askOnOneConnection(port, askAs(cookies[at % cookies.length]), isOver),
    ),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return (answered * 1000) / (performance.now() - began);
}

/** Sends requests until the time is over. Returns the number of responses; throws on an unsuccessful one. */
function askOnOneConnection(port: number, next: () => string, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answered = 0;
    /** The remaining bytes of the body; undefined in the head and for chunked responses. */
    let left: number | undefined;
    let head = '';
    const finish = () => {
      answered += 1;
      head = '';
      left = undefined;
      if (!isOver()) socket.write(next());
      else socket.end(() => resolve(answered));
    };
    socket.on('connect', () => socket.write(next()));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection')));
    socket.on('data', (data: Buffer) => {
      if (left !== undefined) {
        left -= data.length;
        if (left <= 0) finish();
        return;
      }
      if (!head.includes(END_OF_HEAD)) {
        head += data.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        if (!head.startsWith('HTTP/1.1 2')) {
          socket.destroy();
          return reject(new Error(`The answer was ${head.slice(0, 2000)}`));
        }
        const length = /\r\ncontent-length: (\d+)/i.exec(head.slice(0, end));
        if (length) {
          left = Number(length[1]) - (head.length - end - END_OF_HEAD.length);
          if (left <= 0) finish();
          return;
        }
        head = head.slice(0, end + END_OF_HEAD.length);
      }
      if (data.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS)) finish();
    });
  });
}
