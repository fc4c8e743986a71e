import { expect, test } from 'vitest';
import { explainConnection } from './explain-connection.ts';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  [
    coded('permission denied for schema public', '42501'),
    /^permission denied for schema public\. Its role must own/,
  ],
  [
    coded('sorry, too many clients already', '53300'),
    /^sorry, too many clients already\. Raise max_connections/,
  ],
  [
    coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    /^self-signed certificate\. Name the cert.*sslrootcert/,
  ],
  [new Error('The server does not support SSL connections'), /Take sslmode out/],
  [
    coded('no pg_hba.conf entry for host "10.0.0.1", user "u", database "d", no encryption', '28000'),
    /Add sslmode/,
  ],
  [coded('', 'ECONNREFUSED'), /^ECONNREFUSED$/],
  [
    coded('password authentication failed for user "u"', '28P01'),
    /^password authentication failed for user "u"$/,
  ],
  [
    new Error('Failed query: create schema x', { cause: coded('permission denied for database d', '42501') }),
    /^permission denied for database d\. Its role/,
  ],
])('%s', (error, said) => {
  expect(explainConnection(error)).toMatch(said);
});
