import { describe, expect, test } from 'vitest';
import { BackupError } from '#db/backup/backup-error.ts';
import { EmbeddedPostgresError } from '#db/embedded/errors.ts';
import { NewerDatabaseError, OlderDatabaseError } from '#db/migrations/migrations.ts';
import { parseEnv } from './env.ts';
import { explainStart } from './explain-start.ts';
import { SessionSecretError } from './session-secret.ts';

const ALONE = parseEnv({ DATA_DIR: '/data', PORT: '3456', HOST: '203.0.113.9' });
const WITH_DATABASE = parseEnv({ DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' });

const refused = (code: string, syscall: string, more: object = {}) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall, ...more });

describe('the message for a start that failed', () => {
  test.each([
    new EmbeddedPostgresError('data-dir-in-use', 'The folder /data (DATA_DIR) is in use by another copy.'),
    new BackupError('The copy could not be written.'),
    new SessionSecretError('The secret could not be read.'),
    new NewerDatabaseError(undefined),
    new OlderDatabaseError('database'),
  ])('is its own for what we refuse: $message', (error) => {
    expect(explainStart(error, ALONE)).toBe(error.message);
    expect(explainStart(error, WITH_DATABASE)).toBe(error.message);
  });

  test.each(['listen', 'bind'])('names what to set when %s is refused', (syscall) => {
    const explained = (code: string) => explainStart(refused(code, syscall), ALONE);
    expect(explained('EADDRINUSE')).toBe(
      'Port 3456 is taken by another program. Stop it, or set PORT to another number.',
    );
    expect(explained('EACCES')).toBe('This account may not listen on port 3456. Set PORT to one above 1023.');
    expect(explained('EADDRNOTAVAIL')).toBe('HOST is 203.0.113.9, which is no address of this machine.');
    expect(explained('EMFILE')).toBeUndefined();
  });

  test('names a HOST that has no address, and not another name', () => {
    const lookUp = (hostname: string) =>
      explainStart(refused('ENOTFOUND', 'getaddrinfo', { hostname }), ALONE);
    expect(lookUp('203.0.113.9')).toBe('HOST is 203.0.113.9, and no address has that name.');
    expect(lookUp('elsewhere')).toBeUndefined();
  });

  test('names the folder whose disk is full', () => {
    expect(explainStart(Object.assign(new Error('full'), { code: 'ENOSPC' }), ALONE)).toBe(
      'The disk of /data (DATA_DIR) is full. Make room on it.',
    );
  });

  test('says which setting names the database that could not be used', () => {
    const error = refused('ECONNREFUSED', 'connect');
    expect(explainStart(error, WITH_DATABASE)).toBe(
      'The database of DATABASE_URL could not be used: connect ECONNREFUSED',
    );
  });

  test('is none for what is not known', () => {
    expect(explainStart(new TypeError('x is undefined'), ALONE)).toBeUndefined();
    expect(explainStart('a text', ALONE)).toBeUndefined();
  });
});
