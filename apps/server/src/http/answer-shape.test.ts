import { shownEmailSchema, shownUrlSchema } from '@game-plan/contracts/schemas/primitives';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerShape } from './answer-shape.ts';

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

const line = z.object({
  name: z.string(),
  amount: z.union([z.string(), z.number().transform(String)]),
  shortfall: z.object({ unit: z.string() }).nullable().optional(),
});
const recipe = z.object({
  id: z.int(),
  name: z.string().trim(),
  'odd "key"': z.boolean().optional(),
  calories: z.number().nullable().default(null),
  tags: z.array(z.string()).default([]),
  lines: z.array(line),
  readonly: z.array(z.object({ at: z.iso.datetime() })).readonly(),
  choices: z.record(z.string(), z.union([z.boolean(), z.number()])),
  kind: z.discriminatedUnion('type', [
    z.object({ type: z.literal('a'), one: z.number() }),
    z.object({ type: z.literal('b') }),
  ]),
});

const full = {
  id: 7,
  name: 'Soup',
  'odd "key"': true,
  calories: 120.5,
  tags: ['warm'],
  lines: [
    { name: 'Leek', amount: '1/2', shortfall: { unit: 'g' } },
    { name: 'Salt', amount: 2, shortfall: null },
    { name: 'Pepper', amount: '' },
  ],
  readonly: [{ at: '2026-11-22T08:00:00.000Z' }],
  choices: { spicy: true, people: 4 },
  kind: { type: 'a' as const, one: 1 },
};

describe('answerShape', () => {
  test.each([
    ['everything', full],
    ['what has a default', { ...full, calories: undefined, tags: undefined, 'odd "key"': undefined }],
    ['nulls', { ...full, calories: null, kind: { type: 'b' as const } }],
    ['nothing in lists', { ...full, lines: [], readonly: [], tags: [] }],
  ])('returns what the schema’s parse returns: %s', (_what, made) => {
    expect(json(answerShape(recipe)(made))).toEqual(json(recipe.parse(made)));
    expect(json(answerShape(z.array(recipe))([made, made]))).toEqual(
      json([recipe.parse(made), recipe.parse(made)]),
    );
  });

  test.each([
    ['zoe@xn--mller-kva.de', 'zoe@müller.de'],
    ['zoe+xn--a@example.org', 'zoe+xn--a@example.org'],
    ['zoe@xn--wrong-.de', 'zoe@xn--wrong-.de'],
    [null, null],
  ])('spells the e-mail address %s as people write it', (email, shown) => {
    const answer = answerShape(z.object({ email: shownEmailSchema.nullable() }))({ email });
    expect(answer).toEqual({ email: shown });
  });

  test.each([
    [
      'https://xn--mller-kva.de:8443/a%20b.jpg?from=xn--mller-kva.de',
      'https://müller.de:8443/a%20b.jpg?from=xn--mller-kva.de',
    ],
    ['https://example.org/xn--mller-kva.de', 'https://example.org/xn--mller-kva.de'],
    ['https://xn--wrong-.de/a.jpg', 'https://xn--wrong-.de/a.jpg'],
    [null, null],
  ])('spells the host of %s as people write it', (url, shown) => {
    expect(answerShape(z.object({ url: shownUrlSchema.nullable() }))({ url })).toEqual({ url: shown });
  });

  test('drops undeclared fields at any depth', () => {
    const secret = 'a hash';
    const made = {
      ...full,
      passwordHash: secret,
      __proto__: { inherited: secret },
      lines: [{ ...full.lines[0], kitchenId: secret, shortfall: { unit: 'g', secret } }],
      readonly: [{ ...full.readonly[0], secret }],
      kind: { ...full.kind, secret },
    };
    const sent = JSON.stringify(answerShape(recipe)(made));
    expect(sent).not.toContain(secret);
    expect(JSON.parse(sent)).toEqual(json(recipe.parse(made)));
  });

  test.each([
    ['a text', { name: { passwordHash: 'a hash' } }],
    ['a number', { id: ['a hash'] }],
    ['a list', { tags: { 0: 'a hash' } }],
    ['an entry of a list', { tags: [{ passwordHash: 'a hash' }] }],
  ])('throws when an object stands for %s', (_what, change) => {
    expect(() => answerShape(recipe)({ ...full, ...change })).toThrow();
  });
});
