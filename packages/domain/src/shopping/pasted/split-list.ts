import { findAisle } from '../../foods/aisles/find-aisle.ts';
import { findDish } from '../../foods/dish-table.ts';
import { findFood, isPreparationClause } from '../../foods/find-food.ts';
import { foodWords, plainWords } from '../../foods/food-name.ts';
import { readShoppingEntry } from '../read-entry.ts';
import { goodsOfReceipt } from './receipt.ts';

const SEPARATOR = /[,;]/;

/** Bullets, boxes to tick, arrows and numbers, which notes put before the items of a list. */
const MARKS =
  /^(?:(?:(?:[-*+•·‣◦–—>→☐☑☒✓✔✅⬜🔲🔳▢▪▫■□●○👉➡]\u{fe0f}?)|\[[ xX]?\]|\([ xX]?\)|\d{1,3}[.)](?=\s))\s*)+/u;

/**
 * The time and the sender, which chat programs copy with each message: '[26/11/26, 17:03:12] Zoë: ', '[5:03 PM, 11/26/2026]
 * Zoë: ' and '26.11.26, 17:03 - Zoë: '.
 */
const SENDER =
  /^\u200e?(?:\[[\d:./, \u202fAPMapm-]{8,30}\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f]?[AP]M)? -) [^:]{1,50}: /u;

/** A line above a part of a list: 'Dairy:', '## Dairy'. */
const isHeading = (line: string) => line.endsWith(':') || /^#{1,6} \D/.test(line);

/**
 * Splits a list that was typed in one line or pasted in several: 'chicken, rice, eggs' and '2 lemons, 500 g flour' are
 * several items, 'tomatoes, canned' and 'onion, finely diced' are one. A line with any unknown part stays one item.
 */
export function splitList(typed: string): string[] {
  const lines = typed.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length <= 1) return splitLine(typed);
  const goods = goodsOfReceipt(
    lines.map((line) => line.trim()),
    isFood,
  );
  if (goods) return goods;
  return lines
    .map((line) => line.trim().replace(SENDER, '').replace(MARKS, ''))
    .filter((line) => line !== '' && !isHeading(line))
    .flatMap(splitLine);
}

function splitLine(typed: string): string[] {
  const parts = partsBetween(typed, SEPARATOR).flatMap(splitJoined);
  if (parts.length > 1 && parts.every(isThing) && !isOneFood(typed)) return parts;
  if (parts.length > 1 || isFood(typed)) return [typed.trim()];
  return splitPlurals(typed) ?? [typed.trim()];
}

const partsBetween = (typed: string, separator: RegExp) =>
  typed
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What joins foods; the bar of '1/2' and the plus of 'omega 3+' join none. */
const SIGN = / plus | ?\+ ?(?=[\p{L}\d])|(?<!\d) ?\/ ?(?!\d)/iu;
const AND = / (?:and|&|und|y|et) /i;

/**
 * The things of '2 onions and 3 carrots', 'milk & eggs + bread / butter'. What is one food or dish stays one: 'half & half', 'fish and chips',
 * and 'strawberry and banana yogurt', because there is strawberry yogurt.
 */
function splitJoined(typed: string): string[] {
  const things = partsBetween(typed, SIGN).flatMap((part) => joinNames(partsBetween(part, AND)));
  if (things.length < 2 || isOneFood(typed) || !things.every(isThing)) return [typed];
  const [first = ''] = things;
  const last = things.at(-1) ?? '';
  const words = readShoppingEntry(last).quantity === '' ? last.split(' ') : [];
  const isOne = words.slice(1).some((_, at) => isFood(`${first} ${words.slice(at + 1).join(' ')}`));
  return isOne ? [typed] : things;
}

/** Of 'rice/pasta' the food table answers with the first. */
const isOneFood = (typed: string) => !typed.includes('/') && isFood(typed);

/** Joins the halves of a food's own name again: 'mac', 'cheese' and 'peas' are two foods. */
function joinNames(parts: readonly string[]): string[] {
  const names: string[] = [];
  for (const part of parts) {
    const both = `${names.at(-1)} and ${part}`;
    if (names.length > 0 && findFood(both)) names[names.length - 1] = both;
    else names.push(part);
  }
  return names;
}

/**
 * The foods of 'potatoes carrots', which nothing but a space separates. Only plurals of produce and eggs before the last word are told apart, because
 * a singular describes the word behind it ('potato bread'), and a brand may have a flavour behind it ('Pringles paprika').
 */
function splitPlurals(typed: string): string[] | undefined {
  const words = typed.trim().split(/\s+/);
  const arePlurals = words.slice(0, -1).every((word) => {
    const [plain] = plainWords(word);
    const [single] = foodWords(word);
    const food = findFood(word);
    return (
      single !== plain && food?.name === single && (PRODUCE.has(food?.category ?? '') || single === 'egg')
    );
  });
  const isList =
    words.length > 1 && arePlurals && words.every((word) => /^\p{L}+$/u.test(word) && isFood(word));
  return isList ? words : undefined;
}
const PRODUCE: ReadonlySet<string> = new Set(['vegetable', 'fruit']);

const isFood = (name: string) => (findFood(name) ?? findDish(name)) !== undefined;

function isThing(part: string): boolean {
  const { name } = readShoppingEntry(part);
  return isFood(name) || (!isPreparationClause(part) && findAisle(name) !== 'other');
}
