/**
 * Quality and speed of the food search: `node bench/relevance.ts [PATH…]`. Each PATH is a USDA FoodData Central
 * download to import first; without one, only the built-in table is searched.
 */
import { performance } from 'node:perf_hooks';
import { startFoodDatabase } from './relevance/food-database.ts';
import { rankOfAcceptable } from './relevance/judge.ts';
import { LABELLED_QUERIES } from './relevance/queries.ts';

const MOST_SHOWN = 10;
/** The labels name foods as bought; `bench:truth` covers both contexts. */
const KITCHEN = 'kitchen';

interface Relevance {
  readonly queries: number;
  /** Queries with an acceptable answer first, and among the first ten. */
  readonly first: number;
  readonly firstTen: number;
  /** Queries with a wrong first answer, and that answer. */
  readonly misses: readonly string[];
  /** Milliseconds per search. */
  readonly median: number;
  readonly p99: number;
}

/** Runs every labelled query twice; the second run, with warm caches, is timed. */
async function measureRelevance(search: (query: string) => Promise<readonly string[]>): Promise<Relevance> {
  const ranks: number[] = [];
  const misses: string[] = [];
  const times: number[] = [];
  for (const { query } of LABELLED_QUERIES) await search(query);
  for (const labelled of LABELLED_QUERIES) {
    const start = performance.now();
    const answers = await search(labelled.query);
    times.push(performance.now() - start);
    const rank = rankOfAcceptable(labelled, answers);
    ranks.push(rank);
    if (rank !== 1) misses.push(`${labelled.query} → ${answers[0] ?? 'nothing'} (wanted at ${rank || '–'})`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    queries: ranks.length,
    first: ranks.filter((rank) => rank === 1).length,
    firstTen: ranks.filter((rank) => rank >= 1 && rank <= MOST_SHOWN).length,
    misses,
    median: at(0.5),
    p99: at(0.99),
  };
}

/** Measures the search over the built-in table and the downloads at `paths`, and prints the results. */
export async function printRelevance(paths: readonly string[]): Promise<void> {
  const database = await startFoodDatabase(paths);
  try {
    const { queries, first, firstTen, misses, median, p99 } = await measureRelevance((query) =>
      database.search(query, KITCHEN),
    );
    const share = (count: number) => `${((100 * count) / queries).toFixed(1)}%`;
    console.log(
      `\nFood search, ${queries} labelled queries: top-1 ${share(first)}, top-10 ${share(firstTen)}`,
    );
    console.log(`One search: ${median.toFixed(1)} ms median, ${p99.toFixed(1)} ms p99`);
    for (const miss of misses) console.log(`  ${miss}`);
  } finally {
    await database.stop();
  }
}

if (import.meta.main) await printRelevance(process.argv.slice(2));
