import makers from '@game-plan/lexicon/makers.json' with { type: 'json' };
import naming from '@game-plan/lexicon/naming.json' with { type: 'json' };
import { foodWords } from '../food-name.ts';

/** Brands and shops whose name does not reveal what is sold. */
export const BRANDS: readonly string[] = makers.brand;

/** Restaurant chains, whose products have their own names. */
export const CHAINS: readonly string[] = makers.chain;

/** Makers whose names are also ordinary words: 'sugar 2 spoons'. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(makers.word);

const keyOf = (maker: string) => foodWords(maker).join(' ');

const MAKERS: ReadonlySet<string> = new Set([...BRANDS, ...CHAINS].map(keyOf));

/** Whether words are the name of a maker. */
export const isMaker = (words: string): boolean => MAKERS.has(keyOf(words));

/** The food that a maker means if none is named, by the words of its name. */
export const FOODS_OF_MAKERS: ReadonlyMap<string, string> = new Map(
  Object.entries(makers.foods).flatMap(([food, names]) => names.map((name) => [keyOf(name), food] as const)),
);

/** Makers of tins, by the words of their names. */
export const TINNED_BY: ReadonlySet<string> = new Set(makers.tins.map(keyOf));

/** Makers of stock cubes, by the words of their names. */
export const CUBES_BY: ReadonlySet<string> = new Set(makers.cubes.map(keyOf));

/** Foods that such a maker sells as powder, although they are named as what is made of them. */
export const SOLD_AS_POWDER: ReadonlySet<string> = new Set(naming['sold as powder']);

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

/** The makers of substitutes for milk, meat and eggs, by their words. */
const PLANT_MAKERS = makers.plants.map(foodWords);
const PLANTS_OF_MILK: ReadonlySet<string> = new Set(naming['plants of milk']);
const OF_PLANTS: ReadonlySet<string> = new Set(naming['of plants']);

/** The words of a name without such a maker, wherever it stands. */
export function withoutPlantMaker(words: readonly string[]): readonly string[] {
  for (let at = 0; at < words.length; at += 1) {
    const maker = PLANT_MAKERS.find((named) => named.every((word, index) => words[at + index] === word));
    if (maker) return [...words.slice(0, at), ...words.slice(at + maker.length)];
  }
  return words;
}

/** The milk that such a maker sells by the name of a plant: 'soy milk' of 'soy'. */
export function plantOfMilk([plant = '', ...others]: readonly string[]): string | undefined {
  return others.length === 0 && PLANTS_OF_MILK.has(plant) ? `${plant} milk` : undefined;
}

/** Whether the name of a food says that it is of plants: 'oat milk'. */
export const isOfPlants = (name: string): boolean => name.split(' ').some((word) => OF_PLANTS.has(word));
