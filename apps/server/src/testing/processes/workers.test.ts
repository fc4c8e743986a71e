import { ingredients } from '@game-plan/contracts/kitchen/ingredients';
import { auth } from '@game-plan/contracts/people/auth';
import { describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#http/sessions/session.ts';
import { processesAbout } from './processes-about.ts';
import { clientOf, runServer, setUpServer, startedHome } from './running-server.ts';
import { TIME_TO_START } from './server-process.ts';

/** The processes that have answered, by the number in their lines of the log: worker → process id. */
const workersIn = (output: string) =>
  new Map(
    [...output.matchAll(/"pid":(\d+),.*?"worker":(\d+)/g)].map(([, pid, worker]) => [worker, Number(pid)]),
  );

describe('WEB_CONCURRENCY', TIME_TO_START, () => {
  test('runs that many processes on one embedded database, and stops all of them', async () => {
    const env = { ...(await startedHome()), WEB_CONCURRENCY: '2' };
    const server = await runServer(env);
    const ada = await setUpServer(env);
    const cookie = ada.cookie(SESSION_COOKIE) ?? '';
    // Each on a connection of its own, which go to the workers in turn.
    const onNewConnection = async (path: string) => {
      const client = clientOf(env);
      client.setCookie(SESSION_COOKIE, cookie);
      return client.send('GET', path, { headers: { connection: 'close' } });
    };
    const bothAnswer = async () => {
      expect((await onNewConnection(auth.me.path)).status).toBe(200);
      return workersIn(server.output).size;
    };
    await expect.poll(bothAnswer).toBe(2);

    // One after the other, as many guesses as the database counts for all.
    const body = JSON.stringify({ username: 'ada', password: 'a guess' });
    const guess = async () =>
      (await clientOf(env).send('POST', auth.login.path, { body, headers: { connection: 'close' } })).status;
    const guesses: number[] = [];
    for (let count = 0; count < 12; count += 1) guesses.push(await guess());
    expect(guesses).toEqual([...Array(10).fill(401), 429, 429]);

    const { body: figures } = await onNewConnection('/metrics');
    for (const worker of [1, 2]) {
      expect(figures).toMatch(new RegExp(`^process_resident_memory_bytes\\{worker="${worker}"\\} \\d+`, 'm'));
    }

    const key = { 'idempotency-key': 'one', connection: 'close' };
    const egg = JSON.stringify({ name: 'Egg', category: 'protein', quantity: '1', unit: 'piece' });
    for (let count = 0; count < 4; count += 1) {
      expect((await ada.send('POST', ingredients.create.path, { body: egg, headers: key })).status).toBe(201);
    }
    expect(await ada.call(ingredients.list)).toHaveLength(1);

    const [[killed, pid] = []] = workersIn(server.output);
    process.kill(pid ?? Number.NaN, 'SIGKILL');
    await expect.poll(() => server.output, { timeout: 90_000 }).toContain('The worker runs again');
    const isBack = async () => {
      await onNewConnection(auth.me.path);
      return workersIn(server.output).get(killed) !== pid;
    };
    await expect.poll(isBack).toBe(true);

    server.kill('SIGTERM');
    expect(await server.exit()).toBe(0);
    expect(await processesAbout(env.DATA_DIR)).toEqual([]);
  });
});
