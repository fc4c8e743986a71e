import { formatAmount, parseAmount } from '../units/amount.ts';
import { readUnit, unitKey } from '../units/unit.ts';

/** What is to be bought, as it stands on the list. A quantity left blank is 'some'. */
export interface ShoppingEntry {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
}

const NUMBER = String.raw`(?:\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d*\s?[¼-¾⅐-⅞]|\d+(?:[.,]\d+)?)`;
/** What follows must be a space, a letter or nothing: '2% milk' and '5-spice powder' begin with no amount. */
const LEADING = new RegExp(
  String.raw`^(an?(?=\s)|${NUMBER}(?:\s*[-–—]\s*${NUMBER})?)(?=[\s\p{L}×]|$)(?:\s*[x×](?=\s))?(\s*)(.*)$`,
  'iu',
);
const TRAILING = new RegExp(String.raw`^(.+?),?\s+(${NUMBER})\s*(\p{L}+)$`, 'u');
const TIMES = /^(.+?)\s+[x×]\s?(\d+)$/i;

const PER_DOZEN = 12;

/**
 * Reads one line as people write it: '2 lemons', '500 g flour', '½ cup of oil', 'a bunch of parsley', 'milk 2 l',
 * 'eggs x6'. Whatever is not understood belongs to the name.
 */
export function readShoppingEntry(typed: string): ShoppingEntry {
  const text = typed.trim().replace(/\s+/g, ' ');
  const entry = readLeading(text) ?? readTrailing(text) ?? { name: text, quantity: '', unit: '' };
  return unitKey(entry.unit) === 'dozen' ? inPieces(entry) : entry;
}

function readLeading(text: string): ShoppingEntry | null {
  const [, amount = '', space = '', rest = ''] = LEADING.exec(text) ?? [];
  const quantity = /^an?$/i.test(amount) ? '1' : amount;
  if (rest === '' || !isQuantity(quantity)) return null;
  const [first = '', ...others] = rest.split(' ');
  const unit = readUnit(first);
  const name = others.join(' ').replace(/^of /i, '');
  if (unit !== null && name !== '') return { name, quantity, unit: unit === 'piece' ? '' : unit };
  // '7up': an amount without a space behind it needs a unit.
  return space === '' ? null : { name: rest, quantity, unit: '' };
}

function readTrailing(text: string): ShoppingEntry | null {
  const [, timed, times = ''] = TIMES.exec(text) ?? [];
  if (timed !== undefined && isQuantity(times)) return { name: timed, quantity: times, unit: '' };
  const [, name, quantity = '', word = ''] = TRAILING.exec(text) ?? [];
  const unit = readUnit(word);
  if (name === undefined || unit === null || !isQuantity(quantity)) return null;
  return { name, quantity, unit: unit === 'piece' ? '' : unit };
}

/** More than nothing; '80/20' of ground beef is a ratio. */
function isQuantity(text: string): boolean {
  const amount = parseAmount(text);
  const isRatio = /^\d+\s*[/⁄]\s*\d+$/.test(text) && amount !== null && amount >= 1;
  return amount !== null && amount > 0 && !isRatio;
}

function inPieces({ name, quantity }: ShoppingEntry): ShoppingEntry {
  return { name, quantity: formatAmount((parseAmount(quantity) ?? 1) * PER_DOZEN), unit: '' };
}
