export interface Subject {
  readonly name: string;
  run(): Promise<unknown> | unknown;
}

export interface Measurement {
  readonly name: string;
  /** Milliseconds: the middle one of all runs, and the one that 95 of 100 runs stay under. */
  readonly median: number;
  readonly p95: number;
  /** The middle one of each fifth of the runs, in the order in which they were made. */
  readonly parts: readonly number[];
}

const PARTS = 5;

/**
 * Runs every subject `rounds` times, in turns, so that whatever else the machine does disturbs all alike. Each
 * counted run follows one of the same subject that is not, or it would pay for what the subject before it left
 * behind. A tenth of the rounds comes first and is not counted, until code is compiled and caches are filled.
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
