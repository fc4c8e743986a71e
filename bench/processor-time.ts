import { readdirSync, readFileSync } from 'node:fs';

/** CPU nanoseconds of all threads of a process and its descendants, which may end meanwhile; Linux only. */
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
