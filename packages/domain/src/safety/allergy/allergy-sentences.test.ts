import allergyWords from '@game-plan/lexicon/allergy.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { ALLERGY_SENTENCES } from '../testing/allergy-sentences.ts';
import { carriesAllergy } from './allergens.ts';
import { parseAllergyText, readAllergyText } from './parse-allergy-text.ts';

const foods = (list: string) => list.split(', ').filter((food) => food !== '');

test.each(ALLERGY_SENTENCES)('$text: without $out, with $stays', ({ text, out, stays }) => {
  expect(foods(out).filter((food) => !carriesAllergy(food, [text]))).toEqual([]);
  expect(foods(stays).filter((food) => carriesAllergy(food, [text]))).toEqual([]);
});

/** Formats parts as 'dairy', 'red meat', 'meat but chicken'. */
const partsOf = (text: string) =>
  parseAllergyText(text).map(({ text: written, allergens, terms, allows = [] }) =>
    [[...allergens, ...terms].slice(0, 1).join() || `“${written}”`, ...allows.slice(0, 1)].join(' but '),
  );

test.each<[text: string, parts: string[]]>([
  ['lacto-vegetarian', ['eggs']],
  ['ovo vegetarian', ['dairy']],
  ['ovo-lacto vegetarian', ['meat and fish']],
  ['vegan-ish', ['animal product']],
  ['vegan except honey', ['meat and fish', 'dairy', 'eggs']],
  ['Vegan (honey is ok)', ['meat and fish', 'dairy', 'eggs']],
  ['vegan with eggs and honey', ['meat and fish', 'dairy']],
  ['vegan, but dairy is fine', ['meat and fish', 'eggs', 'honey']],
  ['vegan but still eats fish', ['meat not fish', 'dairy', 'eggs', 'honey']],
  ['plant-based but uses butter', ['meat and fish', 'dairy but butter', 'eggs', 'honey']],
  ['vegetarian but fish ok', ['meat not fish']],
  ['vegetarian, eggs ok', ['meat and fish']],
  ['vegetarian except eggs', ['meat and fish', 'eggs']],
  ['vegan except honey, no nuts', ['meat and fish', 'dairy', 'eggs', 'nuts']],
  ['vegan', ['animal product']],
  ['not vegan but eggs are ok', []],
  ['vegan except on Sundays', ['animal product']],
  ['vegan but eggs ok if baked', ['animal product', 'eggs']],
  ['vegan but no honey', ['animal product', 'honey']],
  ['vegan with egg allergy', ['animal product', 'eggs']],
  ['vegetarian except bacon', ['meat and fish']],
  ['vegetarian and allergic to fish', ['meat and fish', 'fish']],
  ['vegetarian, fish not ok', ['meat and fish', 'fish']],
  ['vegetarian with coeliac disease', ['meat and fish', 'gluten']],
  ['I eat halal', ['not halal']],
  ['only chicken nuggets', ['chicken nugget']],
  ['only egg white', ['eggs']],
  ['crustaceans only', ['crustacean']],
  ['just shellfish', ['shellfish']],
  ['I can eat fish, eggs', ['eggs']],
  ['I can eat fish and eggs', []],
  ['milk, eggs and fish are fine', ['dairy']],
  ['allergisch gegen Mais', ['corn']],
  ['can tuna', ['tuna']],
  ['may contain nuts', ['nuts']],
  ['products not containing nuts', ['nuts']],
])('%j leaves out %j', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each<[text: string, fine: string[], isAsked: boolean]>([
  ['I can eat fish but not shellfish', ['fish'], true],
  ['no meat except chicken', ['chicken'], true],
  ['eggs are fine if baked', [], true],
  ['I love cheese but milk upsets me', [], false],
  ['peanuts ok?', [], true],
  ['fish is fine', ['fish'], false],
  ['no longer allergic to eggs', ['eggs'], false],
  ['peanuts', [], false],
])('of %j, %j may be eaten, and it is asked about: %s', (text, fine, isAsked) => {
  expect(readAllergyText(text)).toMatchObject({ fine, isAsked });
});

test('the listed allergens bind in other scripts', () => {
  const loose = Object.entries(allergyWords.names).flatMap(([english, names]) =>
    names
      .filter((name) => !/\p{sc=Latin}/u.test(name) && !carriesAllergy(english, [name]))
      .map((name) => `${name}: ${english}`),
  );
  expect(loose).toEqual([]);
});

test('no small word becomes a food by a correction', () => {
  for (const word of ['fine', 'mine', 'ok', 'but', 'though', 'when', 'like', 'once']) {
    expect(parseAllergyText(`gluten (${word})`).map(({ allergens }) => allergens)).not.toContainEqual([
      'fish',
    ]);
  }
});

test('reads any long text in a time that grows with its length only', () => {
  for (const part of ['fish but not ', '(', ',', 'İ', '汉', '1 ', 'not ', 'allerg', 'except ', '? ']) {
    expect(Array.isArray(parseAllergyText(part.repeat(30_000 / part.length)))).toBe(true);
  }
});
