import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTemporaryFolder } from '../apps/server/src/testing/database/temporary-folder.ts';
import { freePort } from '../apps/server/src/testing/processes/free-port.ts';
import { expect, test } from './support/fixtures.ts';

const ROOT = join(import.meta.dirname, '..');
const READY = /is ready at (\S+)/;

test('npm start serves the app and leaves no process behind when stopped', async ({ page }) => {
  const folder = await makeTemporaryFolder();
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder.path, PORT: port, RATE_LIMIT: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await expect.poll(() => READY.exec(output)?.[1], { timeout: 90_000 }).toBe(`http://localhost:${port}`);
    await page.goto(`http://localhost:${port}`);
    await page.getByRole('link', { name: 'Set up the admin account' }).click();
    await expect(page.getByRole('heading', { name: 'Setup Admin Account' })).toBeVisible();
  } finally {
    npm.kill('SIGTERM');
  }
  const [exitCode] = await once(npm, 'exit');
  expect(exitCode).toBe(0);
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  expect(stdout.split('\n').filter((line) => line.includes(folder.path))).toEqual([]);
  await folder.remove();
});
