import { readRecipeText } from '@game-plan/domain/recipes/pasted/read-recipe-text';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InputSchema } from '#testing/arbitrary-input.ts';
import { longestSlice } from '#testing/longest-slice.ts';
import { listOperations, type Operation } from '#testing/operations.ts';
import { insertAdmin, insertPerson } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

/** A run with FUZZ_SECONDS goes on for at least that long, with other texts each time. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);

/** What a text repeats until it is as long as its call takes. */
const REPEATED = [
  ...['İ', '汉', 'ไทย', 'Ǆ', '\u0301', '👨‍👩‍👧', 'a', 'a ', '1 ', '½ ', '9', '0O'],
  ...['(', '((1)) ', '[', '"', '%', '- ', ', ', '. A', '*', '1-', '1/', 'a-\n', 'a\n', '\n'],
  ...['1 cup ', 'one ', 'of ', 'and ', 'no ', 'not ', 'nut ', 'milk-', 'may contain ', 'allergic to nuts '],
  ...['$1.00 ', 'serves 4 ', 'step 1 ', 'Steps\n', 'For the sauce:\n', '1 cup flour\n', 'mix the eggs\n'],
];
/** Each run of the whole tests sends some of them, and these always. */
const ALWAYS = ['İ', '1 ', '1 cup ', 'may contain '];

/**
 * The most processor time in milliseconds that one text may hold the answering thread, so that others wait less than 50 on
 * an idle machine of the size we measure on; with room for a cold start and slower machines.
 */
const MOST_HELD = 250;
/** For all of a pasted recipe, in the composer's thread. */
const MOST_READ = 1500;

/** Shorter texts are amounts, units and codes, of which a contract accepts few. */
const SHORTEST = 60;
const MOST_ENTRIES = 200;

const fill = (repeated: string, length: number) =>
  repeated
    .repeat(Math.ceil(length / repeated.length))
    .slice(0, length)
    .toWellFormed();

/** Fields that a contract checks against others. */
const FIXED: Readonly<Record<string, unknown>> = {
  sourceUrl: 'https://example.org/soup',
  imageUrl: null,
  gtin: null,
  timeZone: 'UTC',
  totalCalories: 0,
  totalProtein: 0,
  totalCarbs: 0,
  totalFat: 0,
};
/** Parameters that take lists of known words or numbers. */
const LEFT_OUT = /diets|time|codes|ids|without|notFor/i;

const isLong = ({ type, format, enum: choices, maxLength = 0 }: InputSchema) =>
  type === 'string' && !choices && !format && maxLength >= SHORTEST;

/** The largest that fits the schema, with all long texts filled. */
function largest(schema: InputSchema, repeated: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return largest(choice, repeated);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          Object.hasOwn(FIXED, name) ? FIXED[name] : largest(property, repeated),
        ]),
      );
    case 'array': {
      const { items = {}, maxItems = 1 } = schema;
      const one = largest(items, repeated);
      if (items.enum) return [one];
      // Of words, a contract takes fewer than it lets be sent.
      const count =
        typeof one === 'string' ? Math.min(maxItems, MOST_ENTRIES / 4) : Math.min(maxItems, MOST_ENTRIES);
      return Array.from({ length: count }, (_, at) =>
        typeof one === 'string' ? `${at}${one}`.slice(0, Math.max(one.length, 3)).toWellFormed() : one,
      );
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      if (schema.format === 'date') return '2026-12-01';
      if (schema.format === 'date-time') return '1987-04-09T00:00:00.000Z';
      return isLong(schema) ? fill(repeated, schema.maxLength ?? SHORTEST) : '1';
  }
}

const takesText = (schema: InputSchema): boolean =>
  isLong(schema) ||
  [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ].some(takesText);

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json'].schema;

function queryOf({ parameters }: Operation, repeated: string): URLSearchParams {
  const asked = parameters.filter((one) => one.in === 'query' && !LEFT_OUT.test(one.name));
  return new URLSearchParams(
    asked.map(({ name, schema }): [string, string] => [name, String(largest(schema, repeated))]),
  );
}

/** What is read with what the texts left behind. */
const READS = [
  '/api/ingredients',
  '/api/shopping-list',
  '/api/recipes',
  '/api/recipes/cards',
  '/api/recipes/generate',
];

describe('the longest texts that calls accept', () => {
  let app: TestApp;
  let calls: Array<readonly [method: string, path: string, operation?: Operation]>;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp();
    const operations = await listOperations(await insertAdmin(app));
    calls = operations.filter(([, path, operation]) => {
      if (/logout|delete$|auth|admin|photo|generate-image|orders|restore|undo|read-page/.test(path))
        return false;
      const body = bodyOf(operation);
      const areParameters = operation.parameters.some((one) => one.in === 'query' && takesText(one.schema));
      return areParameters || (body !== undefined && takesText(body));
    });
    for (const path of READS) calls.push(['GET', path]);
    // Loads the tables, and what is compiled on first use.
    await send('egg, ');
  });
  afterAll(() => app.close());

  /** The calls of a new person, with the time that each held the thread, and which of them succeeded. */
  async function send(repeated: string) {
    people += 1;
    const ada = await insertPerson(app, `person${people}`);
    const held: Array<readonly [call: string, milliseconds: number]> = [];
    const succeeded: string[] = [];
    for (const [method, path, operation] of calls) {
      const schema = operation && bodyOf(operation);
      const body = schema && JSON.stringify(largest(schema, repeated));
      const search = operation ? queryOf(operation, repeated) : '';
      const address = `${path.replaceAll(/\{\w+\}/g, '1')}?${search}`;
      const milliseconds = await longestSlice(async () => {
        const { status } = await ada.send(method, address, body === undefined ? {} : { body });
        if (status < 300) succeeded.push(`${method} ${path}`);
      });
      held.push([`${method} ${path} of ${JSON.stringify(repeated)}`, milliseconds]);
    }
    return { held, succeeded };
  }

  test(
    'hold the answering thread for a moment only',
    async () => {
      const end = performance.now() + SECONDS * 1000;
      const texts = SECONDS === 0 ? [...ALWAYS] : [...REPEATED];
      const slow: unknown[] = [];
      const all = new Set<string>();
      for (let text = texts.shift(); text !== undefined; text = texts.shift()) {
        const { held, succeeded } = await send(text);
        // Once more, to leave out what the machine did meanwhile.
        const first = held.filter(([, milliseconds]) => milliseconds > MOST_HELD);
        const again = first.length === 0 ? [] : (await send(text)).held;
        slow.push(
          ...again.filter(([call, most]) => most > MOST_HELD && first.some(([name]) => name === call)),
        );
        for (const call of succeeded) all.add(call);
        if (texts.length === 0 && performance.now() < end) texts.push(mixed());
      }
      expect(slow).toEqual([]);
      for (const call of [
        'read-text',
        'preview',
        'own',
        'read-meal',
        'search',
        'profile',
        'several',
        'generate',
      ])
        expect([...all].join('\n')).toContain(`/${call}`);
    },
    (SECONDS + 300) * 1000,
  );

  test.each(REPEATED)('as a pasted recipe of %j are read in bounded time', (repeated) => {
    const text = fill(repeated, 30_000);
    const before = process.threadCpuUsage();
    readRecipeText(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(MOST_READ);
  });
});

/** Several of the texts in one, differently each time. */
function mixed(): string {
  const some = () => REPEATED[Math.floor(Math.random() * REPEATED.length)] ?? '';
  return [some(), some(), some()].join('').repeat(1 + Math.floor(Math.random() * 20));
}
