import { auth } from '@game-plan/contracts/auth';
import { ingredients } from '@game-plan/contracts/ingredients';
import { http } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';
import { respond, respondNothing, respondProblem } from '#testing/respond.ts';
import { server } from '#testing/server.ts';
import { call, readQuery } from './api.ts';
import { ApiError, serverMessage } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

describe('call', () => {
  test('sends JSON with the cookie and fills the path', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const sent = respond(ingredients.remove, null);
    expect(await call(ingredients.remove, { params: { id: 7 } })).toBeUndefined();
    expect(sent.urls).toEqual(['/api/ingredients/7']);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({
      method: 'DELETE',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  test.each([
    { body: 'no such row', message: '404: no such row' },
    { body: '', message: '404: Not Found' },
  ])('a failure reads $message', async ({ body, message }) => {
    server.use(
      http.get('*/api/auth/admin-exists', () => new Response(body, { status: 404, statusText: 'Not Found' })),
    );
    await expect(call(auth.adminExists)).rejects.toMatchObject({ message });
  });

  test('says in words that the server is gone', async () => {
    respondNothing(auth.adminExists);
    await expect(call(auth.adminExists)).rejects.toThrow('the server could not be reached');
  });

  test("keeps the problem, whose detail is the server's message", async () => {
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
  test('reads a 401 as nothing', async () => {
    respondProblem(auth.me, 401, 'Sign in first', 'signed_out');
    expect(await createQueryClient(() => {}).fetchQuery(readQuery(auth.me))).toBeNull();
  });

  test('a 401 of a read tells that the session is over', async () => {
    respondProblem(ingredients.list, 401, 'Sign in first', 'signed_out');
    let signedOut = 0;
    const client = createQueryClient(() => {
      signedOut += 1;
    });
    await client.fetchQuery(readQuery(ingredients.list));
    expect(signedOut).toBe(1);
  });

  test('the address is the key', () => {
    expect(readQuery(ingredients.list, { query: { category: 'fruit' } }).queryKey).toEqual([
      '/api/ingredients?category=fruit',
    ]);
  });

  test('is read once and kept', async () => {
    const sent = respond(auth.adminExists, { exists: true });
    const client = createQueryClient(() => {});
    await client.fetchQuery(readQuery(auth.adminExists));
    await client.fetchQuery(readQuery(auth.adminExists));
    expect(sent.urls).toEqual(['/api/auth/admin-exists']);
  });
});
