import { expect, test } from 'vitest';
import { explainFailure } from './errors.ts';

test.each([
  [
    'PANIC:  could not write to file "pg_wal/xlogtemp.53": No space left on device',
    'disk-full',
    'the disk of /data is full',
  ],
  [
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    'disk-full',
    'the disk of /data is full',
  ],
  ['PANIC:  could not extend file "base/1/2": Disk quota exceeded', 'disk-full', 'the disk of /data is full'],
  [
    'FATAL:  pre-existing shared memory block (key 5, ID 6) is still in use',
    'memory-still-in-use',
    'connections of its predecessor still use /data',
  ],
  [
    'FATAL:  something else',
    'start-failed',
    'The database in /data cannot start. PostgreSQL says: FATAL:  something else',
  ],
  ['', 'start-failed', 'The database in /data cannot start. PostgreSQL gave no reason'],
])('%j is explained as %s', (output, code, message) => {
  expect(explainFailure('start', '/data', output)).toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});
