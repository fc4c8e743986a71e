/** Ways to prepare food whose forms all mean the same to somebody who searches. */
const REGULAR =
  'boil broil cook grill mash pickle poach roast steam stew toast brew smoke microwave braise bake cure slice scramble crumble glaze juice process blend sweeten flavor season peel shred grate puree whip chop fry dry pop';

/** Past forms and -ing forms of a verb by English spelling: bake → baked, baking; chop → chopped; fry → fried. */
function formsOf(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`, `${verb.slice(0, -1)}ing`];
  if (verb.endsWith('y')) return [`${verb.slice(0, -1)}ied`, `${verb}ing`];
  if (/^(?:chop|whip|pop)$/.test(verb)) {
    const doubled = `${verb}${verb.at(-1) ?? ''}`;
    return [`${doubled}ed`, `${doubled}ing`];
  }
  return [`${verb}ed`, `${verb}ing`];
}

/** 'grilled' → 'grill'. A closed list: 'stuffing', 'dressing' and 'breaded' are not forms of another food. */
export const PREPARATIONS: ReadonlyMap<string, string> = new Map(
  REGULAR.split(' ').flatMap((verb) => formsOf(verb).map((form) => [form, verb] as const)),
);
