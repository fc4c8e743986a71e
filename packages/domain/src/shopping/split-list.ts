import { findAisle } from '../foods/aisles/find-aisle.ts';
import { findDish } from '../foods/dish-table.ts';
import { findFood, isPreparationClause } from '../foods/find-food.ts';
import { readShoppingEntry } from './read-entry.ts';

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
  return lines
    .map((line) => line.trim().replace(SENDER, '').replace(MARKS, ''))
    .filter((line) => line !== '' && !isHeading(line))
    .flatMap(splitLine);
}

function splitLine(typed: string): string[] {
  const parts = typed
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isList = parts.length > 1 && !isFood(typed) && parts.every(isThing);
  return isList ? parts : [typed.trim()];
}

const isFood = (name: string) => (findFood(name) ?? findDish(name)) !== undefined;

function isThing(part: string): boolean {
  const { name } = readShoppingEntry(part);
  return isFood(name) || (!isPreparationClause(part) && findAisle(name) !== 'other');
}
