import { readdirSync, readFileSync } from 'node:fs';

/**
 * What processors have worked for all threads of a process and of the processes that it started, which may end meanwhile;
 * Linux alone tells.
 */
export function nanosecondsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const ofThread = (thread: string) => {
    const [own = 0] = readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    const children = readFileSync(`${tasks}/${thread}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number);
    return children.reduce((sum, child) => sum + orNothing(() => nanosecondsOf(child)), own);
  };
  return readdirSync(tasks).reduce((sum, thread) => sum + orNothing(() => ofThread(thread)), 0);
}

function orNothing(read: () => number): number {
  try {
    return read();
  } catch {
    return 0;
  }
}
