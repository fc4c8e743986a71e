import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Origin } from './cases.ts';

/** The median; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = Number.NaN, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}

/** A share of 0 to 1 with one decimal, '96.9%'; a dash where there is nothing to count. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)}%`;
}

/** The share, of 0 to 1, of those for which it holds. */
export function shareOf<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  return things.length === 0 ? Number.NaN : things.filter(holds).length / things.length;
}

/** The figure, a share of 0 to 1, of the cases that one author wrote for one set. */
export interface AuthorFigure extends Origin {
  readonly figure: number;
}

/** One figure for each author, set and use. */
export function figuresByAuthor<Case extends Origin>(
  cases: readonly Case[],
  figureOf: (cases: readonly Case[]) => number,
): AuthorFigure[] {
  const groups = Map.groupBy(cases, ({ author, source, use }) => [author, source, use].join('\t'));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ author, source, use }) => ({ author, source, use, figure: figureOf(group) })),
  );
}

/** More authors than these are only summed up. */
const MOST_LISTED = 8;

/**
 * Says how a kind of cases fares where nothing was tuned on them, author by author, and beside it where something was.
 * @param isError whether a lower figure is better
 */
export function leaveOneAuthorOut(
  kind: string,
  figures: readonly AuthorFigure[],
  { isError = false } = {},
): string[] {
  const heldOut = figures.filter(({ use }) => use === 'held out');
  const tuned = figures.filter(({ use }) => use === 'tuned');
  const known = new Set(tuned.map(({ author }) => author));
  const unknown = heldOut.filter(({ author }) => !known.has(author));
  const summary = (some: readonly AuthorFigure[]) => {
    const [worst] = some.toSorted((one, other) => (one.figure - other.figure) * (isError ? -1 : 1));
    if (!worst) return 'none';
    const ends = `${percent(median(some.map(({ figure }) => figure)))} at the median, ${percent(worst.figure)} at the worst`;
    return `${ends} (${worst.author}) of ${some.length}`;
  };
  const each = heldOut.map(({ author, figure }) => `${author} ${percent(figure)}`);
  return [
    `${kind}, by author: held out ${summary(heldOut)}; tuned ${summary(tuned)}`,
    ...(each.length > 1 && each.length <= MOST_LISTED ? [`  held out: ${each.join(', ')}`] : []),
    ...(unknown.length === heldOut.length
      ? []
      : [`  without authors who also wrote tuned cases: ${summary(unknown)}`]),
  ];
}

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

/**
 * A ratio to the machine's own baseline for each repetition: absolute times and throughput only compare on one machine.
 */
export interface Ratio {
  readonly name: string;
  /** Throughput is better if higher, time if lower. */
  readonly unit: 'share of the floor’s answers' | 'times the bare answer';
  readonly repeats: readonly number[];
}

/** A stored run: the ratios, and the baseline on that machine at that time. */
interface Run {
  readonly at: string;
  readonly node: string;
  readonly floor: Readonly<Record<string, number>>;
  readonly figures: readonly Ratio[];
}

const BASELINE = fileURLToPath(new URL('./data/baseline.json', import.meta.url));
const LATEST_FOLDER = fileURLToPath(new URL('../.bench', import.meta.url));

/** Whether a figure is slower than in another run beyond noise: its best repetition is worse than the other's worst. */
export function isSlower({ unit, repeats }: Ratio, kept: Ratio): boolean {
  if (unit !== kept.unit || repeats.length === 0 || kept.repeats.length === 0) return false;
  return unit === 'times the bare answer'
    ? Math.min(...repeats) > Math.max(...kept.repeats)
    : Math.max(...repeats) < Math.min(...kept.repeats);
}

function readBaseline(): Run | undefined {
  return existsSync(BASELINE) ? (JSON.parse(readFileSync(BASELINE, 'utf8')) as Run) : undefined;
}

/** Appended to lines that are slower than in the kept run. */
export const SLOWER = '  slower than the kept run';

/** The names of figures that are slower than in the kept run. */
export function slowerThanBaseline(figures: readonly Ratio[]): readonly string[] {
  const kept = readBaseline()?.figures ?? [];
  return figures
    .filter((figure) => kept.some((before) => isSameCall(figure, before) && isSlower(figure, before)))
    .map(({ name }) => name);
}

const isSameCall = (one: Ratio, other: Ratio) => one.name === other.name && one.unit === other.unit;

/** Writes a part's run to `.bench`, and among those of other parts into the kept run if it is to be kept. Returns the path. */
export function writeRun(part: string, run: Run, isKept: boolean): string {
  const write = (path: string, written: Run) => {
    writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`);
    return path;
  };
  mkdirSync(LATEST_FOLDER, { recursive: true });
  const latest = write(`${LATEST_FOLDER}/${part}.json`, run);
  if (!isKept) return latest;
  const kept = readBaseline();
  const others =
    kept?.figures.filter((before) => !run.figures.some((figure) => isSameCall(figure, before))) ?? [];
  return write(BASELINE, {
    ...run,
    floor: { ...kept?.floor, ...run.floor },
    figures: [...others, ...run.figures],
  });
}
