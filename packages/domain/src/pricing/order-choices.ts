import type { Choices } from './price-line.ts';

/** The choices in the order of their options; those of an option that is not named stay as they are, at the end. */
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
