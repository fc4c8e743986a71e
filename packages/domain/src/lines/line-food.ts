import { findDish } from '../foods/dish-table.ts';
import { areForeignProduce, foodOfEnglishKey, isForeignName } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { foodNameKey } from '../foods/food-name.ts';
import { toldMeaning } from '../foods/names/ambiguous-names.ts';
import { isPulse } from '../foods/names/name-words.ts';
import {
  findPhrase,
  inAnyLanguage,
  type Line,
  lineOf,
  matchAt,
  partOf,
  writtenOf,
} from '../language/grammar.ts';
import { isUnitThatIs } from '../language/units.ts';
import { MILLILITRES } from '../units/weights/weight.ts';

/** Maximum number of words considered; names of foods are shorter. */
const MOST_WORDS = 12;

interface Named {
  readonly name: string;
  readonly preparation: string;
  /** Remarks after commas and in parentheses. */
  readonly remarks: readonly Line[];
  /** In the form of `packageKey`. */
  readonly unit: string;
}

/** States in which canned food and leftovers are other foods; the others only if they stand in the name. */
const OF_REMARKS: ReadonlySet<string> = new Set([
  'cooked',
  'canned',
  'dried',
  'roasted',
  'hard boiled',
  'leftover',
]);

/** The food that a line names, considering the state and the package that the line gives; undefined if unknown. */
export function foodOfLine({ name, preparation, remarks, unit }: Named): Food | undefined {
  const short = firstWords(name);
  const state = remarks.map(stateIn).find((found) => found !== undefined && OF_REMARKS.has(found));
  const candidates = [
    ...remarks.flatMap((remark) => toldMeaning(short, writtenOf(remark)) ?? []),
    ...(state === undefined ? [] : [`${state} ${short}`]),
    ...(unit === 'can' || unit === 'jar' ? [`canned ${short}`, ...cookedIfDry(short)] : []),
    ...(isGreen(short, unit, remarks) || isUnitThatIs('fresh', unit) ? [`fresh ${short}`] : []),
    ...(unit === 'cube' ? [`${short} cube`] : []),
    ...bySpoon(short, unit),
    ...asPrepared(short, preparation),
    short,
    ...withoutDescription(short),
    ...alternatives(short),
    ...remarks.map((remark) => `${firstWords(writtenOf(remark))} ${short}`),
  ];
  return firstFood(candidates);
}

/** What only a spoon of it is: 'soda' is a drink, and '1 tsp soda' baking soda. */
function bySpoon(name: string, unit: string): string[] {
  const whole = `${unit} ${foodNameKey(name)}`;
  return MILLILITRES.has(unit) && foodOfEnglishKey(whole) ? [whole] : [];
}

/** 'Queso rallado' and 'gemahlene Mandeln', which are foods where 'queso' and 'Mandeln' alone are others. */
const asPrepared = (name: string, preparation: string): string[] =>
  preparation === '' ? [] : [`${name} ${preparation}`, `${preparation} ${name}`].filter(isForeignName);

/** The first state that a remark names; 'uncooked' is one of its own. */
const stateIn = (remark: Line): string | undefined => {
  const value = findPhrase(remark, 'state')?.match.value;
  return value === undefined ? undefined : String(value);
};

interface Kin {
  readonly food: Food;
  /** Whether it was found by words that may only describe the food. */
  readonly isRough: boolean;
}

/**
 * A food with similar energy, found by the last words of an unknown name ('elk steaks' as steak) or, roughly, by its
 * first words. Only for estimates: it says nothing about the contents.
 */
export function nearestFood(name: string, remarks: readonly Line[]): Kin | undefined {
  const head = headOf(name);
  const words = firstWords(head).split(' ');
  const dish = findDish(firstWords(name)) ?? findDish(head);
  if (dish) return { food: dish, isRough: false };
  // In most other languages a food is named first: 'tomates bien mûres' are no blackberries.
  const [first = ''] = words;
  const foreign = words.length > 1 && isForeignName(first) ? findFood(first) : undefined;
  if (foreign) return { food: foreign, isRough: true };
  const counts = words.map((_, at) => words.length - 1 - at).filter((count) => count > 0);
  const food = firstFood([
    ...(head === name ? [] : [head]),
    ...counts.map((count) => words.slice(-count).join(' ')),
  ]);
  if (food) return { food, isRough: isConcentrated(head) && !isConcentrated(food.name) };
  const rough = firstFood([
    ...counts.map((count) => words.slice(0, count).join(' ')),
    ...remarks.map(writtenOf).filter((remark) => remark.length < LONGEST_REMARK),
  ]);
  return rough && { food: rough, isRough: true };
}

/** In 'breadcrumbs with parsley', the food is breadcrumbs; 'purée de cacahuètes' is told by its last word. */
function headOf(name: string): string {
  const line = lineOf(name);
  const at = line.tokens.findIndex((_, index) => {
    const of = matchAt(line, index, 'of') ?? matchAt(line, index, 'out-of');
    return index > 0 && (of?.language === 'en' || matchAt(line, index, 'with') !== undefined);
  });
  return at < 0 || at === line.tokens.length - 1 ? name : writtenOf(partOf(line, 0, at));
}

/** Whether the leaf is meant, not the spice: 'coriander, chopped', 'a small pack of coriander'. */
function isGreen(name: string, unit: string, remarks: readonly Line[]): boolean {
  const isLeaf = unit === 'package' || remarks.some((remark) => findPhrase(remark, 'leafy') !== undefined);
  return (
    isLeaf && findFood(name)?.category === 'spice' && findFood(`fresh ${name}`)?.category === 'vegetable'
  );
}

/** Whether words name a form with a different energy: 'powder', 'dried', 'extract'. */
function isConcentrated(name: string): boolean {
  const line = lineOf(name);
  return line.tokens.some((_, at) => matchAt(line, at, 'trait')?.value === 'concentrated');
}

const LONGEST_REMARK = 40;

/** Canned beans are cooked, even if the table has only dry ones under that name. */
function cookedIfDry(name: string): string[] {
  const food = findFood(name);
  const isDry = (food?.per100g.calories ?? 0) > DRY_CALORIES && isPulse(food?.name ?? '');
  return isDry ? [`cooked ${name}`] : [];
}

/** Pulses with more kcal per 100 g contain no water. */
const DRY_CALORIES = 250;

/** The names without words that only describe: 'dried oregano' of 'oregano dried', 'Petersilie' of 'glatte Petersilie'. */
function withoutDescription(name: string): string[] {
  const line = lineOf(name);
  const last = line.tokens.length - 1;
  const state = matchAt(line, last, 'state');
  const first = matchAt(line, 0, 'quality') ?? matchAt(line, 0, 'size') ?? matchAt(line, 0, 'fullness');
  const ahead = first ? writtenOf(partOf(line, first.to)) : '';
  return [
    ...(state && last > 0 ? [`${state.value} ${writtenOf(partOf(line, 0, last))}`] : []),
    ...(first && first.language !== 'en' && ahead !== '' ? [ahead, ...withoutDescription(ahead)] : []),
  ];
}

/** 'Butter' and 'margarine' of 'butter or margarine'. */
function alternatives(name: string): string[] {
  const line = lineOf(name);
  const or = findPhrase(line, 'or', 1);
  return or === undefined
    ? []
    : [writtenOf(partOf(line, 0, or.at)), writtenOf(partOf(line, or.match.to))].filter((one) => one !== '');
}

function firstFood(names: readonly string[]): Food | undefined {
  for (const name of names) {
    const food = name.trim() === '' ? undefined : findFood(name);
    if (food) return food;
  }
  return undefined;
}

function firstWords(text: string): string {
  return text.split(' ').slice(0, MOST_WORDS).join(' ');
}

/** The foods in a name that is not a food itself, if its parts are: 'salt and pepper', 'sal e pimenta', 'salt pepper paprika', 'sedano carota'. */
export function foodsOf(name: string): string[] {
  const line = lineOf(name);
  const joints = line.tokens.flatMap((token, at) => {
    const joint = token.text === '/' ? { to: at + 1 } : at > 0 ? joinsAt(line, at) : undefined;
    return joint === undefined
      ? []
      : [{ from: token.start, to: line.tokens[joint.to]?.start ?? name.length }];
  });
  if (joints.length >= MOST_FOODS || findFood(name)) return [name];
  if (joints.length === 0) {
    const words = name.split(' ', MOST_FOODS + 1);
    const areSeveral =
      words.every((word) => findFood(word)?.category === 'spice') ||
      (words.length > 1 && findDish(name) === undefined && areForeignProduce(words));
    return areSeveral && words.length <= MOST_FOODS ? words : [name];
  }
  const names = [...joints, { from: name.length, to: name.length }].map(({ from }, at) =>
    name.slice(joints[at - 1]?.to ?? 0, from).trim(),
  );
  return names.every((one) => one !== '' && findFood(one)) ? names : [name];
}

/** An 'and' of any language: the foods on both sides tell that it is one, even where 'e' is the only word of its language. */
const joinsAt = (line: Line, at: number) => matchAt(inAnyLanguage(line), at, 'plus');

const MOST_FOODS = 6;
