import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { MEMORY_FLAGS } from './memory-settings.ts';

const SETTINGS = new URL('memory-settings.ts', import.meta.url).href;
const PROGRAM = `
  import { hasMemorySettings, startAgainWithMemorySettings } from '${SETTINGS}';
  if (!hasMemorySettings()) startAgainWithMemorySettings();
  const { pid, execArgv, env } = process;
  console.log(JSON.stringify({ pid, flags: execArgv.slice(3), arenas: env.MALLOC_ARENA_MAX, mine: env.MINE }));`;

test('restarts the process with the settings, once, keeping its id and environment', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { MINE: 'stands', MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, warned] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(warned).toBe('');
  expect(JSON.parse(said)).toEqual({ pid: child.pid, flags: MEMORY_FLAGS, arenas: '1', mine: 'stands' });
});
