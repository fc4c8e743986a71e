import type { Choices } from './price-line.ts';

/** Sorts choices by the order of their options. Choices of unknown options follow in their own order. */
export function orderChoices(choices: Choices, optionNames: readonly string[]): Choices {
  const known = optionNames.filter((name) => Object.hasOwn(choices, name));
  const others = Object.keys(choices).filter((name) => !known.includes(name));
  return Object.fromEntries(
    [...known, ...others].flatMap((name) => {
      const value = choices[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The choices as texts, for a mail or a table: 'Home visit', 'Sessions: 3'. */
export const choiceTexts = (choices: Choices): string[] =>
  Object.entries(choices).map(([name, value]) => (value === true ? name : `${name}: ${value}`));
