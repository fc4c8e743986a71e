const VOWELS = new Set('aeiouy');

/** The bits of vowels and 'h' in `consonantsOf`. */
const NOT_COUNTED = [...VOWELS, 'h'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

/** Half a letter, for phonetic rather than typing errors: another vowel, or a doubled letter. */
const MISHEARD = 0.5;

/**
 * The edit distance between two words as spelled by ear: the number of letters added, omitted, replaced or swapped with
 * their neighbour. Replacing one vowel by another, adding or omitting a vowel or 'h', and doubling a letter count half.
 */
export function typingDistance(from: string, to: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) * MISHEARD > most) return Number.POSITIVE_INFINITY;
  if (differingConsonants(from, to) > 2 * most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let leastOfLast = 0;
  let last = [0];
  for (let j = 1; j <= to.length; j += 1) last.push(at(last, j - 1) + costOfLetter(to, j - 1));
  for (let i = 1; i <= from.length; i += 1) {
    const row = [at(last, 0) + costOfLetter(from, i - 1)];
    let least = at(row, 0);
    for (let j = 1; j <= to.length; j += 1) {
      let best = Math.min(
        at(last, j - 1) + costOfReplacing(from[i - 1] ?? '', to[j - 1] ?? ''),
        at(last, j) + costOfLetter(from, i - 1),
        at(row, j - 1) + costOfLetter(to, j - 1),
      );
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
      if (best < least) least = best;
    }
    // A swap skips a row, so every path passes through one of the last two rows. If both exceed `most`, so does the
    // distance.
    if (least > most && leastOfLast > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = row;
    leastOfLast = least;
  }
  const distance = at(last, to.length);
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

/**
 * How many consonants only one of the words has. It is at most twice their distance: a consonant that is added or omitted
 * costs 1 (half only where it is doubled, and then the other one is left), and one that replaces another costs 1 as well.
 */
function differingConsonants(one: string, other: string): number {
  let bits = consonantsOf(one) ^ consonantsOf(other);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/** The word's consonants as bits, without 'h', which counts half. Letters that share a bit only make the words more alike. */
function consonantsOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits & ~NOT_COUNTED;
}

function costOfReplacing(one: string, other: string): number {
  if (one === other) return 0;
  return VOWELS.has(one) && VOWELS.has(other) ? MISHEARD : 1;
}

/** The cost of a letter that only one of the two words has. */
function costOfLetter(word: string, place: number): number {
  const letter = word[place] ?? '';
  const isDoubled = letter === word[place - 1] || letter === word[place + 1];
  return isDoubled || letter === 'h' || VOWELS.has(letter) ? MISHEARD : 1;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
