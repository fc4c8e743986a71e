import recipeWords from '@game-plan/lexicon/recipe-words.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { type Token, tokenize } from '../../language/tokens.ts';
import { lazy } from '../../lazy.ts';
import { allergensOf } from '../allergy/allergens.ts';
import { LANGUAGES, type Language } from './language-of.ts';
import { translateFoods } from './translate-foods.ts';

/** Words that say of the food beside them that it is not in a recipe; what each says is explained in allergy/en.yaml. */
const TABLES = [
  'denies',
  'denies-in-english',
  'between',
  'or',
  'likeness',
  'sized',
  'sized-ending',
  'work',
  'before-work',
  'behind-work',
] as const;
type Table = (typeof TABLES)[number];

/** The phrases of a table as tokens, of a language or of all. */
const phrases = lazy(
  () =>
    new Map(
      TABLES.flatMap((table) =>
        Object.entries(recipeWords.denied[table] ?? {}).map(
          ([language, words]) => [`${table} ${language}`, words.map((phrase) => phrase.split(' '))] as const,
        ),
      ),
    ),
);

/** What a text may be written in: English alone if nothing tells. */
type Tongues = readonly string[];

/** Behind the phrase of a table that begins at a token; undefined if there is none. */
function behind(tokens: readonly Token[], at: number, table: Table, tongues: Tongues): number | undefined {
  const ends = tongues.flatMap((language) =>
    (phrases().get(`${table} ${language}`) ?? [])
      .filter((words) =>
        words.every((word, index) =>
          word === '*' ? tokens[at + index]?.kind === 'word' : tokens[at + index]?.key === word,
        ),
      )
      .map((words) => at + words.length),
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

const ENGLISH: Tongues = ['en'];
const EVERY_LANGUAGE: Tongues = ['en', ...LANGUAGES];

/**
 * A sentence without the foods that it says are not in it, and those that it only compares with: 'no butter needed', 'ohne Butter', 'the
 * size of a walnut'. Everything else stays in its place, and punctuation too.
 * @param languages what the text may be written in: 'no' denies in English, and is 'in the' in Portuguese
 */
export function withoutDenied(text: string, languages: readonly Language[] | undefined): string {
  const tokens = tokenize(text);
  const isEnglish = languages === undefined || languages.length === 0;
  const tongues = isEnglish ? ENGLISH : EVERY_LANGUAGE;
  const erased = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    for (const each of comparedAt(tokens, at)) erased.add(each);
    if (isWork(tokens, at)) erased.add(at);
    const denied =
      behind(tokens, at, 'denies', tongues) ??
      (isEnglish ? behind(tokens, at, 'denies-in-english', ENGLISH) : undefined);
    if (denied !== undefined) for (const each of deniedFrom(tokens, denied, languages)) erased.add(each);
  }
  let said = '';
  let end = 0;
  for (const at of [...erased].sort((one, other) => one - other)) {
    said += text.slice(end, tokens[at]?.start);
    end = tokens[at]?.end ?? end;
  }
  return said + text.slice(end);
}

/** The word with which a food is only compared: 'the size of a walnut', 'walnut-sized', 'as soft as butter', 'walnussgroß'. */
function comparedAt(tokens: readonly Token[], at: number): number[] {
  const liked = behind(tokens, at, 'likeness', EVERY_LANGUAGE);
  if (liked !== undefined) return [liked];
  const sized = behind(tokens, at, 'sized', EVERY_LANGUAGE);
  if (sized !== undefined)
    return [tokens[at - 1]?.text === '-' ? at - 2 : at - 1].filter((before) => before >= 0);
  const key = tokens[at]?.key ?? '';
  const isSized = Object.values(recipeWords.denied['sized-ending'] ?? {}).some((endings) =>
    endings.some((ending) => key.length > ending.length && key.endsWith(ending)),
  );
  return isSized ? [at] : [];
}

/** 'Cream the butter and sugar': the word is what to do. */
function isWork(tokens: readonly Token[], at: number): boolean {
  const work = behind(tokens, at, 'work', ENGLISH);
  const isFirst =
    at === 0 ||
    tokens[at - 1]?.kind === 'mark' ||
    behind(tokens, at - 1, 'before-work', ENGLISH) !== undefined;
  return work !== undefined && isFirst && behind(tokens, work, 'behind-work', ENGLISH) !== undefined;
}

/** The food behind a denial, and those joined to it by 'or', up to the first punctuation. */
function deniedFrom(
  tokens: readonly Token[],
  from: number,
  languages: readonly Language[] | undefined,
): number[] {
  const denied: number[] = [];
  let at = from;
  for (
    let between = behind(tokens, at, 'between', ENGLISH);
    between !== undefined;
    between = behind(tokens, at, 'between', ENGLISH)
  )
    at = between;
  while (isFood(tokens[at], languages)) {
    denied.push(at);
    const or = behind(tokens, at + 1, 'or', EVERY_LANGUAGE);
    at = or !== undefined && isFood(tokens[or], languages) ? or : at + 1;
  }
  return denied;
}

function isFood(token: Token | undefined, languages: readonly Language[] | undefined): boolean {
  if (token?.kind !== 'word') return false;
  const name = translateFoods(token.text, languages);
  return name !== '' && (findFood(name) !== undefined || allergensOf(name).size > 0);
}
