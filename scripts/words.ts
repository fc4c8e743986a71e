import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileWhenStale } from '@game-plan/lexicon/compile-when-stale';
import { LINE_KINDS, LIST_KINDS, PAGE_KINDS } from '@game-plan/lexicon/grammar-phrase';

/*
 * `npm run words -- "2 gousses d'ail écrasées"` shows how a text is read, by each reader: its tokens, what the lexicon knows of them and in
 * which line of which file, and what was made of it. With it, whoever finds a word read wrongly sees which fact to mend.
 */

const LEXICON = join(import.meta.dirname, '../packages/lexicon');
const text = process.argv.slice(2).join(' ');

compileWhenStale();
const { lineOf, matchAt } = await import('../packages/domain/src/language/grammar.ts');
const { matchPage } = await import('../packages/domain/src/language/page-grammar.ts');
const { readLine } = await import('../packages/domain/src/lines/read-line.ts');
const { mealLineOf } = await import('../packages/domain/src/meals/typed/meal-line.ts');
const { parseMeal, piecesAt } = await import('../packages/domain/src/meals/typed/parse-meal.ts');
const { readTypedMeal } = await import('../packages/domain/src/meals/typed/typed-meal.ts');
const { splitList } = await import('../packages/domain/src/shopping/pasted/split-list.ts');
const { withoutAccents } = await import('../packages/domain/src/text/accents.ts');
const { foodNameKey } = await import('../packages/domain/src/foods/food-name.ts');
const { findMeant } = await import('../packages/domain/src/foods/find-meant.ts');

const line = lineOf(text);
console.log(
  `languages: ${line.languages === undefined ? 'any, as a food is named in another' : [...line.languages].join(', ')}`,
);
console.log('\nTokens and phrases');
for (const [at, token] of line.tokens.entries()) {
  const found = [
    ...LINE_KINDS.flatMap((kind) => matchAt(line, at, kind) ?? []),
    ...[...PAGE_KINDS, ...LIST_KINDS].flatMap((kind) => matchPage(line, at, kind) ?? []),
  ];
  const phrases = found.map(({ kind, value, language, to }) => {
    const phrase = line.tokens.slice(at, to).map(({ key }) => key);
    return `${kind}${value === '' ? '' : ` ${value}`} (${phrasePlace(language, phrase.join(' '))})`;
  });
  console.log(
    `  ${token.text} [${token.start}-${token.end}]${phrases.length > 0 ? `: ${phrases.join('; ')}` : ''}`,
  );
}

console.log('\nAs a line of a recipe');
for (const { amount, unit, name, food, grams, preparation, purpose, certainty } of readLine(text).parts) {
  const much =
    amount === null
      ? 'no amount'
      : `${amount.low === amount.high ? amount.low : `${amount.low}-${amount.high}`} ${unit || 'piece'}`;
  const said = [preparation, purpose].filter((one) => one !== '' && one !== null).join(', ');
  console.log(
    `  ${much} of “${name}”${said === '' ? '' : ` (${said})`}: ${meaning(name, food?.name)}, ${grams === null ? 'weight unknown' : `${Math.round(grams)} g`}, ${certainty} certainty`,
  );
}

for (const token of line.tokens) {
  const place = placeOf('ambiguous.tsv', (written) => written.startsWith(`${foodNameKey(token.text)}\t`));
  if (place !== '') console.log(`  ${token.text} may mean another food beside others (${place})`);
}

console.log('\nAs a list of a kitchen');
for (const thing of splitList(text))
  console.log(`  ${thing}: ${meaning(thing, findMeant(thing, 'kitchen')?.name)}`);
console.log(`\nAs what is searched for\n  ${meaning(text, findMeant(text, 'search')?.name)}`);

const meal = mealLineOf(text);
const mealText = (from: number, to: number) =>
  meal.tokens
    .slice(from, to)
    .map(({ text: typed }) => typed)
    .join(' ');
console.log('\nWhat it may be in a meal, with the cost of each');
for (const [at] of meal.tokens.entries())
  for (const { role, to, cost, found } of piecesAt(meal, at))
    console.log(
      `  ${mealText(at, to)}: ${role} ${cost.toFixed(2)}${found === undefined ? '' : ` (${mealPlace(found, mealText(at, to))})`}`,
    );
const parsed = parseMeal(meal);
console.log(`\nAs a meal, cost ${parsed.cost.toFixed(2)}`);
for (const { joint, pieces } of parsed.items)
  console.log(
    `  ${joint === '' ? '' : `${joint} `}${pieces.map(({ role, from, to }) => `${role} “${mealText(from, to)}”`).join(', ')}`,
  );
for (const { text: typed, name, food, unread, amount, addedTo } of readTypedMeal(text))
  console.log(
    `  ${typed}: ${amount.count ?? 'no number'} ${amount.size ?? ''} ${amount.unit} of “${name}”${addedTo === null ? '' : ', added'}: ${meaning(name, food)}${unread.length === 0 ? '' : `, not read: ${unread.join(' ')}`}`,
  );

/** What words of a meal mean, and where that is written. */
function mealPlace(
  { kind, language, value }: { readonly kind: string; readonly language: string; readonly value: string },
  words: string,
): string {
  const means = `${kind}${language === '' ? '' : ` ${language}`}${value === '' ? '' : ` ${value}`}`;
  const place =
    kind === 'food' || kind === 'foreign'
      ? placeOf('names/*.tsv', (written) => written.startsWith(`${plain(words)}\t`))
      : placeOf(`meals/${language}.{tsv,yaml}`, (written) =>
          [...listed(written), written.split('\t')[0]].includes(plain(words)),
        );
  return place === '' ? means : `${means}, ${place}`;
}

/** The food of a name, and where both are written. */
function meaning(name: string, food: string | undefined): string {
  if (food === undefined) return 'no food of the lexicon';
  const places = [
    placeOf('names/*.tsv', (written) => written.startsWith(`${plain(name)}\t`)),
    placeOf('foods/**/*.yaml', (written) => written === `  ${plain(food)}:`),
  ];
  return `${food} (${places.filter((place) => place !== '').join(', ')})`;
}

/** Where a phrase stands in the grammar of a language; a plural under its singular. */
function phrasePlace(language: string, phrase: string): string {
  const isThere = (words: string) =>
    placeOf(`grammar/${language}.yaml`, (written) => listed(written).includes(words));
  return isThere(phrase) || isThere(phrase.slice(0, -1)) || isThere(phrase.slice(0, -2));
}

/** The words of a line of a grammar: of 'clove: [gousse, dent]' these three. */
function listed(written: string): string[] {
  return written.split(/[[\]{},:]/).map((word) => word.replaceAll(/['"]/g, '').trim());
}

/** The first line of files for which this holds, as it is written without accents and capitals: 'names/en.tsv:12'. */
function placeOf(files: string, isIt: (written: string) => boolean): string {
  for (const file of globSync(files, { cwd: LEXICON }).sort()) {
    const at = readFileSync(join(LEXICON, file), 'utf8')
      .split('\n')
      .findIndex((written) => isIt(plain(written)));
    if (at !== -1) return `${file}:${at + 1}`;
  }
  return '';
}

function plain(written: string): string {
  return withoutAccents(written.toLowerCase());
}
