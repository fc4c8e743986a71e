import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '#testing/database/temporary-folder.ts';
import { freePort } from '#testing/processes/free-port.ts';
import { processesAbout } from '#testing/processes/processes-about.ts';
import { startedHome } from '#testing/processes/running-server.ts';
import { ServerProcess, TIME_TO_START } from '#testing/processes/server-process.ts';

/** Starts a server, which ends by itself: its exit code and what it said. */
async function refusal(env: Record<string, string>) {
  const server = new ServerProcess(env);
  onTestFinished(() => server.stop());
  return { code: await server.exit(), output: server.output };
}

/** A folder without data, for a start that comes to none. */
async function emptyHome() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => folder.remove());
  return { DATA_DIR: folder.path, PORT: String(await freePort()) };
}

describe('a refused start prints a message and exits with 1', TIME_TO_START, () => {
  test('on a taken port', async () => {
    const env = await startedHome();
    const another = createServer().listen(Number(env.PORT));
    onTestFinished(async () => {
      another.close();
    });
    await once(another, 'listening');
    const { code, output } = await refusal(env);
    expect(code).toBe(1);
    expect(output).toContain(`Port ${env.PORT} is taken`);
    expect(await processesAbout(env.DATA_DIR)).toEqual([]);
  });

  test('with an invalid variable', async () => {
    const { code, output } = await refusal({ ...(await emptyHome()), PORT: 'eighty' });
    expect(code).toBe(1);
    expect(output).toContain('PORT: got "eighty", wants a whole number from 1 to 65535');
  });

  test('with an unreachable database', async () => {
    const DATABASE_URL = 'postgresql://nobody:secret@127.0.0.1:1/none';
    const { code, output } = await refusal({ ...(await emptyHome()), DATABASE_URL });
    expect(code).toBe(1);
    expect(output).toContain('The database of DATABASE_URL could not be used');
    expect(output).not.toContain('secret');
  });
});
