import { auth } from '@game-plan/contracts/people/auth';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbitraryInput, type InputSchema } from '#testing/arbitrary-input.ts';
import { isCitus } from '#testing/database/is-citus.ts';
import { listOperations, type Operation } from '#testing/operations.ts';
import { signUpAdmin } from '#testing/people.ts';
import { fillOwnedRows, userIdOf } from '#testing/rows/fill-owned-rows.ts';
import { noteChanges } from '#testing/rows/rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

/** Something that fits the schema, with `word` wherever a text may stand. */
function fill(schema: InputSchema, word: string, number: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return fill(schema.anyOf[0] ?? {}, word, number);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          fill(property, word, number),
        ]),
      );
    case 'array':
      return [fill(schema.items ?? {}, word, number)];
    case 'integer':
    case 'number':
      return number;
    case 'boolean':
      return true;
    default:
      if (schema.format === 'date') return word === 'late' ? '9999-12-31' : '0001-01-01';
      if (schema.format === 'email') return `${encodeURIComponent(word).replaceAll('%', '')}@example.org`;
      return word;
  }
}

/** A run with FUZZ_SECONDS goes on for at least that long, and sends others each time. */
const { FUZZ_SECONDS } = process.env;
const SECONDS = Number(FUZZ_SECONDS ?? 0);
const SEED = FUZZ_SECONDS === undefined ? 12 : Date.now() % 2 ** 31;

/** The same requests on every machine, however slow it is. */
const ROUNDS = 2;

/** Requests of one call in a row: what they leave behind is there for the others. One is all of a call that takes no input. */
const IN_A_ROW = 5;
const numberInARow = ({ parameters, requestBody }: Operation) =>
  parameters.length > 0 || requestBody ? IN_A_ROW : 1;

/** Longer addresses are refused before they are parsed. */
const PART_MAX = 1500;

/** A field as programs name it, or what a parser says: “foods.0.calories”, 'Invalid input: expected string'. */
const NOT_FOR_PEOPLE = /“\w+(?:\.\w+)+”|Invalid (?:input|key|option)|Unexpected token|expected \w+, received/;

const detailOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : '';

interface SentRequest {
  readonly path: string;
  readonly body?: string;
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, PART_MAX).toWellFormed();

/** Requests of a call whose parts fit the contract, nearly do, or do not at all. */
function arbitraryRequest(path: string, { parameters, requestBody }: Operation): fc.Arbitrary<SentRequest> {
  const partsIn = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((one) => one.in === place)
          .map(({ name, schema }) => [name, arbitraryInput(schema)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = requestBody?.content['application/json'].schema;
  return fc
    .tuple(partsIn('path'), partsIn('query'), schema ? arbitraryInput(schema) : fc.constant(undefined))
    .map(([params, query, body]) => {
      const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(params[name])));
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, asText(value)]),
      );
      return { path: `${at}?${search}`, ...(schema && { body: JSON.stringify(body) }) };
    });
}

/** What stands in every text, and in every number: 1 finds the row that it names, so that the text is read. */
const WORDS = [
  ['half of a character', '\ud800', 1],
  ['a character that is none', '\u0000', 1],
  ['quotes and a pattern', `'";--\\%_(*[a-z]+`, 1],
  ['the name of a function', 'constructor', 1],
  ['the last day there is', 'late', 1],
  ['a number that is no integer of the database', 'plain', 2_147_483_648],
] as const;

describe('hostile requests never cause a server error', () => {
  let app: TestApp;
  let ada: TestClient;
  let operations: Awaited<ReturnType<typeof listOperations>>;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await signUpAdmin(app);
    await fillOwnedRows(app.db, await userIdOf(app.db, 'ada'), 'own');
    operations = await listOperations(ada);
  });
  afterAll(() => app.close());

  test.each(WORDS)('%s', async (_, word, number) => {
    const failed: unknown[] = [];
    for (const [method, path, { parameters, requestBody }] of operations) {
      if (/logout|delete$/.test(path)) continue;
      const search = new URLSearchParams(
        parameters
          .filter((one) => one.in === 'query')
          .map(({ name, schema }): [string, string] => [name, String(fill(schema, word, number))]),
      );
      const at = path.replaceAll(/\{\w+\}/g, encodeURIComponent(String(number)));
      const body =
        requestBody && JSON.stringify(fill(requestBody.content['application/json'].schema, word, number));
      const answer = await ada.send(method, `${at}?${search}`, body === undefined ? {} : { body });
      if (answer.status >= 500 && answer.status !== 501) failed.push([method, path, answer.status]);
    }
    expect(failed).toEqual([]);
  });

  test(
    'random requests that nearly fit the contract, of which refused ones change nothing',
    async ({ skip }) => {
      skip(await isCitus(app.db), 'Citus has no triggers on distributed tables');
      const countChanges = await noteChanges(app.db);
      const faults: unknown[] = [];
      const succeeded = new Set<string>();
      const end = performance.now() + SECONDS * 1000;
      for (let round = 0; round < ROUNDS || performance.now() < end; round += 1) {
        for (const [method, path, operation] of operations) {
          if (/logout|delete$/.test(path)) continue;
          let before = await countChanges();
          const settings = { numRuns: numberInARow(operation), seed: SEED + round };
          for (const request of fc.sample(arbitraryRequest(path, operation), settings)) {
            const { body } = request;
            const answer = await ada.send(method, request.path, body === undefined ? {} : { body });
            const { status } = answer;
            const note = (fault: string) =>
              faults.push([fault, status, method, request.path.slice(0, 300), body?.slice(0, 1000)]);
            if (status >= 500 && status !== 501) note('failed');
            if (status >= 400 && NOT_FOR_PEOPLE.test(detailOf(answer.body))) note('spoke of a path');
            if (status < 300) succeeded.add(`${method} ${path}`);
            if (method === 'GET') continue;
            const after = await countChanges();
            if (status >= 400 && after !== before) note('changed something');
            before = after;
          }
        }
      }
      expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
      // A client that was signed out on the way would be refused everything.
      await ada.call(auth.me);
      expect(succeeded.size).toBeGreaterThan(operations.length / 3);
    },
    (SECONDS + 300) * 1000,
  );
});
