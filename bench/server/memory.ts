import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addDays, localCalendarDay } from '../../packages/domain/src/calendar-day.ts';
import { largeStock, mealHistory, recipeLibrary } from './sample-data.ts';
import { accountOf, processTree, signUp, signUpAdmin, type Visitor, withServer } from './server.ts';
import { foodSearch, SEARCHES } from './size.ts';

const IDLE_MEGABYTES = 350;
const LOADED_MEGABYTES = 450;
/** The composer's thread is prepared two minutes after the start. */
const SETTLING_MILLISECONDS = 140_000;
const SAMPLE_MILLISECONDS = 5000;
const MILLISECONDS_A_MINUTE = 60_000;
const DISH = { recipeName: 'Shakshuka', ingredients: ['eggs', 'tomatoes', 'onion', 'feta'] };

/**
 * Measures the memory (PSS) of the server with its embedded database: idle after the start, during minutes of mixed load
 * (`--minutes 10`, by `--people 8` who pause for `--pause 20` milliseconds after each answer), and idle again. Sets the exit code 1
 * above the promise. Linux only.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      people: { type: 'string', default: '8' },
      pause: { type: 'string', default: '20' },
      flag: { type: 'string', multiple: true, default: [] },
    },
  });
  const load = {
    milliseconds: Number(values.minutes) * MILLISECONDS_A_MINUTE,
    people: Number(values.people),
    pause: Number(values.pause),
  };
  await withServer(
    { RATE_LIMIT: 'off' },
    async ({ origin, pid }) => {
      await delay(SETTLING_MILLISECONDS);
      const idle = memoryOf(pid);
      show('Idle after the start', idle);
      const last = await measureUnderLoad(await signUpPeople(origin, load.people), pid, load);
      await delay(SETTLING_MILLISECONDS);
      show('Idle after the load', memoryOf(pid));
      if (total(idle) > IDLE_MEGABYTES || total(last) > LOADED_MEGABYTES) process.exitCode = 1;
    },
    values.flag,
  );
}

interface Memory {
  readonly node: number;
  readonly database: number;
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

type Call = [method: string, path: string, body?: unknown];

interface Person {
  readonly visitor: Visitor;
  readonly username: string;
}

async function signUpPeople(origin: string, count: number): Promise<Person[]> {
  const today = localCalendarDay(new Date());
  const admin = await signUpAdmin(origin);
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const username = `person${at}`;
    const visitor = await signUp(admin, username);
    for (const item of largeStock(60, addDays(today, 3)))
      await visitor.read('POST', '/api/ingredients', item);
    for (const recipe of recipeLibrary(30, today)) await visitor.read('POST', '/api/recipes', recipe);
    for (const meal of mealHistory(120, today)) await visitor.read('POST', '/api/meals', meal);
    people.push({ visitor, username });
  }
  return people;
}

/** Prints the memory while people use the app. Returns it at the end. */
async function measureUnderLoad(
  people: readonly Person[],
  pid: number,
  { milliseconds, pause }: { readonly milliseconds: number; readonly pause: number },
): Promise<Memory> {
  const ends = performance.now() + milliseconds;
  let calls = 0;
  /** Error responses by call. */
  const refused = new Map<string, number>();
  const load = people.map(async (person, at) => {
    for (let round = at * 7; performance.now() < ends; round += 1)
      await goAbout(person, round, async (path, status) => {
        calls += 1;
        if (status >= 400) refused.set(path, 1 + (refused.get(path) ?? 0));
        await delay(pause);
      });
  });
  let most: Memory = { node: 0, database: 0 };
  let last = most;
  for (let sample = 1; performance.now() < ends; sample += 1) {
    await delay(SAMPLE_MILLISECONDS);
    last = memoryOf(pid);
    if (total(last) > total(most)) most = last;
    if (sample % 12 === 0) show(`Under load, minute ${sample / 12}`, last);
  }
  await Promise.all(load);
  show('Most under load', most);
  console.log(`${calls} calls`, refused.size > 0 ? refused : '');
  return last;
}

/** A round of everyday calls; expensive ones are as rare as in real use. */
async function goAbout(
  { visitor, username }: Person,
  round: number,
  pause: (path: string, status: number) => Promise<void>,
): Promise<void> {
  const today = localCalendarDay(new Date());
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
    ...every(10, ['POST', '/api/auth/login', { username, password: accountOf(username).password }]),
  ];
  for (const [method, path, body] of calls) await pause(path, await visitor.send(method, path, body));
}
