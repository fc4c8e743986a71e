import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { cutToBounds, recordOf, unboundedParts } from './bounds.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

async function everyEndpoint(): Promise<Endpoint[]> {
  const contracts = new URL('../', import.meta.url);
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(new URL(file, contracts).href)));
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter(isEndpoint);
}

test('every list, record and text of a call is bounded', async () => {
  const endpoints = await everyEndpoint();
  const unbounded = endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? unboundedParts(schema).map((field) => `${method} ${path} ${part} ${field}`) : [],
    ),
  );
  expect(endpoints.length).toBeGreaterThan(60);
  expect(unbounded).toEqual([]);
});

describe('unboundedParts finds', () => {
  test.each([
    ['a text', z.object({ name: z.string().trim() }), ['name']],
    ['a moment with as many decimals as are sent', z.object({ at: z.iso.datetime() }), ['at']],
    ['a list', z.object({ rows: z.array(z.int()).optional() }), ['rows']],
    [
      'a list that is counted once something was made of it',
      z
        .array(z.int())
        .transform((rows) => rows.slice(1))
        .pipe(z.array(z.int()).max(3)),
      [''],
    ],
    ['a text in a list', z.array(z.object({ name: z.string() })).max(2), ['[].name']],
    ['a record', z.object({ names: z.record(z.string().max(3), z.int()) }), ['names']],
    ['a key of a record', recordOf(z.string(), z.int(), { max: 2, message: 'Too many' }), ['{key}']],
    ['a choice between lists', z.union([z.array(z.int()).max(2), z.array(z.boolean()).max(3)]), ['']],
    ['anything at all', z.object({ rest: z.unknown() }), ['rest']],
  ])('%s', (_, schema, parts) => {
    expect(unboundedParts(schema)).toEqual(parts);
  });
});

describe('cutToBounds', () => {
  const schema = z.object({
    words: z.array(z.string().max(5)).max(3, 'At most 3').nullable().default(null),
    choices: recordOf(z.string().max(9), z.int(), { max: 2, message: 'At most 2' }).optional(),
    rows: z
      .array(z.object({ tags: z.array(z.int()).max(1, 'At most 1') }))
      .max(2)
      .optional(),
  });
  const faults = (input: unknown) =>
    schema.safeParse(cutToBounds(schema, input)).error?.issues.map(({ path, message }) => [path, message]);

  test('lets too large lists and records fail with the schema’s message, whatever they contain', () => {
    expect(faults({ words: ['a', 'b', 'c', 'd', ...Array.from({ length: 100_000 }, () => 1)] })).toEqual([
      [['words'], 'At most 3'],
    ]);
    expect(faults({ choices: { a: 1, b: 2, c: 3, d: 'x', e: 'x' } })).toEqual([[['choices'], 'At most 2']]);
    expect(faults({ rows: [{ tags: [1, 2, 'x', 'x'] }] })).toEqual([[['rows', 0, 'tags'], 'At most 1']]);
  });

  test('returns input within the bounds unchanged', () => {
    const input = { words: ['a', 'b', 'c'], choices: { a: 1, b: 2 }, rows: [{ tags: [1] }, { tags: [] }] };
    expect(cutToBounds(schema, input)).toEqual(input);
    expect(schema.safeParse(cutToBounds(schema, input)).success).toBe(true);
    expect(cutToBounds(schema, 'no object')).toBe('no object');
    expect(cutToBounds(schema, { words: null })).toEqual({ words: null });
  });
});
