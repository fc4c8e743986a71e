import words from '@game-plan/lexicon/wording.json' with { type: 'json' };

/*
 * The words that say of food in a kitchen that it was cooked before.
 */

/** 'Mum’s' and 'mums', 'left-over' and 'leftover' are one. */
const compared = (said: readonly string[]): string => said.join(' ').toLowerCase().replaceAll(/['’-]/g, '');

const [before, ahead, behind] = [words['kept before'], words['before kept'], words['kept behind']].map(
  (phrases) => new Set(phrases.map((phrase) => compared([phrase]))),
);
const LONGEST = 4;
const LENGTHS = Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter);

/** How many words at the end say so; 0 if none do, and if nothing else is said. */
function wordsBehind(said: readonly string[]): number {
  return LENGTHS.find((length) => length < said.length && behind?.has(compared(said.slice(-length)))) ?? 0;
}

/** The same of its beginning, with a word such as 'some' before them. */
function wordsBefore(said: readonly string[]): number {
  const isSaid = (from: number, to: number) =>
    to < said.length && before?.has(compared(said.slice(from, to)));
  const starts = [0, ...LENGTHS.filter((length) => ahead?.has(compared(said.slice(0, length))))];
  return (
    starts.flatMap((from) => LENGTHS.map((length) => from + length).filter((to) => isSaid(from, to)))[0] ?? 0
  );
}

/** Whether such words stand behind the name: 'rice leftovers'. */
export const isKeptBehind = (name: string): boolean => wordsBehind(name.split(' ')) > 0;

/** A name without the words that say that it was cooked before; the name itself if it has none. */
export function withoutKept(name: string): string {
  let said = name.split(' ');
  said = said.slice(0, said.length - wordsBehind(said));
  for (let count = wordsBefore(said); count > 0; count = wordsBefore(said)) said = said.slice(count);
  return said.join(' ');
}
