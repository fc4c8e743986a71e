import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { respond, respondLater, respondNothing, respondProblem, respondWith } from '#testing/respond.ts';
import { call, readQuery } from './api.ts';
import { ApiError, reasonOf, serverMessage } from './api-error.ts';
import { exchange } from './exchange.ts';
import type { FirstCall } from './first-calls.ts';
import { createQueryClient } from './query-client.ts';

/** Half an answer, after which the connection breaks. */
const brokenBody = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"exi'));
    },
    pull(controller) {
      controller.error(new TypeError('terminated'));
    },
  });

describe('call', () => {
  test('sends JSON with the cookie and fills the path', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const sent = respond(ingredients.remove, { undoId: 5 });
    expect(await call(ingredients.remove, { params: { id: 7 } })).toEqual({ undoId: 5 });
    expect(sent.urls).toEqual(['/api/ingredients/7']);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      method: 'DELETE',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test('sends a read without a body as JSON too', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    respond(auth.adminExists, { exists: true });
    await call(auth.adminExists);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      method: 'GET',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test.each([
    { body: 'no such row', message: '404: no such row' },
    { body: '', message: '404: Not Found' },
  ])('a failure has the message $message', async ({ body, message }) => {
    respondWith(auth.adminExists, () => new Response(body, { status: 404, statusText: 'Not Found' }));
    await expect(call(auth.adminExists)).rejects.toMatchObject({ message });
  });

  test('reports an unreachable server', async () => {
    respondNothing(auth.adminExists);
    await expect(call(auth.adminExists)).rejects.toThrow('the server could not be reached');
  });

  describe('the idempotency key of a change', () => {
    const add = (name: string) =>
      call(ingredients.create, { body: { name, category: 'fruit', quantity: '1', unit: 'piece' } });
    const names = () =>
      fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    let fetched: MockInstance<typeof fetch>;
    beforeEach(() => {
      fetched = vi.spyOn(globalThis, 'fetch');
    });

    test('stays the same when it is sent again, until it is answered', async () => {
      respondNothing(ingredients.create);
      await expect(add('Fig')).rejects.toThrow('the server could not be reached');
      respondProblem(ingredients.create, 502, 'Bad gateway', 'upstream_failed');
      await expect(add('Fig')).rejects.toThrow('502');
      respond(ingredients.create, exampleIngredient({ name: 'Fig' }));
      await add('Fig');
      await add('Fig');
      const [first, second, third, fourth] = names();
      expect([second, third]).toEqual([first, first]);
      expect(fourth).not.toBe(first);
    });

    test('differs between changes, also pending ones', async () => {
      respond(ingredients.create, exampleIngredient({ name: 'Fig' }));
      await Promise.all([add('Fig'), add('Fig'), add('Date')]);
      expect(new Set(names()).size).toBe(3);
    });

    test('is not sent with a read', async () => {
      respond(auth.adminExists, { exists: true });
      await call(auth.adminExists);
      expect(names()).toEqual([null]);
    });
  });

  test.each([
    ['an answer that breaks off', () => new Response(brokenBody()), 'the server could not be reached'],
    ['a refusal that breaks off', () => new Response(brokenBody(), { status: 500 }), 'could not be reached'],
    ['a page of the network', () => new Response('<!doctype html>'), 'the answer could not be read'],
    ['no body', () => new Response(''), 'the answer could not be read'],
    ['another shape', () => Response.json({ is: 'there' }), 'the answer could not be read'],
  ])('reports %s', async (_, answer, message) => {
    respondWith(auth.adminExists, answer);
    await expect(call(auth.adminExists)).rejects.toThrow(message);
  });

  test.each([
    ['a sentence', '<b>', '502: <b>'],
    ['a page', '<!DOCTYPE html><html><h1>Bad Gateway</h1></html>', 'the server answered 502'],
  ])('a refusal with %s has a readable reason', (_, body, reason) => {
    expect(reasonOf(new ApiError(502, 'Bad Gateway', body))).toBe(reason);
  });

  test('an error code of a newer server is accepted', () => {
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 429,
      detail: 'Wait a minute',
      code: 'brand_new',
    };
    expect(serverMessage(new ApiError(429, '', JSON.stringify(problem)))).toBe('Wait a minute');
  });

  test('an HTML page is not accepted as an empty success', async () => {
    const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    respondWith(ingredients.remove, page);
    await expect(call(ingredients.remove, { params: { id: 7 } })).rejects.toThrow('could not be read');
  });

  test('times out', async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    const { release } = respondLater(auth.adminExists, { exists: true });
    onTestFinished(release);
    const answer = call(auth.adminExists);
    patience.abort();
    await expect(answer).rejects.toThrow('the server could not be reached');
  });

  test('keeps the problem, whose detail is the server’s message', async () => {
    respondProblem(auth.login, 401, 'Invalid username or password', 'signed_out');
    const error = await call(auth.login, { body: { username: 'a', password: 'b' } }).catch(
      (caught) => caught,
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 401, problem: { code: 'signed_out' } });
    expect(serverMessage(error)).toBe('Invalid username or password');
    expect(serverMessage(new TypeError('Failed to fetch'))).toBeUndefined();
  });
});

describe('a call that the page has sent ahead', () => {
  const { method, path } = auth.adminExists;

  /** Sends it as the page does; waits for the answer, unless it is to be under way. */
  async function sendAhead({ isUnderWay = false, sent = Date.now() } = {}): Promise<void> {
    const ahead: FirstCall = {
      exchange: exchange(path, { method, signal: AbortSignal.timeout(60_000) }),
      sent,
    };
    globalThis.firstCalls ??= new Map();
    globalThis.firstCalls.set(path, ahead);
    const answer = isUnderWay ? undefined : await ahead.exchange.catch(() => undefined);
    if (answer) ahead.answer = answer;
  }
  const read = () => createQueryClient(() => {}).fetchQuery(readQuery(auth.adminExists));

  test.each([true, false])('is not sent again, under way: %s; the next read is', async (isUnderWay) => {
    const sent = respond(auth.adminExists, { exists: true });
    await sendAhead({ isUnderWay });
    expect(await read()).toEqual({ exists: true });
    expect(sent.urls).toHaveLength(1);
    await read();
    expect(sent.urls).toHaveLength(2);
  });

  test('whose answer has arrived is there at once', async () => {
    respond(auth.adminExists, { exists: true });
    await sendAhead();
    const client = createQueryClient(() => {});
    const query = client
      .getQueryCache()
      .build(client, client.defaultQueryOptions(readQuery(auth.adminExists)));
    expect(query.state.data).toEqual({ exists: true });
  });

  test('is for its own address alone', async () => {
    const sent = respond(ingredients.list, []);
    respond(auth.adminExists, { exists: true });
    await sendAhead();
    await call(ingredients.list);
    expect(sent.urls).toHaveLength(1);
  });

  test.each([
    { title: 'after a change', before: () => call(ingredients.remove, { params: { id: 7 } }) },
    { title: 'once it is old', sent: Date.now() - 11_000 },
  ])('is sent anew $title', async ({ before, sent: at }) => {
    respond(ingredients.remove, { undoId: 5 });
    const sent = respond(auth.adminExists, { exists: true });
    await sendAhead(at === undefined ? {} : { sent: at });
    await before?.();
    await read();
    expect(sent.urls).toHaveLength(2);
  });

  test.each([true, false])('fails as any other, under way: %s', async (isUnderWay) => {
    respondNothing(auth.adminExists);
    await sendAhead({ isUnderWay });
    await expect(read()).rejects.toThrow('the server could not be reached');
    respondProblem(auth.adminExists, 401, 'Sign in first', 'signed_out');
    await sendAhead({ isUnderWay });
    expect(await read()).toBeNull();
  });

  test('is sent anew if its answer cannot be read', async () => {
    respondWith(auth.adminExists, () => new Response('<!doctype html>'));
    await sendAhead();
    respond(auth.adminExists, { exists: true });
    expect(await read()).toEqual({ exists: true });
  });
});

describe('readQuery', () => {
  test('returns null for a 401', async () => {
    respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
    expect(await createQueryClient(() => {}).fetchQuery(readQuery(auth.me))).toBeNull();
  });

  test('a 401 of a read ends the session', async () => {
    respondProblem(ingredients.list, 401, 'Sign in first', 'signed_out');
    let signedOut = 0;
    const client = createQueryClient(() => {
      signedOut += 1;
    });
    await client.fetchQuery(readQuery(ingredients.list));
    expect(signedOut).toBe(1);
  });

  test('uses the address as the key', () => {
    expect(readQuery(ingredients.list, { query: { category: 'fruit' } }).queryKey).toEqual([
      '/api/ingredients?category=fruit',
    ]);
  });

  test('is fetched once and cached', async () => {
    const sent = respond(auth.adminExists, { exists: true });
    const client = createQueryClient(() => {});
    await client.fetchQuery(readQuery(auth.adminExists));
    await client.fetchQuery(readQuery(auth.adminExists));
    expect(sent.urls).toEqual(['/api/auth/admin-exists']);
  });
});
