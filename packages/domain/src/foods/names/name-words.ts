import type { CompiledNaming } from '@game-plan/lexicon/naming';
import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { foodWords } from '../food-name.ts';
import { BRANDS } from './makers.ts';

/** Words before a food that only give its origin, variety, colour, quality or state. */
export const QUALIFIERS = wordSet(naming.qualifiers);

/** The words of all brands and of phrases for how a food is sold, by their first word, longest first. */
export const SAYS_NOTHING: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord([
  ...BRANDS,
  ...naming['sold as'],
]);

/** Words after a food that only name its part or the form in which it is sold. */
export const FORMS = wordSet(naming.forms);

/** Words of this kind that count only after foods of these categories: 'feta crumbles', but not 'rhubarb crumble'. */
export const FORMS_OF: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(naming['forms of']).map(([form, categories]) => [form, categories.split(', ')]),
);

/** Words after a comma about preparation or purpose: 'chicken thighs, cut into chunks', 'oil, for frying'. */
export const DONE_TO_IT = wordSet(naming['done to it']);

/** Words in a remark that make it another food. */
export const MAKES_ANOTHER = wordSet(naming['makes another']);

/** Last words that decide what a food is, whatever precedes them: 'fig jam', 'oolong tea'. */
export const KINDS: CompiledNaming['kinds'] = naming.kinds;

/** Names that would be taken for another food by their last words or without a qualifier. */
export const NOT_THEIR_WORDS: ReadonlySet<string> = new Set(
  naming['not their words'].map((name) => foodWords(name).join(' ')),
);

/** Words that make it something else than its last words say. */
export const RULES_OUT = wordSet(naming['rules out']);

/** The state that a word before a name says, as `food-in-state` knows it. */
export const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries(naming.states).flatMap(([state, words]) => words.split(', ').map((word) => [word, state])),
);

/** One spelling of states and claims, by the others: one or two words. */
export const WRITTEN_ALIKE: ReadonlyMap<string, string> = new Map(Object.entries(naming['written alike']));

/** What is made of the food behind it: 'juice apple'. */
export const MADE_OF = wordSet(naming['made of']);

/** What is sold in flavours, which may stand behind it: 'ice cream vanilla'. */
export const FLAVORED: ReadonlySet<string> = new Set(naming.flavored);

/** What is made of the fruits that stand behind it: 'jam strawberry'. */
export const PRESERVES = wordSet(naming.preserves);

/** Last words of a name that is no kind of what its first words say. */
export const NO_KIND: readonly string[] = naming['no kind'];

/** Whether a food is a pulse, of which the canned one is cooked. */
export const isPulse = (food: string): boolean => naming.pulses.some((pulse) => food.endsWith(pulse));

/** Names that mean another food in the plural, by their singular. */
export const IN_PLURAL: ReadonlyMap<string, string> = new Map(Object.entries(naming['in the plural']));

function wordSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap(foodWords));
}

function byFirstWord(phrases: readonly string[]): Map<string, readonly (readonly string[])[]> {
  const groups = new Map<string, readonly (readonly string[])[]>();
  for (const words of phrases.map(foodWords)) {
    const [first] = words;
    if (first === undefined) continue;
    groups.set(
      first,
      [...(groups.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return groups;
}
