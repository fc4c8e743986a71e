import { parseArgs } from 'node:util';
import { type FoodDatabase, startFoodDatabase } from '../relevance/food-database.ts';
import { inSingular, isNamed } from '../relevance/judge.ts';
import { FOOD_SEARCH_QUERIES, type LabelledQuery, type QueryKind } from './food-search/labelled-queries.ts';

const CONTEXTS = ['diary', 'kitchen'] as const;
type Context = (typeof CONTEXTS)[number];

interface Answer {
  readonly labelled: LabelledQuery;
  readonly first: string | undefined;
  readonly isFirst: boolean;
  readonly isAmongTen: boolean;
  /** The first forbidden answer. */
  readonly broken: string | undefined;
}

/** Like `isNamed`; '~pie' matches any name with that word. */
export function isLabelled(answer: string, name: string): boolean {
  if (!name.startsWith('~')) return isNamed(answer, name);
  const words = new Set(inSingular(answer).split(/[^\p{L}\p{N}]+/u));
  return name
    .slice(1)
    .split(' ')
    .every((word) => words.has(inSingular(word)));
}

async function ask(database: FoodDatabase, labelled: LabelledQuery, context: Context): Promise<Answer> {
  const answers = await database.search(labelled.query, context);
  const place = answers.findIndex((answer) => labelled[context].some((name) => isLabelled(answer, name)));
  const isRightlyEmpty = answers.length === 0 && labelled.mayBeNothing;
  return {
    labelled,
    first: answers[0],
    isFirst: place === 0 || isRightlyEmpty,
    isAmongTen: place >= 0 || isRightlyEmpty,
    broken: answers.find((answer) => labelled.never.some((name) => isLabelled(answer, name))),
  };
}

/** The results on the held-out queries before the search was tuned: `top-1, top-10`. */
const BEFORE: Readonly<Record<Context, string>> = {
  diary: 'top-1 60.7%, top-10 72.8%, bound 59.4%, refused 43.3%',
  kitchen: 'top-1 71.3%, top-10 73.2%, bound 59.4%, refused 43.3%',
};

const share = (some: readonly unknown[], all: readonly unknown[]) =>
  all.length === 0 ? '–' : `${((100 * some.length) / all.length).toFixed(1)}%`;

function summary(answers: readonly Answer[]): string {
  const known = answers.filter(({ labelled }) => labelled.kind !== 'invented');
  const ruledOut = answers.filter(({ labelled }) => labelled.kind === 'ruled out');
  const invented = answers.filter(({ labelled }) => labelled.kind === 'invented');
  return [
    `top-1 ${share(
      known.filter(({ isFirst }) => isFirst),
      known,
    )}`,
    `top-10 ${share(
      known.filter(({ isAmongTen }) => isAmongTen),
      known,
    )}`,
    `bound ${share(
      ruledOut.filter(({ broken }) => broken === undefined),
      ruledOut,
    )}`,
    `refused ${share(
      invented.filter(({ first }) => first === undefined),
      invented,
    )}`,
  ].join(', ');
}

function printByKind(answers: readonly Answer[]): void {
  const kinds = new Set(answers.map(({ labelled }) => labelled.kind));
  const lines = [...kinds].map((kind: QueryKind) => {
    const own = answers.filter(({ labelled }) => labelled.kind === kind);
    return `${kind} ${share(
      own.filter(({ isFirst }) => isFirst),
      own,
    )}`;
  });
  console.log(`  first by kind: ${lines.join(', ')}`);
}

/**
 * Prints how well the food search answers the labelled queries in a diary and in a kitchen, with the earlier figures;
 * `bound` is the share of queries with an exclusion for which none of the ten answers violates it. With `list` also
 * every miss of the tuned half.
 */
export async function printFoodSearch({ list = false }: { readonly list?: boolean } = {}): Promise<void> {
  const database = await startFoodDatabase([]);
  try {
    for (const context of CONTEXTS) {
      const answers: Answer[] = [];
      for (const labelled of FOOD_SEARCH_QUERIES) answers.push(await ask(database, labelled, context));
      const heldOut = answers.filter(({ labelled }) => labelled.isHeldOut);
      const tuned = answers.filter(({ labelled }) => !labelled.isHeldOut);
      console.log(`Food search, ${context}, held out: ${summary(heldOut)} (before: ${BEFORE[context]})`);
      printByKind(heldOut);
      console.log(`Food search, ${context}, the other half: ${summary(tuned)}`);
      printByKind(tuned);
      if (list) tuned.forEach(printMiss);
    }
  } finally {
    await database.stop();
  }
}

function printMiss({ labelled, first, isFirst, isAmongTen, broken }: Answer): void {
  if (isFirst && broken === undefined) return;
  const place = isFirst ? '' : isAmongTen ? ' (among ten)' : ' (nowhere)';
  const never = broken === undefined ? '' : ` BREAKS: ${broken}`;
  console.log(`    ${labelled.kind}: ${labelled.query} → ${first ?? 'nothing'}${place}${never}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
  await printFoodSearch(values);
}
