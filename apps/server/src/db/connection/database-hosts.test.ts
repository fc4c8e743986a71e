import { expect, test } from 'vitest';
import { hostsOf, withHost } from './database-hosts.ts';

test.each([
  ['postgresql://u:p@db/n', [{ host: 'db', port: 5432 }], 'postgresql://u:p@db:5432/n'],
  [
    'postgresql://u:p%40@db-1:5433,db-2/n?sslmode=verify-full&target_session_attrs=read-write',
    [
      { host: 'db-1', port: 5433 },
      { host: 'db-2', port: 5432 },
    ],
    'postgresql://u:p%40@db-1:5433/n?sslmode=verify-full',
  ],
  [
    'postgres://u@[::1]:5433,[fe80::2]/n',
    [
      { host: '::1', port: 5433 },
      { host: 'fe80::2', port: 5432 },
    ],
    'postgres://u@[::1]:5433/n',
  ],
  [
    'postgresql:///n?host=/run/a,/run/b&port=5433&user=u%20v',
    [
      { host: '/run/a', port: 5433 },
      { host: '/run/b', port: 5433 },
    ],
    'postgresql:///n?host=%2Frun%2Fa&user=u%20v&port=5433',
  ],
  [
    'postgresql:///n?host=%2Frun%2Fa%20b%2C%22c%22',
    [{ host: '/run/a b,"c"', port: 5432 }],
    'postgresql:///n?host=%2Frun%2Fa%20b%2C%22c%22&port=5432',
  ],
  [
    'postgresql:///n?host=db-1,db-2&port=1,2',
    [
      { host: 'db-1', port: 1 },
      { host: 'db-2', port: 2 },
    ],
    'postgresql:///n?host=db-1&port=1',
  ],
  ['postgresql:///n', [{ host: 'localhost', port: 5432 }], 'postgresql://localhost:5432/n'],
])('the servers of %s', (url, hosts, first) => {
  expect(hostsOf(url)).toEqual(hosts);
  expect(hosts[0] && withHost(url, hosts[0])).toBe(first);
});
