import { expect, test } from 'vitest';
import { type Label, labelDoubts } from './label-doubts.ts';

const label = (figures: Partial<Label>): Label => ({
  calories: 100,
  protein: null,
  carbs: null,
  fat: null,
  fiber: null,
  sugar: null,
  saturatedFat: null,
  sodium: null,
  alcohol: null,
  grams: null,
  ...figures,
});
const of = (calories: number, protein: number, carbs: number, fat: number, more: Partial<Label> = {}) =>
  label({ calories, protein, carbs, fat, ...more });

/** Correct labels, each of one package. */
test.each([
  ['a protein bar of 60 g', of(210, 20, 22, 7, { fiber: 10, sugar: 1, grams: 60 })],
  ['olive oil, a tablespoon of 14 g', of(120, 0, 0, 14, { grams: 14 })],
  ['bran cereal, fibre within the carbs (US)', of(80, 4, 23, 1, { fiber: 12, grams: 31 })],
  ['bran cereal, fibre beside the carbs (EU)', of(334, 14, 48, 3.5, { fiber: 27, grams: 100 })],
  ['sparkling water', of(0, 0, 0, 0)],
  ['diet cola of 330 ml', of(1, 0, 0, 0, { grams: 330 })],
  ['a mint of 2 g', of(5, 0, 2, 0, { grams: 2 })],
  ['lager, 330 ml of 5 % vol', of(142, 1.6, 10, 0, { alcohol: 5, grams: 330 })],
  ['red wine, per 100 ml', of(85, 0.1, 2.6, 0, { alcohol: 13.5, grams: 100 })],
  ['vodka, a shot of 40 ml', of(89, 0, 0, 0, { alcohol: 40, grams: 40 })],
  ['beer whose portion has no size', of(150, 1, 12, 0, { alcohol: 5 })],
  ['restaurant, 700 kcal and no more', label({ calories: 700 })],
  ['cream of which only the fat is known', label({ calories: 340, fat: 36 })],
  ['bran of which the protein is unknown', label({ calories: 200, carbs: 65, fiber: 44, fat: 4 })],
  ['skyr, per 100 g', of(63, 11, 4, 0.2, { sugar: 4, grams: 100 })],
  ['dark chocolate 85 %, per 100 g', of(584, 12.5, 22, 46, { fiber: 14.5, saturatedFat: 28, grams: 100 })],
  ['salt', of(0, 0, 0, 0, { sodium: 38_758, grams: 100 })],
])('%s has no doubts', (_what, figures) => {
  expect(labelDoubts(figures)).toEqual([]);
});

test.each([
  ['kilojoules for calories', of(1569, 7.5, 71, 3.9, { grams: 100 }), ['kilojoules']],
  ['a digit too many', of(2100, 20, 22, 7), ['energy']],
  ['a decimal point forgotten', of(63, 110, 4, 0.2, { grams: 100 }), ['energy', 'weight']],
  ['figures of a portion among those of 100 g', of(52, 25, 14, 4, { grams: 100 }), ['energy']],
  ['beer without its alcohol', of(142, 1.6, 10, 0, { grams: 330 }), ['energy']],
  ['more in it than it weighs', of(400, 40, 40, 10, { grams: 60 }), ['weight']],
  ['richer than fat', label({ calories: 1200, grams: 100 }), ['richness']],
  ['more sugar than carbs', of(100, 0, 20, 2, { sugar: 30 }), ['sugar']],
  ['more saturated fat than fat', of(130, 0, 10, 10, { saturatedFat: 20 }), ['saturated fat']],
  ['more sodium than salt has', of(100, 5, 5, 7, { sodium: 60_000, grams: 100 }), ['sodium']],
])('%s has doubts', (_what, figures, doubts) => {
  expect(labelDoubts(figures).map(({ about }) => about)).toEqual(doubts);
});

test('a doubt names the figures', () => {
  expect(labelDoubts(of(1569, 7.5, 71, 3.9)).map(({ sentence }) => sentence)).toEqual([
    '1,569 calories look like kilojoules: 1,569 kJ are 375 kcal, which fits the protein, carbs and fat.',
  ]);
  expect(labelDoubts(of(2100, 20, 22, 7)).map(({ sentence }) => sentence)).toEqual([
    'Protein, carbs and fat come to about 231 kcal (4, 4 and 9 a gram), and the label says 2,100. Alcohol counts too, if it has any.',
  ]);
});

test('what is known of the macros may not exceed the calories', () => {
  const sentences = labelDoubts(label({ calories: 0, fat: 20 })).map(({ sentence }) => sentence);
  expect(sentences).toEqual([
    'The protein, carbs and fat entered come to at least 180 kcal (4, 4 and 9 a gram), and the label says 0.',
  ]);
});
