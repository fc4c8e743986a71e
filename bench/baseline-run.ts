import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A ratio to the machine's own baseline for each repetition: absolute times and throughput only compare on one machine.
 */
export interface Figure {
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
  readonly figures: readonly Figure[];
}

const BASELINE = fileURLToPath(new URL('./kept.json', import.meta.url));
const LATEST_FOLDER = fileURLToPath(new URL('../.bench', import.meta.url));

/** Whether a figure is slower than in another run beyond noise: its best repetition is worse than the other's worst. */
export function isSlower({ unit, repeats }: Figure, kept: Figure): boolean {
  if (unit !== kept.unit || repeats.length === 0 || kept.repeats.length === 0) return false;
  return unit === 'times the bare answer'
    ? Math.min(...repeats) > Math.max(...kept.repeats)
    : Math.max(...repeats) < Math.min(...kept.repeats);
}

/** The names of figures that are slower than in the kept run. */
export function slowerThanBaseline(figures: readonly Figure[]): readonly string[] {
  if (!existsSync(BASELINE)) return [];
  const { figures: kept } = JSON.parse(readFileSync(BASELINE, 'utf8')) as Run;
  const byName = new Map(kept.map((figure) => [figure.name, figure]));
  return figures
    .filter((figure) => {
      const before = byName.get(figure.name);
      return before !== undefined && isSlower(figure, before);
    })
    .map(({ name }) => name);
}

/** Writes the run to `.bench/latest.json`, and to `bench/kept.json` if it is to be kept. Returns the path. */
export function writeRun(run: Run, isKept: boolean): string {
  const text = `${JSON.stringify(run, null, 2)}\n`;
  mkdirSync(LATEST_FOLDER, { recursive: true });
  const latest = `${LATEST_FOLDER}/latest.json`;
  writeFileSync(latest, text);
  if (!isKept) return latest;
  writeFileSync(BASELINE, text);
  return BASELINE;
}
