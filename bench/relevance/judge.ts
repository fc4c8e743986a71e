import type { LabelledQuery } from './queries.ts';

/** Where the first acceptable answer stood: 1 is first, 0 nowhere. For nonsense, nothing found is as good as first. */
export function rankOfAcceptable({ names }: LabelledQuery, answers: readonly string[]): number {
  if (names.length === 0) return answers.length === 0 ? 1 : 0;
  return answers.findIndex((answer) => names.some((name) => isNamed(answer, name))) + 1;
}

/** 'Egg' and 'Egg, whole, raw' are named 'egg', and so are 'Eggs'; 'Egg roll' is not. */
export function isNamed(answer: string, name: string): boolean {
  const [said, wanted] = [inSingular(answer), inSingular(name)];
  return said === wanted || said.startsWith(`${wanted},`);
}

/** Good enough to tell that two names are the same: both go through it. */
export function inSingular(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=berr|cherr|\bfr)ies\b/g, 'y')
    .replace(/(?<=\p{L}{2})s\b/gu, '');
}
