import { describe, expect, test } from 'vitest';
import { answeredFood, mealAnswerText } from '#testing/model/meal-answers.ts';
import { parseMealAnswer } from './parse-meal-answer.ts';

const good = mealAnswerText();

describe('parses', () => {
  test.each([
    ['as it should be', good],
    ['in a fence', `\`\`\`json\n${good}\n\`\`\``],
    ['in a fence without a language', `\`\`\`\n${good}\n\`\`\``],
    ['between sentences', `Sure! Here is the meal:\n${good}\nEnjoy!`],
    ['after thinking aloud', `<think>{"is it": "rice"}?</think>\n${good}`],
    ['with fields that nobody asked for', mealAnswerText([answeredFood()], { isAdmin: true })],
  ])('%s', (_, text) => {
    expect(parseMealAnswer(text)).toEqual({ meal: { ...JSON.parse(good), leftOut: [] } });
  });

  test('names and descriptions as plain text of limited length', () => {
    const text = mealAnswerText([answeredFood({ name: '<b>Rice</b>\u202E' })], {
      mealDescription: `<script>alert(1)</script>${'very '.repeat(100)}good`,
    });
    const parsed = parseMealAnswer(text);
    if (!('meal' in parsed)) throw new Error(parsed.fault);
    expect(parsed.meal.ingredients[0]?.name).toBe('Rice');
    expect(parsed.meal.mealDescription).toMatch(/^alert\(1\) very .*…$/);
    expect(parsed.meal.mealDescription.length).toBeLessThanOrEqual(200);
  });

  test.each([
    ['grams with their unit', { grams: '150 g' }],
    ['about so many grams', { grams: '~150' }],
    ['kilograms', { grams: '0.15 kg' }],
    ['millilitres', { grams: 'about 150 ml' }],
    ['ounces', { grams: '5.29 oz' }],
    ['a range of grams', { grams: '140-160 g' }],
    ['macros with their unit', { protein: '4 g', carbs: '38g', fat: '1,5 g' }],
    ['calories with their unit', { calories: '180 kcal' }],
    ['calories in kilojoules', { calories: '753.12 kJ' }],
    ['confidence in percent', { confidence: 88 }],
    ['confidence in percent, as text', { confidence: '88%' }],
  ])('%s, as small models write them', (_, fields) => {
    const text = mealAnswerText([{ ...answeredFood(), ...fields }]);
    expect(parseMealAnswer(text)).toEqual({ meal: { ...JSON.parse(good), leftOut: [] } });
  });

  test.each([
    ['in words', { confidence: 'High' }, 0.9],
    ['not said', { confidence: undefined }, 0.5],
    ['beyond belief', { confidence: 940 }, 0.5],
  ])('confidence %s', (_, fields, confidence) => {
    const parsed = parseMealAnswer(mealAnswerText([{ ...answeredFood(), ...fields }]));
    expect(parsed).toMatchObject({ meal: { ingredients: [{ confidence }] } });
  });

  test.each([
    ['null', null],
    ['left out', undefined],
    ['in words', 'unknown'],
  ])('figures that are %s as unknown', (_, written) => {
    const text = mealAnswerText([{ ...answeredFood(), calories: written, protein: written }]);
    expect(parseMealAnswer(text)).toMatchObject({
      meal: { ingredients: [{ grams: 150, calories: null, protein: null, fat: 1.5 }] },
    });
  });

  test('the first 30 of more foods, and names the others', () => {
    const many = Array.from({ length: 32 }, (_, at) => answeredFood({ name: `food ${at}` }));
    const parsed = parseMealAnswer(mealAnswerText(many));
    if (!('meal' in parsed)) throw new Error(parsed.fault);
    expect(parsed.meal.ingredients).toHaveLength(30);
    expect(parsed.meal.leftOut).toEqual(['food 30', 'food 31']);
  });

  test('no ingredients when the photo shows no food', () => {
    expect(parseMealAnswer(mealAnswerText([]))).toMatchObject({ meal: { ingredients: [] } });
  });
});

describe('reports what is wrong', () => {
  const food = (fields: object) => mealAnswerText([{ ...answeredFood(), ...fields }]);

  test.each([
    ['nothing', '', 'no JSON object'],
    ['words', 'I see rice and beans.', 'no JSON object'],
    ['cut off', good.slice(0, -20), 'cut off'],
    ['not JSON', '{mealDescription: "Rice"}', 'not valid JSON'],
    ['other field names', '{"description":"Rice","foods":[]}', 'mealDescription: '],
    ['a list', '[1, 2]', 'no JSON object'],
    ['grams in words', food({ grams: 'a handful' }), 'ingredients.0.grams: '],
    ['grams in cups', food({ grams: '1 cup' }), 'ingredients.0.grams: '],
    ['grams far before their unit', food({ grams: `150${' '.repeat(50)}g` }), 'ingredients.0.grams: '],
    ['negative grams', food({ grams: -150 }), 'ingredients.0.grams: '],
    ['grams of nothing', food({ grams: 0 }), 'ingredients.0.grams: '],
    ['a truckload', food({ grams: 1e9 }), 'ingredients.0.grams: '],
    ['null for grams', food({ grams: null }), 'ingredients.0.grams: '],
    ['a nameless food', food({ name: '<b></b>' }), 'ingredients.0.name: '],
    ['a novel for a name', food({ name: 'rice '.repeat(50) }), 'ingredients.0.name: '],
    ['10,000 foods', mealAnswerText(Array.from({ length: 10_000 }, () => answeredFood())), 'far too long'],
    ['a nest', `{"ingredients":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'mealDescription: '],
  ])('%s', (_, text, fault) => {
    expect(parseMealAnswer(text)).toEqual({ fault: expect.stringContaining(fault) });
  });

  test.each([
    [
      'numbers beyond number',
      food({ calories: 0 }).replace('"calories":0', '"calories":1e999'),
      { calories: null },
    ],
    ['calories of a truckload', food({ calories: 1e9 }), { calories: null, protein: 4 }],
    ['words for a number', food({ protein: 'plenty' }), { calories: 180, protein: null }],
  ])('%s, and the food without that figure', (_, text, usable) => {
    expect(parseMealAnswer(text)).toMatchObject({
      fault: expect.stringMatching(/^ingredients\.0\.(?:calories|protein): /),
      usable: { ingredients: [{ grams: 150, ...usable }] },
    });
  });

  test('with the foods that can be used and the names of the others', () => {
    const foods = [answeredFood(), answeredFood({ name: 'Beans', grams: 0 }), { grams: 5 }, 'salt'];
    const parsed = parseMealAnswer(mealAnswerText(foods, { mealDescription: null }));
    expect(parsed).toMatchObject({
      fault: expect.stringContaining('ingredients.1.grams: '),
      usable: { mealDescription: '', ingredients: [{ name: 'Cooked brown rice' }], leftOut: ['Beans'] },
    });
  });

  test('reports at most five faults', () => {
    const parsed = parseMealAnswer(mealAnswerText(Array.from({ length: 20 }, () => ({}))));
    expect('fault' in parsed && parsed.fault.split(';')).toHaveLength(5);
  });
});
