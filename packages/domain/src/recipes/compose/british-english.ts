import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { titleCase } from '../../foods/culinary-food.ts';
import { findFood } from '../../foods/find-food.ts';
import { pluralOf } from '../../foods/food-name.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { lazy } from '../../lazy.ts';
import type { ComposedRecipe } from '../composed-recipe.ts';
import { capital } from '../techniques/phrases.ts';

/** What foods are called in the English of a kitchen. */
export interface OwnEnglish {
  /** The name by which a food is bought. */
  readonly nameOf: (name: string) => string;
  /** A recipe in its words. */
  readonly of: (recipe: ComposedRecipe) => ComposedRecipe;
}

const BRITISH: ReadonlyMap<string, string> = new Map(Object.entries(naming['said in britain']));

const tellsBritain = saysOneOf(naming['tells britain']);
const tellsAmerica = saysOneOf([...BRITISH.keys()].flatMap((word) => [word, pluralOf(word)]));

/** The British words for foods, if the names in a kitchen are British and none is American; the words of its own list stay. */
export function ownEnglish(typed: readonly string[]): OwnEnglish | undefined {
  if (!typed.some(tellsBritain) || typed.some(tellsAmerica)) return undefined;
  return IN_BRITAIN;
}

const IN_BRITAIN: OwnEnglish = {
  nameOf: (name) => {
    const own = BRITISH.get(name);
    return own !== undefined && findFood(own) === findFood(name) ? own : name;
  },
  of: (recipe) => ({
    ...recipe,
    name: inBritish(recipe.name),
    description: inBritish(recipe.description),
    reason: recipe.reason === null ? null : inBritish(recipe.reason),
    instructions: recipe.instructions.map(inBritish),
  }),
};

/** American words in singular and plural with the British ones. Those whose plural is the same tell not how many there are, and stay. */
const wordsSaid = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...BRITISH].flatMap(([word, own]) =>
        pluralOf(word) === word ? [] : [[word, own] as const, [pluralOf(word), pluralOf(own)] as const],
      ),
    ),
);

/** In words. */
const LONGEST = 2;
const BEFORE_WORDS = '(';
const BEHIND_WORDS = '.,;:)';

function inBritish(text: string): string {
  const words = text.split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [own, count] = ownWordsAt(words, at);
    said.push(own);
    at += count;
  }
  return said.join(' ');
}

/** The British words for those from a place on, the longest first, and how many they are; the word there if there are none. */
function ownWordsAt(words: readonly string[], at: number): readonly [own: string, count: number] {
  for (let count = LONGEST; count > 0; count -= 1) {
    const phrase = words.slice(at, at + count).join(' ');
    const from = BEFORE_WORDS.includes(phrase.charAt(0)) ? 1 : 0;
    const to = BEHIND_WORDS.includes(phrase.charAt(phrase.length - 1)) ? phrase.length - 1 : phrase.length;
    const word = phrase.slice(from, to);
    const own = wordsSaid().get(word.toLowerCase());
    if (own !== undefined) return [phrase.slice(0, from) + asIn(word, own) + phrase.slice(to), count];
  }
  return [words[at] ?? '', 1];
}

/** With capitals where a word has them: in titles, and at the beginning of a sentence. */
function asIn(word: string, own: string): string {
  if (word === word.toLowerCase()) return own;
  return word === titleCase(word) ? titleCase(own) : capital(own);
}
