/**
 * The longest that one round of the event loop kept the thread busy during `work`, in milliseconds of processor time: what
 * everybody else waits for on an idle machine. Other load on the machine does not count.
 */
export async function longestSlice(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  let round: NodeJS.Immediate;
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
    before = process.threadCpuUsage();
    round = setImmediate(measure);
  };
  round = setImmediate(measure);
  try {
    await work();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    clearImmediate(round);
  }
  return longest;
}
