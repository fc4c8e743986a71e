import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveBelongings, userIdOf } from '#testing/belongings.ts';
import { signUpAdmin } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestClient } from '#testing/test-client.ts';

type Schema = {
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly format?: string;
};

interface Operation {
  readonly parameters: ReadonlyArray<{ name: string; in: string; schema: Schema }>;
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** Something that fits the schema, with `word` wherever a text may stand. */
function fill(schema: Schema, word: string, number: number): unknown {
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

const WORDS = [
  ['half of a character', '\ud800'],
  ['a character that is none', '\u0000'],
  ['quotes and a pattern', `'";--\\%_(*[a-z]+`],
  ['the name of a function', 'constructor'],
  ['the last day there is', 'late'],
] as const;

describe('whatever is sent, the answer is no failure of the server', () => {
  let app: TestApp;
  let ada: TestClient;
  let operations: Array<readonly [string, string, Operation]>;
  beforeAll(async () => {
    app = await startTestApp();
    ada = await signUpAdmin(app);
    await giveBelongings(app.db, await userIdOf(app.db, 'ada'), 'own');
    const { body } = await ada.send('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, Operation>> };
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [method.toUpperCase(), path, operation] as const),
    );
  });
  afterAll(() => app.close());

  test.each(WORDS)('%s', async (_, word) => {
    const failed: unknown[] = [];
    for (const number of [1, 2_147_483_648]) {
      for (const [method, path, { parameters, requestBody }] of operations) {
        if (/logout|delete$/.test(path)) continue;
        const search = new URLSearchParams(
          parameters
            .filter((one) => one.in === 'query')
            .map(({ name, schema }): [string, string] => [name, String(fill(schema, word, number))]),
        );
        const at = path.replaceAll(/\{\w+\}/g, encodeURIComponent(String(Math.max(1, Math.floor(number)))));
        const body =
          requestBody && JSON.stringify(fill(requestBody.content['application/json'].schema, word, number));
        const answer = await ada.send(method, `${at}?${search}`, body === undefined ? {} : { body });
        if (answer.status >= 500 && answer.status !== 501) failed.push([method, path, answer.status]);
      }
    }
    expect(failed).toEqual([]);
  });
});
