/**
 * `npm run bench:memory`: the memory (PSS) of the server with its embedded database: idle after the start, during
 * minutes of mixed load (`--minutes 10`, by `--people 8` who pause for `--pause 20` milliseconds after each answer),
 * and idle again. Exits with 1 above the promise. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDays, localCalendarDay } from '../packages/domain/src/calendar-day.ts';
import { Visitor } from './fair/visitor.ts';
import { largeStock } from './large-stock.ts';
import { mealHistory } from './meal-history.ts';
import { recipeLibrary } from './recipe-library.ts';
import { startServerProcess } from './server-process.ts';
import { foodSearch, SEARCHES } from './size/calls.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '8' },
    pause: { type: 'string', default: '20' },
    flag: { type: 'string', multiple: true, default: [] },
  },
});
const IDLE_MEGABYTES = 350;
const LOADED_MEGABYTES = 450;
/** The composer's thread is prepared two minutes after the start. */
const SETTLING_MILLISECONDS = 140_000;
const SAMPLE_MILLISECONDS = 5000;
const MILLISECONDS_A_MINUTE = 60_000;

interface Memory {
  readonly node: number;
  readonly database: number;
}

/** The ids of a process and its descendants. */
function processTree(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(processTree)];
  } catch {
    // It ended meanwhile.
    return [];
  }
}

/** PSS in megabytes: memory shared by several processes is divided among them. */
function proportionalMegabytes(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function memoryOf(pid: number): Memory {
  const sum = (pids: readonly number[]) => pids.reduce((total, one) => total + proportionalMegabytes(one), 0);
  return { node: sum([pid]), database: sum(processTree(pid).slice(1)) };
}

const total = ({ node, database }: Memory) => node + database;

function show(when: string, memory: Memory): void {
  const [all, node, database] = [total(memory), memory.node, memory.database].map((part) => part.toFixed(0));
  console.log(`${when.padEnd(28)} ${all} MB: node ${node}, database ${database}`);
}

const today = localCalendarDay(new Date());

const PASSWORD = 'only for measuring';
const DISH = { recipeName: 'Shakshuka', ingredients: ['eggs', 'tomatoes', 'onion', 'feta'] };

type Call = [method: string, path: string, body?: unknown];

interface Person {
  readonly visitor: Visitor;
  readonly username: string;
}

async function signUp(admin: Visitor, origin: string, at: number): Promise<Person> {
  const person = { username: `person${at}`, password: PASSWORD, email: `person${at}@example.org` };
  const { inviteUrl } = (await admin.read('POST', '/api/admin/invite', { email: person.email })) as {
    inviteUrl: string;
  };
  const visitor = new Visitor(origin);
  await visitor.read('POST', '/api/auth/signup', {
    ...person,
    firstName: 'Bench',
    lastName: 'Mark',
    inviteCode: new URL(inviteUrl).searchParams.get('invite'),
  });
  for (const item of largeStock(60, addDays(today, 3))) await visitor.read('POST', '/api/ingredients', item);
  for (const recipe of recipeLibrary(30, today)) await visitor.read('POST', '/api/recipes', recipe);
  for (const meal of mealHistory(120, today)) await visitor.read('POST', '/api/meals', meal);
  return { visitor, username: person.username };
}

/** A round of everyday calls; expensive ones are as rare as in real use. */
async function goAbout(
  { visitor, username }: Person,
  round: number,
  pause: () => Promise<void>,
): Promise<void> {
  const every = (rounds: number, call: Call): Call[] => (round % rounds === 0 ? [call] : []);
  const [meal] = mealHistory(round + 1, today).slice(-1);
  const typed = SEARCHES[round % SEARCHES.length] ?? '';
  const calls: Call[] = [
    ['GET', '/api/auth/me'],
    ['GET', `/api/meals?date=${today}`],
    ['GET', `/api/nutrition/summary?startDate=${addDays(today, -30)}&endDate=${today}`],
    ['GET', '/api/ingredients'],
    ['GET', '/api/shopping-list'],
    ['GET', '/api/activity'],
    ['GET', '/api/recipes/cards'],
    ...[3, 4, 5, typed.length].map((letters): Call => ['GET', foodSearch(typed.slice(0, letters))]),
    ['GET', `/api/foods/read-meal?text=${encodeURIComponent(`two eggs, toast with butter and ${typed}`)}`],
    ['POST', '/api/meals', meal],
    ...every(3, ['GET', '/api/recipes/generate']),
    ...every(3, ['POST', '/api/recipes/generate-image', { ...DISH, recipeId: `dish${round}` }]),
    ...every(5, ['GET', '/api/recipes']),
    ...every(10, ['GET', '/api/account/data']),
    ...every(10, ['POST', '/api/auth/login', { username, password: PASSWORD }]),
  ];
  for (const [method, path, body] of calls) {
    if ((await visitor.send(method, path, body)) >= 400) refused.set(path, 1 + (refused.get(path) ?? 0));
    await pause();
  }
}

/** Error responses by call. */
const refused = new Map<string, number>();

const dataDir = await mkdtemp(join(tmpdir(), 'gpc-memory-'));
// As root, the database runs under another account, which must be able to enter.
await chmod(dataDir, 0o711);
const server = await startServerProcess({ DATA_DIR: dataDir, RATE_LIMIT: 'off' }, values.flag);
try {
  await delay(SETTLING_MILLISECONDS);
  const idle = memoryOf(server.pid);
  show('Idle after the start', idle);

  const admin = new Visitor(server.origin);
  await admin.read('POST', '/api/auth/setup-admin', {
    username: 'bench',
    password: PASSWORD,
    firstName: 'Bench',
    lastName: 'Mark',
    email: 'bench@example.org',
  });
  const people = [];
  for (let at = 0; at < Number(values.people); at += 1) people.push(await signUp(admin, server.origin, at));

  const ends = performance.now() + Number(values.minutes) * MILLISECONDS_A_MINUTE;
  let calls = 0;
  const load = people.map(async (person, at) => {
    for (let round = at * 7; performance.now() < ends; round += 1) {
      await goAbout(person, round, async () => {
        calls += 1;
        await delay(Number(values.pause));
      });
    }
  });
  let most: Memory = { node: 0, database: 0 };
  let last = most;
  for (let sample = 1; performance.now() < ends; sample += 1) {
    await delay(SAMPLE_MILLISECONDS);
    last = memoryOf(server.pid);
    if (total(last) > total(most)) most = last;
    if (sample % 12 === 0) show(`Under load, minute ${sample / 12}`, last);
  }
  await Promise.all(load);
  show('Most under load', most);
  await delay(SETTLING_MILLISECONDS);
  show('Idle after the load', memoryOf(server.pid));
  console.log(`${calls} calls in ${values.minutes} minutes`, refused.size > 0 ? refused : '');
  if (total(idle) > IDLE_MEGABYTES || total(last) > LOADED_MEGABYTES) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
