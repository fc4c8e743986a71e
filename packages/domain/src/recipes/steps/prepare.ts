import type { Dish, Part } from '../compose/dish.ts';
import { partsIn } from '../compose/dish.ts';
import type { SlotId } from '../compose/slot-id.ts';
import { arePlural, capital, join, sentences, the } from './phrases.ts';

const CUT_SLOTS: readonly SlotId[] = [
  'protein',
  'vegetables',
  'aromatics',
  'fruit',
  'topping',
  'cheese',
  'finish',
  'herbs',
];
const MOST_IN_A_SENTENCE = 4;

/** The knife work, in the order in which things are needed; undefined when there is none. */
export function prepare(dish: Dish, ...except: readonly SlotId[]): string | undefined {
  return prepareParts(partsIn(dish, ...CUT_SLOTS.filter((slot) => !except.includes(slot))));
}

export function prepareParts(parts: readonly Part[]): string | undefined {
  const byPrep = new Map<string, Part[]>();
  for (const part of parts) {
    const { prep } = part.stocked.culinary;
    if (prep === '') continue;
    byPrep.set(prep, [...(byPrep.get(prep) ?? []), part]);
  }
  const tasks = [...byPrep];
  const twoSteps = tasks.filter(([prep]) => isTwoSteps(prep)).map(([prep, group]) => instruct(prep, group));
  const simple = tasks.filter(([prep]) => !isTwoSteps(prep)).map(([prep, group]) => instruct(prep, group));
  const middle = simple.length > MOST_IN_A_SENTENCE ? Math.ceil(simple.length / 2) : simple.length;
  return (
    sentences(
      ...twoSteps.map((task) => `${capital(task)}.`),
      middle > 0 && `${capital(joinTasks(simple.slice(0, middle)))}.`,
      simple.length > middle && `${capital(joinTasks(simple.slice(middle)))}.`,
    ) || undefined
  );
}

/** A comma before the last 'and' where a task has an 'and' of its own. */
function joinTasks(tasks: readonly string[]): string {
  const last = tasks.at(-1);
  if (tasks.length < 2 || !tasks.some((task) => task.includes(' and '))) return join(tasks);
  return `${tasks.slice(0, -1).join(', ')}, and ${last}`;
}

/** 'peel * and cut …' would tangle a list of tasks: it gets its own sentence. */
function isTwoSteps(prep: string): boolean {
  return / and /.test(prep.slice(prep.indexOf('*')));
}

/** 'cut * into small florets' with the food in its place. */
export function instruct(prep: string, parts: readonly Part[]): string {
  const pronounced = arePlural(parts) ? prep.replace(/\bit\b/, 'them') : prep;
  return pronounced.replace('*', () => the(parts));
}

/** Minutes of knife work: some for getting things out, two a thing to cut. */
export function prepMinutes(dish: Dish): number {
  const cuts = partsIn(dish, ...CUT_SLOTS).filter((part) => part.stocked.culinary.prep !== '').length;
  return 5 * Math.max(1, Math.round((3 + 2 * cuts) / 5));
}
