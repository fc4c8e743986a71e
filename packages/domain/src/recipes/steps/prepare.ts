import type { Dish, Part, SlotId } from '../compose/dish.ts';
import { partsIn } from '../compose/dish.ts';
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
  const tasks = [...byPrep].map(([prep, group]) => instruct(prep, group));
  if (tasks.length === 0) return undefined;
  if (tasks.length <= MOST_IN_A_SENTENCE) return `${capital(join(tasks))}.`;
  const middle = Math.ceil(tasks.length / 2);
  return sentences(`${capital(join(tasks.slice(0, middle)))}.`, `${capital(join(tasks.slice(middle)))}.`);
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
