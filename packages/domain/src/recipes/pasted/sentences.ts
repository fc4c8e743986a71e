import { unitAlone } from '../../lines/leading-measure.ts';

const LONGEST_UNIT = 30;

/** The sentences of a text. The full stop of a unit ends none: '2 tsp. Salt'. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.!?]) +(?=[\p{Lu}\d])/u)) {
    const before = sentences.at(-1);
    const word = /(\p{L}+)\.$/u.exec((before ?? '').slice(-LONGEST_UNIT))?.[1] ?? '';
    const isOpen = word.length === 1 || (word !== '' && unitAlone(word) !== null);
    if (before !== undefined && isOpen) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}
