import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { anyCharacter } from '#testing/arbitrary-input.ts';
import { cloneDatabase } from '#testing/database/clone-database.ts';
import { connectDatabase } from './client.ts';
import { parseTextArray, writeTextArray } from './text-array.ts';

const MARKS = ['"', '\\', ',', '{', '}', ' ', 'NULL', 'null', '\n', 'é', '🥕', 'egg', '\\"', "'"];
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }).filter((text) => !text.includes('\0')),
  fc.array(fc.constantFrom(...MARKS), { maxLength: 6 }).map((parts) => parts.join('')),
);

test('PostgreSQL returns lists of any text unchanged', async () => {
  const database = await cloneDatabase();
  onTestFinished(database.drop);
  const { db, close } = connectDatabase(database.url, () => undefined);
  onTestFinished(close);
  const lists = fc.sample(fc.array(fc.option(anyText), { maxLength: 8 }), { numRuns: 500, seed: 12 });
  const { rows } = await db.execute(
    sql`select array(select value from json_array_elements_text(list)) as read,
               array(select value from json_array_elements_text(list))::text as written
        from json_array_elements(${JSON.stringify(lists)}::json) as list`,
  );
  expect(rows.map(({ read }) => read)).toEqual(lists);
  expect(rows.map(({ written }) => parseTextArray(String(written)))).toEqual(lists);
  const { rows: taken } = await db.execute(
    sql`select list::text[] as read from json_array_elements_text(${JSON.stringify(lists.map(writeTextArray))}::json) as list`,
  );
  expect(taken.map(({ read }) => read)).toEqual(lists);
});

test.each([
  ['{}', []],
  ['{""}', ['']],
  ['{egg,NULL,"NULL","red onion"}', ['egg', null, 'NULL', 'red onion']],
])('%s is parsed', (written, read) => {
  expect(parseTextArray(written)).toEqual(read);
});

test('a text of a million escaped letters is parsed', () => {
  const text = '"\\'.repeat(500_000);
  expect(parseTextArray(`{"${text.replaceAll(/["\\]/g, '\\$&')}"}`)).toEqual([text]);
});

test.each(['{{a,b},{c,d}}', '[2:3]={a,b}'])('%s has another form and is left to the driver', (written) => {
  expect(parseTextArray(written)).toBeUndefined();
});
