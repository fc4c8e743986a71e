import type { lookup } from 'node:dns';
import type { IncomingMessage, RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { serveLocally } from '#testing/web-site.ts';
import { createOutgoing, publicLookup } from './outgoing-fetch.ts';

/** A server on this machine, which stands for one on the internet where it is allowed. */
async function serve(answer: RequestListener) {
  const asked: IncomingMessage[] = [];
  const { close, ...server } = await serveLocally((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  onTestFinished(close);
  return { ...server, asked };
}

const says =
  (text: string, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(text);
const redirects =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

/** A resolver that gives these addresses in turn, and the last one from then on. */
function resolver(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const resolve = ((name: string, _: unknown, done: (error: null, found: unknown) => void) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(name);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof lookup;
  return { asked, resolve };
}

const OPTIONS = { bytesMax: 1000 };
const REFUSED = { fault: 'address' };

test.each([
  'http://127.0.0.1/',
  'http://127.0.0.1:11434/api',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://1.1.1.1:8080/',
  'https://1.1.1.1:22/',
  'http://user:password@1.1.1.1/',
  'file:///etc/passwd',
  'data:text/plain,a',
  'ftp://1.1.1.1/',
])('%s is not asked', async (address) => {
  await expect(createOutgoing()(OPTIONS)(address)).rejects.toMatchObject(REFUSED);
});

test.each([
  ['localhost', [['127.0.0.1']]],
  ['any.example', [['1.1.1.1', '127.0.0.1']]],
  ['any.example', [['2606:4700::1111', '::1']]],
  ['any.example', [['fd00:ec2::254']]],
  ['any.example', [[]]],
])('the name %s with the addresses %j is not asked', async (name, answers) => {
  const { resolve } = resolver(...answers);
  const fetch = createOutgoing({ resolve })(OPTIONS);
  for (const scheme of ['http', 'https'])
    await expect(fetch(`${scheme}://${name}/`)).rejects.toMatchObject(REFUSED);
});

test('a connection gets the addresses that were checked, of one look', async () => {
  const { asked, resolve } = resolver(['1.1.1.1', '2606:4700::1111'], ['127.0.0.1']);
  const look = promisify(publicLookup(resolve));
  const found = [
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700::1111', family: 6 },
  ];
  expect(await look('any.example', { all: true })).toEqual(found);
  expect(asked).toEqual(['any.example']);
  await expect(look('any.example', { all: true })).rejects.toMatchObject(REFUSED);
});

test('a configured base URL is asked as it is, and no other port of it', async () => {
  const model = await serve(says('hello'));
  const other = await serve(says('not for you'));
  const fetch = createOutgoing()({ ...OPTIONS, baseUrl: `${model.origin}/v1` });
  expect(await (await fetch(`${model.origin}/v1/models`)).text()).toBe('hello');
  await expect(fetch(`${other.origin}/`)).rejects.toMatchObject(REFUSED);
  expect(other.asked).toEqual([]);
});

test('a redirect is checked like the first address', async () => {
  const inside = await serve(says('secret'));
  for (const location of [inside.origin, 'http://localhost/', 'http://[::1]/', 'file:///etc/passwd']) {
    const vendor = await serve(redirects(location));
    const fetch = createOutgoing()({ ...OPTIONS, baseUrl: vendor.origin });
    await expect(fetch(vendor.origin)).rejects.toMatchObject(REFUSED);
  }
  expect(inside.asked).toEqual([]);
});

test('the admin’s list allows a host at the port it names', async () => {
  const nas = await serve(says('soup'));
  const vendor = await serve(redirects(nas.origin));
  const fetchWith = (allowList: string[]) =>
    createOutgoing({ allowList })({ ...OPTIONS, baseUrl: vendor.origin });
  const answer = await fetchWith([nas.host])(vendor.origin);
  expect([await answer.text(), answer.url]).toEqual(['soup', `${nas.origin}/`]);
  await expect(fetchWith(['127.0.0.1'])(vendor.origin)).rejects.toMatchObject(REFUSED);
});

test('another site gets no key and no cookie, and only a GET is redirected', async () => {
  const other = await serve(says('soup'));
  const vendor = await serve((_, response) =>
    response.writeHead(307, { location: other.origin, 'set-cookie': 'session=1' }).end(),
  );
  const fetch = createOutgoing({ allowList: [other.host] })({ ...OPTIONS, baseUrl: vendor.origin });
  const headers = { authorization: 'Bearer key', 'x-api-key': 'key', cookie: 'a=1', 'user-agent': 'Kitchen' };
  expect(await (await fetch(vendor.origin, { headers })).text()).toBe('soup');
  const told = other.asked[0]?.headers;
  expect(told).toMatchObject({ 'user-agent': 'Kitchen' });
  for (const name of ['authorization', 'x-api-key', 'cookie']) expect(told).not.toHaveProperty(name);
  await expect(fetch(vendor.origin, { method: 'POST', body: 'a photo' })).rejects.toMatchObject({
    fault: 'redirect',
  });
  expect(other.asked).toHaveLength(1);
});

test('redirects end after five', async () => {
  const round = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
  const fetch = createOutgoing()({ ...OPTIONS, baseUrl: round.origin });
  await expect(fetch(round.origin)).rejects.toMatchObject({ fault: 'redirect' });
  expect(round.asked).toHaveLength(6);
});

test('an answer is limited by what it is when decompressed', async () => {
  const body = gzipSync('a'.repeat(1_000_000));
  expect(body.length).toBeLessThan(OPTIONS.bytesMax * 2);
  const vendor = await serve((_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(body),
  );
  const fetch = createOutgoing()({ bytesMax: 100_000, baseUrl: vendor.origin });
  await expect(fetch(vendor.origin).then((answer) => answer.text())).rejects.toMatchObject({ fault: 'size' });
});

test('an answer that does not end is given up', async () => {
  const vendor = await serve((_, response) => response.writeHead(200).write('a'));
  const fetch = createOutgoing()({ ...OPTIONS, baseUrl: vendor.origin, timeoutMilliseconds: 100 });
  const read = fetch(vendor.origin).then((answer) => answer.text());
  await expect(read).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['TEXT/HTML', true],
  ['application/pdf', false],
  ['text/htmlx', false],
])('of an answer that is %s, where a page is expected: %s', async (type, isRead) => {
  const site = await serve(says('soup', { 'content-type': type }));
  const fetch = createOutgoing()({ ...OPTIONS, baseUrl: site.origin, mediaTypes: ['text/html'] });
  if (isRead) expect(await (await fetch(site.origin)).text()).toBe('soup');
  else await expect(fetch(site.origin)).rejects.toMatchObject({ fault: 'content' });
});
