import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { processesAbout } from '#testing/processes/processes-about.ts';
import { startedHome } from '#testing/processes/running-server.ts';
import { startServerHere } from '#testing/processes/server-here.ts';
import { ServerProcess, TIME_TO_START } from '#testing/processes/server-process.ts';

/** Starts a server, which ends by itself: its exit code and what it said. */
async function refusal(env: Record<string, string>) {
  const server = new ServerProcess(env);
  onTestFinished(() => server.stop());
  return { code: await server.exit(), output: server.output };
}

/** A home whose port another program listens on. */
async function homeOnTakenPort() {
  const env = await startedHome();
  const another = createServer().listen(Number(env.PORT));
  onTestFinished(async () => {
    another.close();
  });
  await once(another, 'listening');
  return env;
}

describe('a refused start', TIME_TO_START, () => {
  test('on a taken port prints one message for all processes, exits with 1 and leaves nothing behind', async () => {
    const env = { ...(await homeOnTakenPort()), WEB_CONCURRENCY: '2' };
    const { code, output } = await refusal(env);
    expect(code).toBe(1);
    expect(output.split(`Port ${env.PORT} is taken`)).toHaveLength(2);
    // Said to whoever started it, and not in a line of the log.
    expect(output).toMatch(/^Port \d+ is taken/m);
    expect(await processesAbout(env.DATA_DIR)).toEqual([]);
  });

  test('of one process stops the database that it had started', async () => {
    const env = await homeOnTakenPort();
    await expect(startServerHere(env)).rejects.toMatchObject({ code: 'EADDRINUSE', syscall: 'listen' });
    expect(await processesAbout(env.DATA_DIR)).toEqual([]);
  });

  test('with an invalid variable prints it and exits with 1, before the app is loaded', async () => {
    const { code, output } = await refusal({ PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toContain('PORT: got "eighty", wants a whole number from 1 to 65535');
  });

  test('with an unreachable database says so without its password', async () => {
    const DATABASE_URL = 'postgresql://nobody:secret@127.0.0.1:1/none';
    const env = { DATABASE_URL, WEB_CONCURRENCY: '2' };
    const { code, output } = await refusal(env);
    expect(code).toBe(1);
    expect(output).toContain('The database of DATABASE_URL could not be used');
    expect(output).not.toContain('secret');
  });
});
