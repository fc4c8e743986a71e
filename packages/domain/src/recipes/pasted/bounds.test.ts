import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLine } from '../../lines/read-line.ts';
import { scaleSteps } from '../../units/scaling/scale-steps.ts';
import { readRecipeText } from './read-recipe-text.ts';

/** The longest text that is read as a recipe, and the part of a line that is read. */
const LONGEST_TEXT = 30_000;
const LONGEST_LINE = 400;

/**
 * In milliseconds of the processor, with room for a busy machine, which reads its memory more slowly. A reading whose time grows with the
 * square of the text takes a hundred times as long.
 */
const MOST_OF_TEXT = 1500;
const MOST_OF_LINE = 100;

/** Of several times the least, because other work may come between. */
const TRIES = 4;

function timeOf(read: () => unknown, most: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && least > most; turn += 1) {
    const before = process.threadCpuUsage();
    read();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const repeated = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const SIGNS = [
  '(',
  ')',
  '[',
  '{',
  '-',
  '–',
  '/',
  '|',
  '»',
  '©',
  '#',
  '*',
  '_',
  '"',
  '\\',
  '<',
  '&amp;',
  '°',
  '%',
];
const SCRIPTS = ['é', 'a\u0301', '日本 ', 'я ', 'ع', '🧅 ', '\u200b', 'mąki '];
const NUMBERS = ['1 ', '½ ', '1/2 ', '1-', '1 x ', 'dozen ', 'two hundred ', 'half a ', '10 min ', '180 °C '];
const WORDS = [
  'a ',
  'flour ',
  'of ',
  'or ',
  'plus ',
  'cups of ',
  'finely chopped ',
  'juice of ',
  'Knoblauchzehe ',
];
const PHRASES = [
  '2 eggs ',
  '1 cup flour and ',
  '2 tbsp plus ',
  'A. b ',
  '1 (14 oz) can ',
  'kcal 100 ',
  'Serves 4 ',
];
const LINES = [
  '1\n',
  '1 cup flour\n',
  '- a\n',
  'Step 1: a\n',
  'Method\n',
  'Ingredients\n1 egg\nMethod\nMix.\n',
];
const PIECES = [...SIGNS, ...SCRIPTS, ...NUMBERS, ...WORDS, ...PHRASES, ...LINES];

test.each(PIECES)('a recipe of nothing but %j is read in time', (piece) => {
  const text = repeated(piece, LONGEST_TEXT);
  expect(timeOf(() => readRecipeText(text), MOST_OF_TEXT)).toBeLessThan(MOST_OF_TEXT);
});

test.each([...NUMBERS, ...WORDS, ...PHRASES])(
  'the amounts of a step of nothing but %j are found in time',
  (piece) => {
    const lines = [{ name: 'flour', amount: '1', unit: 'cup' }];
    const step = repeated(piece, LONGEST_TEXT);
    expect(timeOf(() => scaleSteps([step], lines, 2, 4), MOST_OF_TEXT)).toBeLessThan(MOST_OF_TEXT);
  },
);

test('a line of whatever is repeated is read in time', () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 });
  const isInTime = (some: string[]) => {
    const line = repeated(some.join(''), LONGEST_LINE);
    return timeOf(() => readLine(line), MOST_OF_LINE) < MOST_OF_LINE;
  };
  fc.assert(fc.property(pieces, isInTime), { seed: 41, numRuns: 400 });
});
