import { expect, test } from 'vitest';
import { quietLog } from './quiet-log.ts';

test('logs each kind of error once a minute, for all workers together', () => {
  const messages: string[] = [];
  let time = 0;
  const log = quietLog({ warn: (_fields, message) => messages.push(message) }, () => time);
  const refused = (worker: string) =>
    Object.assign(new Error(`connect refused (Queue: a, Worker: ${worker})`), { code: 'ECONNREFUSED' });
  log.warn({ err: refused('1') }, 'fault');
  log.warn({ err: refused('2') }, 'fault');
  log.warn({ err: new Error('another (Queue: a, Worker: 1)') }, 'fault');
  log.warn({ err: new Error('another (Queue: b, Worker: 2)') }, 'fault');
  expect(messages).toHaveLength(2);
  time = 60_000;
  log.warn({ err: refused('1') }, 'fault');
  expect(messages).toHaveLength(3);
});
