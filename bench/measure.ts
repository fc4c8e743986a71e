export interface Subject {
  readonly name: string;
  run(): Promise<unknown> | unknown;
}

export interface Measurement {
  readonly name: string;
  /** Milliseconds: the median and the 95th percentile. */
  readonly median: number;
  readonly p95: number;
  /** The median of each fifth of the runs, in order. */
  readonly parts: readonly number[];
}

const PARTS = 5;

/**
 * Runs every subject `rounds` times, alternating between subjects so that other load affects all alike. Each counted
 * run follows an uncounted one of the same subject, which absorbs after-effects of the previous subject. A tenth of the
 * rounds is run before as a warm-up.
 */
export async function measure(subjects: readonly Subject[], rounds: number): Promise<Measurement[]> {
  const times = new Map(subjects.map(({ name }) => [name, [] as number[]]));
  const unmeasured = Math.ceil(rounds / 10);
  for (let round = -unmeasured; round < rounds; round += 1) {
    for (const { name, run } of subjects) {
      await run();
      const start = performance.now();
      await run();
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return [...times].map(([name, list]) => {
    const sorted = list.toSorted((one, other) => one - other);
    const parts = Array.from({ length: PARTS }, (_, part) =>
      at(
        list
          .slice((list.length * part) / PARTS, (list.length * (part + 1)) / PARTS)
          .toSorted((one, other) => one - other),
        0.5,
      ),
    );
    return { name, median: at(sorted, 0.5), p95: at(sorted, 0.95), parts };
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
