import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { findFood } from '../../foods/find-food.ts';
import { pluralOf } from '../../foods/food-name.ts';
import { saysOneOf } from '../../foods/phrases-in.ts';
import { lazy } from '../../lazy.ts';
import type { ComposedRecipe } from '../composed-recipe.ts';

/** What foods are called in the English of a kitchen. */
export interface OwnEnglish {
  /** The name by which a food is bought. */
  readonly nameOf: (name: string) => string;
  /** A recipe in its words. */
  readonly of: (recipe: ComposedRecipe) => ComposedRecipe;
}

const BRITISH: ReadonlyMap<string, string> = new Map(Object.entries(naming['said in britain']));

const tellsBritain = saysOneOf(naming['tells britain']);

/** The British words for foods, if the names in a kitchen are British and none is American; the words of its own list stay. */
export function ownEnglish(typed: readonly string[]): OwnEnglish | undefined {
  if (!typed.some(tellsBritain)) return undefined;
  const lists = typed.map((name) => ` ${name.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `);
  const isTyped = (word: string) =>
    [word, pluralOf(word)].some((form) => lists.some((list) => list.includes(` ${form} `)));
  if ([...BRITISH.keys()].some(isTyped)) return undefined;
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

const pattern = lazy(() => {
  const longestFirst = [...wordsSaid().keys()].toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L})`, 'giu');
});

const inBritish = (text: string): string =>
  text.replace(pattern(), (word) => {
    const own = wordsSaid().get(word.toLowerCase()) ?? word;
    if (!/^\p{Lu}/u.test(word)) return own;
    const isTitle = /\s\p{Lu}/u.test(word) || !word.includes(' ');
    return isTitle
      ? own.replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
      : `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  });
