import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from 'vitest';
import { exampleIngredient } from '#testing/examples/example-ingredient.ts';
import { respond, respondLater, respondNothing, respondProblem, respondWith } from '#testing/respond.ts';
import { call, readQuery } from './api.ts';
import { ApiError, reasonOf, serverMessage } from './api-error.ts';
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
