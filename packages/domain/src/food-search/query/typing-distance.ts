const VOWELS = new Set('aeiouy');

/** Half a letter, for phonetic rather than typing errors: another vowel, or a doubled letter. */
const MISHEARD = 0.5;

/**
 * How far apart two words are for a person who spells by ear: the letters to be added, left out, replaced, or swapped
 * with their neighbour. One vowel for another, an added or missing vowel or 'h', and a doubled letter count half.
 */
export function typingDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let j = 1; j <= to.length; j += 1) last.push(at(last, j - 1) + costOfLetter(to, j - 1));
  for (let i = 1; i <= from.length; i += 1) {
    const row = [at(last, 0) + costOfLetter(from, i - 1)];
    for (let j = 1; j <= to.length; j += 1) {
      let best = Math.min(
        at(last, j - 1) + costOfReplacing(from[i - 1] ?? '', to[j - 1] ?? ''),
        at(last, j) + costOfLetter(from, i - 1),
        at(row, j - 1) + costOfLetter(to, j - 1),
      );
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, to.length);
}

function costOfReplacing(one: string, other: string): number {
  if (one === other) return 0;
  return VOWELS.has(one) && VOWELS.has(other) ? MISHEARD : 1;
}

/** The cost of a letter that only one of the words has. */
function costOfLetter(word: string, place: number): number {
  const letter = word[place] ?? '';
  const isDoubled = letter === word[place - 1] || letter === word[place + 1];
  return isDoubled || letter === 'h' || VOWELS.has(letter) ? MISHEARD : 1;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
