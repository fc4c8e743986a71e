import { expect, test } from 'vitest';
import { isOfChange } from './change-in-progress.ts';

test.each([
  ['insert into "ingredients" ("name") values ($1)', true],
  ['  UPDATE meals SET a = 1', true],
  ['with "old" as (select 1) delete from "meals" where id = 1', true],
  ['with "old" as (select 1) select * from "old"', false],
  ['select 1', false],
  ['select pg_notify($1, $2)', false],
  ['insert into "sessions" ("sid") values ($1)', false],
  ['INSERT INTO rate_limits VALUES ($1)', false],
  ['update "idempotency_keys" set "is_done" = true', false],
  ['INSERT INTO pgboss.job (name) VALUES ($1)', false],
])('%s: %s', (statement, isOf) => {
  expect(isOfChange(statement)).toBe(isOf);
});
