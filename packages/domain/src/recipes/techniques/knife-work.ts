import type { Part } from '../model/stocked.ts';
import { arePlural, capital, joinWithAnd, sentences, withThe } from './phrases.ts';

const MOST_IN_A_SENTENCE = 4;

/** The preparation steps, in the order in which the foods are needed; '' if there are none. */
export function knifeWork(parts: readonly Part[]): string {
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
  return sentences(
    ...twoSteps.map((task) => `${capital(task)}.`),
    middle > 0 && `${capital(joinTasks(simple.slice(0, middle)))}.`,
    simple.length > middle && `${capital(joinTasks(simple.slice(middle)))}.`,
  );
}

/** Joins tasks, with a comma before the last 'and' if a task contains 'and' itself. */
function joinTasks(tasks: readonly string[]): string {
  const last = tasks.at(-1);
  if (tasks.length < 2 || !tasks.some((task) => task.includes(' and '))) return joinWithAnd(tasks);
  return `${tasks.slice(0, -1).join(', ')}, and ${last}`;
}

/** Whether a task gets its own sentence, because 'peel * and cut …' would be confusing in a list. */
function isTwoSteps(prep: string): boolean {
  return / and /.test(prep.slice(prep.indexOf('*')));
}

/** Inserts the food into an instruction such as 'cut * into small florets'. */
export function instruct(prep: string, parts: readonly Part[]): string {
  const pronounced = arePlural(parts) ? prep.replace(/\bit\b/, 'them') : prep;
  return pronounced.replace('*', () => withThe(parts));
}
