import { readFileSync } from 'node:fs';

/** A typed meal and the intended kcal. */
export interface TypedCase {
  readonly typed: string;
  readonly calories: number;
}

export interface DiaryDay {
  readonly eater: string;
  readonly meals: readonly TypedCase[];
}

/** Parses a file of days: '== eater', then lines of 'typed | kcal | meaning'. */
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
