import { parseArgs } from 'node:util';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { type Origin, readCases, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, median, percent, shareOf } from '../figures.ts';
import { type FoodDatabase, startFoodDatabase } from '../food-database.ts';

/** The answers, out of ten, that a phone shows without much scrolling. */
const SEEN = 8;
const CONTEXTS = ['diary', 'kitchen'] as const;
type Context = (typeof CONTEXTS)[number];
const LANGUAGES = ['Spanish', 'French', 'German', 'Italian', 'Portuguese'] as const;

/**
 * Prints how well the food search answers labelled queries, begun words and foreign names; with `--list` also the misses of the tuned
 * ones. `--download FILE` (repeatable) imports a USDA FoodData Central download before.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      list: { type: 'boolean', default: false },
      download: { type: 'string', multiple: true, default: [] },
    },
  });
  const database = await startFoodDatabase(values.download);
  try {
    const answers = await askAll(database);
    const names = await askForeignNames(database);
    printByAuthor(answers, names);
    printLabelled(answers);
    printEveryday(answers);
    printBegunWords(answers);
    printForeignNames(names);
    await printTimes(database, answers);
    if (values.list) {
      for (const answer of answers) printMiss(answer);
      for (const name of names) printMissedName(name);
    }
  } finally {
    await database.stop();
  }
}

/** A query, asked in one context. */
interface Answer extends Origin {
  readonly kind: string;
  readonly query: string;
  readonly context: Context;
  readonly first: string | undefined;
  readonly isFirst: boolean;
  readonly isAmongTen: boolean;
  /** The first answer that must not be there. */
  readonly broken: string | undefined;
  /** How many names are to be among those shown, and how many are. */
  readonly toBeSeen: number;
  readonly seen: number;
}

async function askAll(database: FoodDatabase): Promise<Answer[]> {
  const columns = ['kind', 'query', 'diary', 'kitchen', 'never', 'seen'] as const;
  const answers: Answer[] = [];
  for (const row of readCases('searches.tsv', columns)) {
    const { kind, query, author, source, use } = row;
    for (const context of CONTEXTS) {
      const wanted = listOf(row[context]);
      if (wanted.length === 0) continue;
      const found = await database.search(query, context);
      const has = (name: string, among: readonly string[]) =>
        among.some((answer) => isLabelled(answer, name));
      const place = found.findIndex((answer) => wanted.some((name) => isLabelled(answer, name)));
      const isRightlyEmpty = found.length === 0 && wanted.includes(NOTHING);
      answers.push({
        author,
        source,
        use,
        kind,
        query,
        context,
        first: found[0],
        isFirst: place === 0 || isRightlyEmpty,
        isAmongTen: place >= 0 || isRightlyEmpty,
        broken: found.find((answer) => listOf(row.never).some((name) => isLabelled(answer, name))),
        toBeSeen: listOf(row.seen).length,
        seen: listOf(row.seen).filter((name) => has(name, found.slice(0, SEEN))).length,
      });
    }
  }
  return answers;
}

/** Among the acceptable names: finding nothing is right, too. */
const NOTHING = '-';
const EVERYDAY = 'everyday searches';
const BEGUN = 'begun';
const RULED_OUT = 'ruled out';
const INVENTED = 'invented';

/** With what may come first and what never may, for a diary and a kitchen. */
const isLabelledFully = ({ source, kind }: Answer) => source !== EVERYDAY && kind !== BEGUN;
const listOf = (names: string) => names.split('; ').filter((name) => name !== '');
const isFirst = (answer: Answer) => answer.isFirst;

function printByAuthor(answers: readonly Answer[], names: readonly AnsweredName[]): void {
  const figures = figuresByAuthor(answers, (own) => shareOf(own, isFirst));
  const ofNames = figuresByAuthor(names, (own) => shareOf(own, ({ isRead }) => isRead));
  for (const line of [
    ...leaveOneAuthorOut('Food searches right at first', figures),
    ...leaveOneAuthorOut('Foreign names read', ofNames),
  ])
    console.log(line);
}

/**
 * `bound` is the share of queries with an exclusion for which none of the ten answers violates it, `refused` of invented foods for which
 * nothing is found.
 */
function printLabelled(answers: readonly Answer[]): void {
  for (const context of CONTEXTS)
    for (const use of USES) {
      const own = answers.filter(
        (answer) => isLabelledFully(answer) && answer.context === context && answer.use === use,
      );
      const known = own.filter(({ kind }) => kind !== INVENTED);
      const shares = [
        ['top-1', shareOf(known, isFirst)],
        ['top-10', shareOf(known, ({ isAmongTen }) => isAmongTen)],
        ['bound', shareOf(ofKind(own, RULED_OUT), ({ broken }) => broken === undefined)],
        ['refused', shareOf(ofKind(own, INVENTED), ({ first }) => first === undefined)],
      ] as const;
      console.log(
        `food searches, ${context}, ${use}: ${shares.map(([name, share]) => `${name} ${percent(share)}`).join(', ')}`,
      );
      const kinds = [...new Set(own.map(({ kind }) => kind))];
      console.log(
        `  first by kind: ${kinds.map((kind) => `${kind} ${percent(shareOf(ofKind(own, kind), isFirst))}`).join(', ')}`,
      );
    }
}

const ofKind = (answers: readonly Answer[], kind: string) => answers.filter((answer) => answer.kind === kind);

function printEveryday(answers: readonly Answer[]): void {
  const own = answers.filter(({ source }) => source === EVERYDAY);
  console.log(
    `everyday searches, ${own.length}, tuned: top-1 ${percent(shareOf(own, isFirst))}, ` +
      `top-10 ${percent(shareOf(own, ({ isAmongTen }) => isAmongTen))}`,
  );
}

/** How often prefixes and single words ('chi', 'chicken') find the intended food first, and show the alternatives. */
function printBegunWords(answers: readonly Answer[]): void {
  for (const use of USES) {
    const own = answers.filter((answer) => answer.kind === BEGUN && answer.use === use);
    const sum = (count: (answer: Answer) => number) => own.reduce((all, answer) => all + count(answer), 0);
    const seen = sum((answer) => answer.seen) / sum(({ toBeSeen }) => toBeSeen);
    console.log(
      `begun words, ${own.length}, ${use}: first ${percent(shareOf(own, isFirst))}, seen ${percent(seen)}`,
    );
  }
}

async function printTimes(database: FoodDatabase, answers: readonly Answer[]): Promise<void> {
  const times: number[] = [];
  for (const { query } of answers.filter(({ source }) => source === EVERYDAY)) {
    const start = performance.now();
    await database.search(query, 'kitchen');
    times.push(performance.now() - start);
  }
  const slow = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  console.log(`one search: ${median(times).toFixed(1)} ms median, ${slow.toFixed(1)} ms p99`);
}

function printMiss({ use, source, kind, query, context, first, ...answer }: Answer): void {
  if (use === 'held out' || (answer.isFirst && answer.broken === undefined)) return;
  const place = answer.isFirst ? '' : answer.isAmongTen ? ' (among ten)' : ' (nowhere)';
  const never = answer.broken === undefined ? '' : ` BREAKS: ${answer.broken}`;
  console.log(`  ${source}, ${context}, ${kind}: ${query} → ${first ?? 'nothing'}${place}${never}`);
}

/** A name of another language, with and without its accents. */
interface AnsweredName extends Origin {
  readonly written: string;
  readonly language: string;
  /** English names of the right foods. */
  readonly expected: readonly string[];
  /** The food that it is read as in a kitchen's lists, and the first that the search finds. */
  readonly read: string | undefined;
  readonly searched: string | undefined;
  readonly isRead: boolean;
  readonly isSearched: boolean;
}

async function askForeignNames(database: FoodDatabase): Promise<AnsweredName[]> {
  const names: AnsweredName[] = [];
  for (const row of readCases('foreign-names.tsv', ['foods', ...LANGUAGES])) {
    const { author, source, use } = row;
    const expected = row.foods.split('; ');
    const isRight = (found: string | undefined) =>
      found !== undefined && expected.some((food) => isSame(found, food));
    for (const language of LANGUAGES)
      for (const written of row[language].split(', ').filter(Boolean).flatMap(withAndWithoutAccents)) {
        const read = findFood(written)?.name;
        const [searched] = await database.search(written, 'kitchen');
        const answers = { read, searched, isRead: isRight(read), isSearched: isRight(searched) };
        names.push({ author, source, use, written, language, expected, ...answers });
      }
  }
  return names;
}

function withAndWithoutAccents(name: string): string[] {
  return [...new Set([name, name.normalize('NFD').replace(/\p{M}/gu, '')])];
}

function isSame(found: string, expected: string): boolean {
  return isLabelled(found, expected) || isLabelled(found, findFood(expected)?.name ?? expected);
}

function printForeignNames(names: readonly AnsweredName[]): void {
  const groups = [
    ...USES.map((use) => [use, names.filter((name) => name.use === use)] as const),
    ...LANGUAGES.map((language) => [language, names.filter((name) => name.language === language)] as const),
  ];
  for (const [group, own] of groups) {
    const read = shareOf(own, ({ isRead }) => isRead);
    const misread = shareOf(own, (name) => name.read !== undefined && !name.isRead);
    const searched = shareOf(own, ({ isSearched }) => isSearched);
    const other = shareOf(own, (name) => name.searched !== undefined && !name.isSearched);
    console.log(
      `foreign names, ${group}, ${own.length}: read ${percent(read)} right, ${percent(misread)} another; ` +
        `searched ${percent(searched)} right, ${percent(other)} another`,
    );
  }
}

function printMissedName({ use, written, expected, ...name }: AnsweredName): void {
  if (use === 'held out') return;
  const meant = `${written} (${expected.join(', ')})`;
  if (!name.isRead) console.log(`  read: ${meant} → ${name.read ?? 'nothing'}`);
  if (!name.isSearched) console.log(`  searched: ${meant} → ${name.searched ?? 'nothing'}`);
}

/** Whether an answer has this name: 'Egg' and 'Egg, whole, raw' have 'egg', 'Egg roll' has not; '~egg' is any name with that word. */
function isLabelled(answer: string, name: string): boolean {
  const found = inSingular(answer);
  if (!name.startsWith('~')) {
    const wanted = inSingular(name);
    return found === wanted || found.startsWith(`${wanted},`);
  }
  const words = new Set(found.split(/[^\p{L}\p{N}]+/u));
  return name
    .slice(1)
    .split(' ')
    .every((word) => words.has(inSingular(word)));
}

/** A rough singular, sufficient to compare two names that both pass through it. */
function inSingular(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=berr|cherr|\bfr)ies\b/g, 'y')
    .replace(/(?<=\p{L}{2})s\b/gu, '');
}
