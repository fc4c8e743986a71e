import { findDish } from '../foods/dish-table.ts';
import { isForeignName } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { type Line, lineOf, matchAt } from '../language/grammar.ts';
import { foodOfPolishCase } from './polish-genitives.ts';

/** Maximum number of words considered; names of foods are shorter. */
const MOST_WORDS = 12;

interface Named {
  readonly name: string;
  /** Remarks after commas and in parentheses. */
  readonly remarks: readonly string[];
  /** In the form of `packageKey`. */
  readonly unit: string;
}

const STATES = /\b(?:cooked|canned|tinned|dried|roasted|hard[- ]boiled|leftover)\b/i;
const NOT_STATES = /\b(?:uncooked|un-cooked|to be cooked)\b/i;

/** The food that a line names, considering the state and the package that the line gives; undefined if unknown. */
export function foodOfLine({ name, remarks, unit }: Named): Food | undefined {
  const short = firstWords(name);
  const [state] = remarks.flatMap((remark) => (NOT_STATES.test(remark) ? [] : (STATES.exec(remark) ?? [])));
  const candidates = [
    ...(state ? [`${state} ${short}`] : []),
    ...(unit === 'can' || unit === 'jar' ? [`canned ${short}`, ...cookedIfDry(short)] : []),
    ...(isGreen(short, unit, remarks) ? [`fresh ${short}`] : []),
    ...(unit === 'bunch' || unit === 'sprig' || unit === 'handful' || unit === 'leaf'
      ? [`fresh ${short}`]
      : []),
    ...(unit === 'cube' ? [`${short} cube`] : []),
    short,
    ...stateAhead(short),
    ...alternatives(short),
    ...remarks.map((remark) => `${firstWords(remark)} ${short}`),
  ];
  const inCase = foodOfPolishCase(short);
  // 'Mąki' is flour, and without its accent sushi.
  return POLISH_LETTER.test(short) ? (inCase ?? firstFood(candidates)) : (firstFood(candidates) ?? inCase);
}

const POLISH_LETTER = /[ąęłńśźż]/i;

interface Kin {
  readonly food: Food;
  /** Whether it was found by words that may only describe the food. */
  readonly isRough: boolean;
}

/**
 * A food with similar energy, found by the last words of an unknown name ('elk steaks' as steak) or, roughly, by its
 * first words. Only for estimates: it says nothing about the contents.
 */
export function nearestFood(name: string, remarks: readonly string[]): Kin | undefined {
  // In 'breadcrumbs with parsley', the food is breadcrumbs.
  const [head = ''] = name.split(/ (?:with|from|of|in) /i);
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
  if (food) return { food, isRough: CONCENTRATED.test(head) && !CONCENTRATED.test(food.name) };
  const rough = firstFood([
    ...counts.map((count) => words.slice(0, count).join(' ')),
    ...remarks.filter((remark) => remark.length < LONGEST_REMARK),
  ]);
  return rough && { food: rough, isRough: true };
}

/** Whether the leaf is meant, not the spice: 'coriander, chopped', 'a small pack of coriander'. */
function isGreen(name: string, unit: string, remarks: readonly string[]): boolean {
  const isLeaf =
    unit === 'package' ||
    remarks.some((remark) => /\b(?:chopped|torn|leaves|leaf|stalks|stems|picked|shredded)\b/i.test(remark));
  return (
    isLeaf && findFood(name)?.category === 'spice' && findFood(`fresh ${name}`)?.category === 'vegetable'
  );
}

/** Words with which a food has a different energy. */
const CONCENTRATED = /\b(?:freeze[- ]dried|dried|powder(?:ed)?|extract|essence|concentrate)\b/i;

const LONGEST_REMARK = 40;

/** Canned beans are cooked, even if the table has only dry ones under that name. */
function cookedIfDry(name: string): string[] {
  const food = findFood(name);
  const isDry =
    (food?.per100g.calories ?? 0) > DRY_CALORIES &&
    /(?:bean|pea|lentil|chickpea|gram)$/.test(food?.name ?? '');
  return isDry ? [`cooked ${name}`] : [];
}

/** Pulses with more kcal per 100 g contain no water. */
const DRY_CALORIES = 250;

/** 'oregano dried' → 'dried oregano'. */
function stateAhead(name: string): string[] {
  const [, food, state] =
    /^(.+) (dried|ground|cooked|canned|fresh|frozen|raw|seedless|smoked|roasted)$/i.exec(name) ?? [];
  return food === undefined ? [] : [`${state} ${food}`];
}

function alternatives(name: string): string[] {
  const [first = '', second] = name.split(/ or | and\/or | ?\/ ?/i);
  return second === undefined ? [] : [first, second];
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

/** The foods in a name that is not a food itself, if its parts are: 'salt and pepper', 'sal e pimenta'. */
export function foodsOf(name: string): string[] {
  const line = lineOf(name);
  const joints = line.tokens.flatMap((token, at) => {
    const joint = token.text === '/' ? { to: at + 1 } : at > 0 ? joinsAt(line, at) : undefined;
    return joint === undefined
      ? []
      : [{ from: token.start, to: line.tokens[joint.to]?.start ?? name.length }];
  });
  if (joints.length === 0 || joints.length >= MOST_FOODS || findFood(name)) return [name];
  const names = [...joints, { from: name.length, to: name.length }].map(({ from }, at) =>
    name.slice(joints[at - 1]?.to ?? 0, from).trim(),
  );
  return names.every((one) => one !== '' && findFood(one)) ? names : [name];
}

/** An 'and' of any language: the foods on both sides tell that it is one, even where 'e' is the only word of its language. */
const joinsAt = ({ text, tokens }: Line, at: number) =>
  matchAt({ text, tokens, languages: undefined }, at, 'plus');

const MOST_FOODS = 6;
