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

/** The number before a step within a line. */
const COUNT = /(?<=^|[\s.!?。])(\d{1,2})[.)] ?(?=[^\d\s])/gu;

/** The steps of a line that counts them through from the first: '1. Mix.2. Bake.'; otherwise the line itself. */
export function stepsInLine(line: string): string[] {
  const starts: number[] = [];
  for (const { 1: count, index } of line.matchAll(COUNT))
    if (Number(count) === starts.length + 1) starts.push(index);
  if (starts[0] !== 0 || starts.length < 2) return [line];
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
}
