import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readBy } from './answer-shape.ts';
import { shapeOfSchema } from './shape-of-schema.ts';

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../../../../../packages/contracts/src/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const answers = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((group) => [group, ...Object.values(Object(group))])
  .flatMap((value) => {
    const { path, response } = Object(value);
    return typeof path === 'string' && response instanceof z.ZodType ? [{ path, response }] : [];
  });

test('every endpoint’s response has a shape', () => {
  expect(answers.length).toBeGreaterThan(50);
  for (const { response } of answers) expect(() => shapeOfSchema(response)).not.toThrow();
});

const schema = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.string().nullable(),
  kind: z.enum(['saved', 'idea']),
  note: z.string().optional(),
  lines: z.array(z.object({ amount: z.union([z.string(), z.number()]) })),
  counts: z.record(z.string(), z.number()),
});
const fine = {
  id: 1,
  name: 'Soup',
  picture: null,
  kind: 'saved',
  lines: [{ amount: '2' }],
  counts: { a: 1 },
};

describe('a shape accepts and rejects like its schema', () => {
  test.each([
    { title: 'as it should be', answer: fine },
    { title: 'with what may be left out', answer: { ...fine, note: 'warm' } },
    { title: 'with a field of a newer version', answer: { ...fine, colour: 'red' } },
    { title: 'with a number for a text', answer: { ...fine, name: 3 } },
    { title: 'without a field', answer: { ...fine, lines: undefined } },
    { title: 'with null where none may be', answer: { ...fine, name: null } },
    { title: 'with an unknown word', answer: { ...fine, kind: 'borrowed' } },
    { title: 'with a bad line', answer: { ...fine, lines: [{ amount: '2' }, { amount: true }] } },
    { title: 'with a bad count', answer: { ...fine, counts: { a: '1' } } },
    { title: 'with a list for a record', answer: { ...fine, counts: [] } },
    { title: 'null', answer: null },
    { title: 'a page', answer: '<html>' },
  ])('$title', ({ answer }) => {
    const { parse } = readBy(shapeOfSchema(schema));
    if (schema.safeParse(answer).success) expect(parse(answer)).toBe(answer);
    else expect(() => parse(answer)).toThrow(TypeError);
  });
});

test('an error names the field that differs', () => {
  const { parse } = readBy(shapeOfSchema(schema));
  expect(() => parse({ ...fine, lines: [{ amount: null }] })).toThrow('answer.lines[0].amount');
});
