import { readFileSync } from 'node:fs';

/** One typed meal and the kcal that were meant. */
export interface TypedCase {
  readonly typed: string;
  readonly calories: number;
}

export interface DiaryDay {
  readonly eater: string;
  readonly meals: readonly TypedCase[];
}

/** The days of a file: '== eater', and below it 'typed | kcal | what that is'. */
export function readDays(file: string): DiaryDay[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split(/^== /m)
    .slice(1)
    .map((part) => {
      const [eater = '', ...lines] = part.trim().split('\n');
      const meals = lines
        .filter((line) => line.includes('|'))
        .map((line) => {
          const [typed = '', calories = ''] = line.split('|').map((cell) => cell.trim());
          return { typed, calories: Number(calories) };
        });
      return { eater, meals };
    });
}
