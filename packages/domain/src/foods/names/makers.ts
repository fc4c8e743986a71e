import makers from '@game-plan/lexicon/makers.json' with { type: 'json' };
import { foodWords } from '../food-name.ts';

/** Brands and shops whose name does not reveal what is sold. */
export const BRANDS: readonly string[] = makers.brand;

/** Restaurant chains, whose products have their own names. */
export const CHAINS: readonly string[] = makers.chain;

/** Makers whose names are also ordinary words: 'sugar 2 spoons'. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(makers.word);

const keyOf = (maker: string) => foodWords(maker).join(' ');

/** The food that a maker means if none is named, by the words of its name. */
export const FOODS_OF_MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(makers.foods).flatMap(([food, names]) => names.map((name) => [keyOf(name), food] as const)),
);

/** Makers of tins, by the words of their names. */
export const TINNED_BY: ReadonlySet<string> = new Set(makers.tins.map(keyOf));

/**
 * Spaces and punctuation. Not as what is no letter and no digit: in a pattern of a thousand names, that takes a second to
 * compile.
 */
const BETWEEN = String.raw`[ -/:-@[-\x60{-\xbf\u2010-\u2122]{0,3}`;

/** A name as it may be written: 'M&S' is also 'm s' and 'ms', but 'S&B' is not 'sub'. */
const written = (name: string) => name.replace(/[^\p{L}\p{N}]+/gu, BETWEEN);

/** The source of a pattern of these names, the longest first, also with the 's' of a possessive. */
export function patternOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map(written).join('|')})(?:['’]?s)?`;
}

/** Makers of substitutes for milk, meat and eggs, anywhere in a name. */
export const PLANT_MAKER = new RegExp(String.raw`\b${patternOf(makers.plants)}\b`, 'i');
