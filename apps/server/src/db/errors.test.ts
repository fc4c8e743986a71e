import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable, isDiskFull, isOwnerGone, violatedUnique, withoutValues } from './errors.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe('a database that is unavailable for the moment', () => {
  test.each([
    ['no answer', failure('Query read timeout')],
    ['a machine whose name is not known just now', failure('getaddrinfo EAI_AGAIN db', 'EAI_AGAIN')],
    ['a container that is gone', failure('getaddrinfo ENOTFOUND db', 'ENOTFOUND')],
    ['no way there', failure('connect EHOSTUNREACH 10.0.0.9:5432', 'EHOSTUNREACH')],
    ['a pooler that is full', failure('no more connections allowed', '08P01')],
    ['a disk that is full', failure('could not extend file', '53100')],
    ['a database that may only be read', failure('cannot execute INSERT', '25006')],
    ['a database that stops', failure('terminating connection', '57P01')],
  ])('%s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test.each([
    ['a row that is there already', failure('duplicate key', '23505')],
    ['a statement of ours that is wrong', failure('column does not exist', '42703')],
    ['any other', new Error('oops')],
  ])('is not %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

test('isDiskFull recognises a full disk in errors of PostgreSQL and Node', () => {
  const full = failure('could not extend file', '53100');
  expect(isDiskFull(new DrizzleQueryError('insert', [], full))).toBe(true);
  expect(isDiskFull(failure('no space left on device', 'ENOSPC'))).toBe(true);
  expect(isDiskFull(failure('too many connections', '53300'))).toBe(false);
});

test('an error whose key could not be recorded keeps its cause and contains no values', () => {
  const lost = failure('terminating connection', '57P01');
  const noting = new DrizzleQueryError('update keys', ['a secret'], lost);
  const writing = new DrizzleQueryError('insert rows', ['a secret'], noting);
  expect(isDatabaseUnavailable(writing)).toBe(true);
  expect(inspect(withoutValues(writing))).toContain('Failed query: update keys');
  expect(inspect(withoutValues(writing))).toContain('57P01');
  expect(inspect(withoutValues(writing))).not.toContain('secret');
});

describe('the name of a violated constraint on a distributed table', () => {
  const broken = (code: string, message: string, constraint?: string) =>
    new DrizzleQueryError('insert', [], Object.assign(failure(message, code), { constraint }));

  test.each([
    ['beside the message', 'duplicate key value', 'users_email_key'],
    ['of one part of the table', 'duplicate key value', 'users_email_key_102008'],
    [
      'in the message alone, as another machine told it',
      'duplicate key value violates unique constraint "users_email_key_102008"',
      undefined,
    ],
  ])('%s', (_, message, constraint) => {
    expect(violatedUnique(broken('23505', message, constraint))).toBe('users_email_key');
  });

  test('and of a violated foreign key', () => {
    const because = (name: string) =>
      `insert or update on table "meals_102040" violates foreign key constraint "${name}"`;
    expect(isOwnerGone(broken('23503', because('meals_user_id_users_id_fk_102040')))).toBe(true);
    expect(isOwnerGone(broken('23503', because('order_events_order_fk_102040')))).toBe(false);
    expect(violatedUnique(broken('23503', because('meals_user_id_users_id_fk')))).toBeUndefined();
    expect(violatedUnique(broken('23505', 'no name at all'))).toBeUndefined();
  });
});
