import { endpoint } from '@game-plan/contracts/endpoint';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createConcurrencyLimits } from './limits/concurrency-limits.ts';
import { unlimited } from './limits/rate-limits.ts';
import { inPages } from './lists/list-pages.ts';
import { routeList } from './lists/route-list.ts';
import { route } from './route.ts';

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
    { name: 'Salt', amount: '2', shortfall: null },
    { name: 'Pepper', amount: '' },
  ],
  readonly: [{ at: '2026-11-22T08:00:00.000Z' }],
  choices: { spicy: true, people: 4 },
  kind: { type: 'a' as const, one: 1 },
};

const one = endpoint({
  method: 'GET',
  path: '/api/one',
  access: 'public',
  summary: 'One recipe.',
  response: recipe,
});
const list = endpoint({
  method: 'GET',
  path: '/api/list',
  access: 'public',
  summary: 'Recipes.',
  response: z.array(recipe),
});

/** An app that answers `made`, alone and in a list, whatever its type. */
function answering(made: object) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const concurrency = createConcurrencyLimits();
  app.decorate('boundEndpoints', []);
  app.decorate('callLimit', concurrency.calls);
  app.decorateRequest('actor', null);
  const answer = made as z.input<typeof recipe>;
  route(app, one, () => answer);
  routeList(app, list, { rateLimits: unlimited, concurrency }, async () => inPages(async () => [answer]));
  return async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return { status: statusCode, body: JSON.parse(body) };
  };
}

test.each([
  ['everything', full],
  ['what has a default', { ...full, calories: undefined, tags: undefined, 'odd "key"': undefined }],
  ['nulls', { ...full, calories: null, kind: { type: 'b' as const } }],
  ['nothing in lists', { ...full, lines: [], readonly: [], tags: [] }],
])('an answer is what the response schema’s parse returns: %s', async (_what, made) => {
  const ask = answering(made);
  expect(await ask('/api/one')).toEqual({ status: 200, body: json(recipe.parse(made)) });
  expect(await ask('/api/list')).toEqual({ status: 200, body: json([recipe.parse(made)]) });
});

test('only fields that the response schema names are sent, at any depth', async () => {
  const secret = 'a hash';
  const ask = answering({
    ...full,
    passwordHash: secret,
    __proto__: { inherited: secret },
    lines: [{ ...full.lines[0], kitchenId: secret, shortfall: { unit: 'g', secret } }],
    readonly: [{ ...full.readonly[0], secret }],
    kind: { ...full.kind, secret },
  });
  const wanted = { ...full, lines: full.lines.slice(0, 1) };
  expect((await ask('/api/one')).body).toEqual(json(recipe.parse(wanted)));
  expect((await ask('/api/list')).body).toEqual([json(recipe.parse(wanted))]);
});

test.each([
  ['a text', { name: { passwordHash: 'a hash' } }],
  ['a number', { id: { passwordHash: 'a hash' } }],
  ['a list', { tags: { 0: 'a hash' } }],
  ['an entry of a list', { tags: [{ passwordHash: 'a hash' }] }],
])('nothing of an object is sent that stands for %s', async (_what, change) => {
  const ask = answering({ ...full, ...change });
  for (const url of ['/api/one', '/api/list']) {
    expect(JSON.stringify((await ask(url)).body)).not.toContain('a hash');
  }
});
