import { describe, expect, test } from 'vitest';
import { readAnswerJson } from './answer-json.ts';

describe('the JSON in an answer', () => {
  test.each([
    ['alone', '{"a": 1}', { a: 1 }],
    ['in a fence', '```json\n{"a": 1}\n```', { a: 1 }],
    ['between sentences', 'Here it is: {"a": 1}. Enjoy!', { a: 1 }],
    ['between sentences with braces', 'I {think}: {"a": [{"b": "}"}]} Enjoy {it}!', { a: [{ b: '}' }] }],
    ['after thinking aloud', '<think>{"a": 0}?</think>{"a": 1}', { a: 1 }],
    ['with commas behind the last', '{"a": [1, 2,], "b": "x,]",\n}', { a: [1, 2], b: 'x,]' }],
    ['as a list', 'Here: [{"a": 1}, {"a": 2}]', [{ a: 1 }, { a: 2 }]],
  ])('is found: %s', (_, text, value) => {
    expect(readAnswerJson(text)).toEqual({ value });
  });

  test.each([
    ['no JSON', 'I cannot help with that.', 'the answer holds no JSON object'],
    ['nothing', '', 'the answer holds no JSON object'],
    ['half of it', '{"a": [{"b": 1}, {"b"', 'the answer is not valid JSON, or is cut off'],
    ['brackets the wrong way round', '} {', 'the answer is not valid JSON, or is cut off'],
    ['too much', `{"a": "${'x'.repeat(100_000)}"}`, 'the answer is far too long'],
  ])('%s is a fault', (_, text, fault) => {
    expect(readAnswerJson(text)).toEqual({ fault });
  });
});
