import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonMistake, parseLocatedJson } from './parse-located-json.ts';

describe('parseLocatedJson', () => {
  test('returns the same value as JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(3), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        expect(parseLocatedJson(spaced).value).toEqual(JSON.parse(spaced));
      }),
      { numRuns: 2000 },
    );
  });

  test('knows the line of each value', () => {
    const { lineOf } = parseLocatedJson('[\n  {\n    "a": 1,\r\n    "b": [\n      2, "]"\n    ]\n  }\n]\n');
    expect([[], [0], [0, 'a'], [0, 'b'], [0, 'b', 1]].map(lineOf)).toEqual([1, 2, 3, 4, 5]);
  });

  test('gives a missing value the line of its parent', () => {
    const { lineOf } = parseLocatedJson('[\n  {\n    "a": 1\n  }\n]');
    expect([[0, 'b'], [0, 'b', 'c'], [7]].map(lineOf)).toEqual([2, 2, 1]);
  });

  test.each([
    ['', 1, 'Expected a value'],
    ['[\n1,\n]', 3, 'Expected a value'],
    ['{"a": 1,\n}', 2, 'Expected a field name in double quotes'],
    ["{\n\n'a': 1}", 3, 'Expected a field name in double quotes'],
    ['{\n"a" 1}', 2, 'Expected “:” after “a”'],
    ['[1\n2]', 2, 'Expected “,” or “]”'],
    ['[\n"a', 2, 'Expected a value'],
    ['["a\tb"]', 1, 'This text has a character or a “\\” that JSON does not know'],
    ['["\\x"]', 1, 'This text has a character or a “\\” that JSON does not know'],
    ['[01]', 1, 'Expected a value'],
    ['[1.]', 1, 'Expected a value'],
    ['[truely]', 1, 'Expected a value'],
    ['[]\n[]', 2, 'Expected nothing more'],
    ['{"a": 1,\n"b": 2,\n"a": 3}', 3, 'The field “a” is there twice'],
    ['['.repeat(100_000), 1, 'This is nested too deeply'],
  ])('reports %j in line %d', (text, line, message) => {
    try {
      parseLocatedJson(text);
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof JsonMistake)) throw error;
      expect([error.line, error.message]).toEqual([line, message]);
    }
  });
});
