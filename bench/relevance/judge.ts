import type { LabelledQuery } from './queries.ts';

/**
 * The rank of the first acceptable answer, from 1; 0 if there is none. For a nonsense query, no answers count as rank
 * 1.
 */
export function rankOfAcceptable({ names }: LabelledQuery, answers: readonly string[]): number {
  if (names.length === 0) return answers.length === 0 ? 1 : 0;
  return answers.findIndex((answer) => names.some((name) => isNamed(answer, name))) + 1;
}

/** Whether an answer has this name: 'Egg' and 'Egg, whole, raw' match 'egg', 'Eggs' too, but 'Egg roll' does not. */
export function isNamed(answer: string, name: string): boolean {
  const [found, wanted] = [inSingular(answer), inSingular(name)];
  return found === wanted || found.startsWith(`${wanted},`);
}

/** A rough singular, sufficient to compare two names that both pass through it. */
export function inSingular(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=berr|cherr|\bfr)ies\b/g, 'y')
    .replace(/(?<=\p{L}{2})s\b/gu, '');
}
