import { startFoodDatabase } from '../relevance/food-database.ts';
import { BEGUN_WORDS, BEGUN_WORDS_HELD_OUT } from './food-search/begun-words.ts';
import { isLabelled } from './food-search-figures.ts';

/** The answers, out of ten, that a phone shows without much scrolling. */
const SEEN = 8;
/** The results on the same lines before the search was tuned. */
const BEFORE = { tuned: 'first 73.8%, seen 36.4%', apart: 'first 76.3%, seen 29.3%' };

interface BegunWord {
  readonly query: string;
  readonly first: readonly string[];
  readonly seen: readonly string[];
}

function readBegunWords(text: string): BegunWord[] {
  const namesOf = (list = '') => list.split(';').map((name) => name.trim());
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', rest = ''] = line.split(' = ');
      const [first, seen] = rest.split(' | ');
      return { query, first: namesOf(first), seen: namesOf(seen) };
    });
}

/**
 * Prints how often prefixes and single words ('chi', 'chicken') find the intended food first, and show the
 * alternatives.
 */
export async function printBegunWords({ list = false } = {}): Promise<void> {
  const database = await startFoodDatabase([]);
  try {
    for (const half of ['tuned', 'apart'] as const) {
      const words = readBegunWords(half === 'tuned' ? BEGUN_WORDS : BEGUN_WORDS_HELD_OUT);
      let first = 0;
      let wanted = 0;
      let seen = 0;
      for (const word of words) {
        const answers = await database.search(word.query, 'diary');
        const has = (name: string, among: readonly string[]) =>
          among.some((answer) => isLabelled(answer, `~${name}`));
        const isFirst = word.first.some((name) => has(name, answers.slice(0, 1)));
        if (isFirst) first += 1;
        wanted += word.seen.length;
        seen += word.seen.filter((name) => has(name, answers.slice(0, SEEN))).length;
        if (list && half === 'tuned' && !isFirst)
          console.log(`    ${word.query} → ${answers[0] ?? 'nothing'}`);
      }
      const share = (some: number, all: number) => `${((100 * some) / all).toFixed(1)}%`;
      console.log(
        `Begun and bare words, ${half === 'apart' ? 'held out' : 'tuned on'}, ${words.length}: first ${share(first, words.length)}, seen ${share(seen, wanted)} (before: ${BEFORE[half]})`,
      );
    }
  } finally {
    await database.stop();
  }
}

if (import.meta.main) await printBegunWords({ list: process.argv.includes('--list') });
