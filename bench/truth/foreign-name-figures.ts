import { readFileSync } from 'node:fs';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { startFoodDatabase } from '../relevance/food-database.ts';
import { isLabelled } from './food-search-figures.ts';

const LANGUAGES = ['Spanish', 'French', 'German', 'Italian', 'Portuguese'] as const;

/** A name as written on a shopping list. */
export interface ForeignName {
  readonly written: string;
  readonly language: (typeof LANGUAGES)[number];
  /** English names of the right foods. */
  readonly expected: readonly string[];
  readonly isHeldOut: boolean;
}

/** The results on held-out names before less common foods had foreign names. */
const BEFORE = 'read 35.8% right, 0.8% another; searched 45.5% right, 3.4% another';

/** The names in foreign-names.txt; names with accents also without them. */
function readForeignNames(): ForeignName[] {
  const rows = readFileSync(new URL('./foreign-names.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
  return rows.flatMap((row, at) => {
    const [foods = '', cells = ''] = row.split(' = ');
    return cells.split('|').flatMap((cell, column) =>
      cell.split(',').flatMap((name) =>
        withAndWithoutAccents(name.trim()).map((written) => ({
          written,
          language: LANGUAGES[column] ?? 'Spanish',
          expected: foods.split('; '),
          isHeldOut: at % 2 === 1,
        })),
      ),
    );
  });
}

function withAndWithoutAccents(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain === name ? [name] : [name, plain];
}

interface Answered extends ForeignName {
  readonly found: string | undefined;
  readonly isRight: boolean;
}

/**
 * Prints how many foreign names are read as the right food in a kitchen's lists and find it first in the food search,
 * and how many find a wrong one. With `list` also every failure of the tuned half.
 */
export async function printForeignNames({ list = false }: { readonly list?: boolean } = {}): Promise<void> {
  const names = readForeignNames();
  const database = await startFoodDatabase([]);
  try {
    const read = names.map((name) => answered(name, findFood(name.written)?.name));
    const searched: Answered[] = [];
    for (const name of names) {
      const [first] = await database.search(name.written, 'kitchen');
      searched.push(answered(name, first));
    }
    for (const isHeldOut of [false, true]) {
      const own = (answers: readonly Answered[]) => answers.filter((each) => each.isHeldOut === isHeldOut);
      const half = isHeldOut ? 'held out' : 'the other half';
      const before = isHeldOut ? ` (before: ${BEFORE})` : '';
      console.log(
        `Foreign names, ${half}: read ${lines(own(read))}; searched ${lines(own(searched))}${before}`,
      );
    }
    for (const language of LANGUAGES) {
      const own = (answers: readonly Answered[]) => answers.filter((each) => each.language === language);
      console.log(`  ${language}: read ${lines(own(read))}; searched ${lines(own(searched))}`);
    }
    if (list) {
      printMisses('read', read);
      printMisses('searched', searched);
    }
  } finally {
    await database.stop();
  }
}

function answered(name: ForeignName, found: string | undefined): Answered {
  const isRight = found !== undefined && name.expected.some((expected) => isSame(found, expected));
  return { ...name, found, isRight };
}

function isSame(found: string, expected: string): boolean {
  return isLabelled(found, expected) || isLabelled(found, findFood(expected)?.name ?? expected);
}

function lines(answers: readonly Answered[]): string {
  const share = (some: readonly Answered[]) => `${((100 * some.length) / answers.length).toFixed(1)}%`;
  const wrong = answers.filter(({ found, isRight }) => found !== undefined && !isRight);
  return `${share(answers.filter(({ isRight }) => isRight))} right, ${share(wrong)} another of ${answers.length}`;
}

function printMisses(how: string, answers: readonly Answered[]): void {
  const misses = answers.filter(({ isRight, isHeldOut }) => !isRight && !isHeldOut);
  for (const { written, expected, found } of misses)
    console.log(`    ${how}: ${written} (${expected.join(', ')}) → ${found ?? 'nothing'}`);
}
