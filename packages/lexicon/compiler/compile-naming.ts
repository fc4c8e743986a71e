import { NAMING_LISTS, NAMING_PAIRS, type Naming } from '../src/naming.ts';
import { unknown } from './check-values.ts';

/** The words of `naming.yaml`, with its lists taken apart. Expects data without problems. */
export const compileNaming = (naming: Naming): object =>
  Object.fromEntries(
    Object.entries(naming).map(([section, words]) => [
      section,
      typeof words === 'string' ? words.split(/,\s+/) : words,
    ]),
  );

/** What is wrong with `naming.yaml`. */
export function problemsOfNaming(naming: Naming): string[] {
  const sections = Object.entries(naming);
  const lists = sections.flatMap(([section, words]) => (typeof words === 'string' ? [section] : []));
  const pairs = sections.flatMap(([section, words]) => (typeof words === 'string' ? [] : [section]));
  return [
    ...unknown('naming.yaml', lists, NAMING_LISTS),
    ...unknown('naming.yaml', pairs, NAMING_PAIRS),
    ...unknown('naming.yaml misses', [...NAMING_LISTS, ...NAMING_PAIRS], Object.keys(naming)),
  ];
}
