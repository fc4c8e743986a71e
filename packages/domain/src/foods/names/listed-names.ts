import type { CompiledNames } from '@game-plan/lexicon/place';
import { foodNameKey, foodWords } from '../food-name.ts';

/** A name as the lexicon lists it, in lower case. */
export interface ListedName {
  readonly name: string;
  /** The name of the food that it means. */
  readonly food: string;
  /** 'de'; 'en' for English names that hold in this place alone. */
  readonly language: string;
}

/** The names of a compiled file, without those that stand with the foods themselves. */
export function listedNames(compiled: CompiledNames): readonly ListedName[] {
  return Object.entries(compiled).flatMap(([food, languages]) =>
    languages.split(';').flatMap((own) => {
      const [language = '', names = ''] = own.split(':');
      return names.split(',').map((name) => ({ name, food, language }));
    }),
  );
}

/** A name in the form in which spellings are compared: 'Crème' is not 'creme', but ’ is '. */
export const spelling = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().replaceAll('’', "'");

export const hasAccents = (name: string): boolean => /[^\p{ASCII}]/u.test(name);

/**
 * A lookup of names: as they are spelt, otherwise by all of their words, otherwise by the words that change the food. Of equal names the
 * first counts.
 */
export function nameIndex<Named extends { readonly name: string }>(
  names: readonly Named[],
): {
  readonly find: (typed: string) => Named | undefined;
  readonly findWhole: (typed: string) => Named | undefined;
} {
  const bySpelling = new Map<string, Named>();
  const byWords = new Map<string, Named>();
  for (const named of names) {
    if (!bySpelling.has(spelling(named.name))) bySpelling.set(spelling(named.name), named);
    const words = foodWords(named.name).join(' ');
    if (!byWords.has(words)) byWords.set(words, named);
  }
  const findWhole = (typed: string) =>
    bySpelling.get(spelling(typed)) ?? byWords.get(foodWords(typed).join(' '));
  return { find: (typed) => findWhole(typed) ?? byWords.get(foodNameKey(typed)), findWhole };
}
