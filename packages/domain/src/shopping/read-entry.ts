import { type LeadingMeasure, readLeadingMeasure } from '../lines/leading-measure.ts';
import { readTrailingMeasure } from '../lines/trailing-measure.ts';
import { formatAmount, parseLeadingAmount } from '../units/amount.ts';

/** An item to buy, as on the list. A blank quantity means 'some'. */
export interface ShoppingEntry {
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
}

/**
 * Reads one line as people write it: '2 lemons', '500 g flour', '½ cup of oil', 'a bunch of parsley', 'milk 2 l',
 * 'eggs x6', 'eggs 6', '2 x 400g tins chickpeas', 'water 6 x 1.5 l'. Whatever is not understood belongs to the name.
 */
export function readShoppingEntry(typed: string): ShoppingEntry {
  const text = typed.trim().replace(/\s+/g, ' ').replace(PACKS_BEHIND, '$2 x $3 $1');
  const whole = { name: text, quantity: '', unit: '' };
  const leading = readLeadingMeasure(text);
  if (leading) return isCount(leading) && leading.rest !== '' ? entry(leading.rest, leading) : whole;
  const [, counted = '', count = ''] = COUNT_BEHIND.exec(text) ?? [];
  if (counted !== '') return { name: counted, quantity: count, unit: '' };
  const trailing = readTrailingMeasure(text);
  if (!trailing || !isCount(trailing.measure) || trailing.measure.rest !== '') return whole;
  return entry(trailing.name, trailing.measure);
}

/** A number of packages with a size after a name: 'water 6 x 1.5 l'. */
const PACKS_BEHIND = /^(\p{L}[^\d]*?),? (\d{1,3}) ?[x×] ?(\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz|lb))$/iu;

/** A number behind a plural counts it: 'eggs 12'. The food table is not asked, because no page loads it for a list. */
const COUNT_BEHIND = /^(\p{L}.*?\p{L}{2}s) ([1-9]\d?)$/iu;

/** Not 'pinch of salt', 'a few lemons' or a '2-inch piece of ginger': what these mean is for the shopper to decide. */
function isCount({ typedAmount, isVague, inches, between }: LeadingMeasure): boolean {
  const isLength = inches !== undefined && between === '';
  return typedAmount !== '' && !isVague && !isLength;
}

function entry(name: string, measure: LeadingMeasure): ShoppingEntry {
  const { between, typedUnit: unit } = measure;
  // '2 large eggs' have a size; the 400 g of '400g tins' are moved after the contents.
  const aside = between.replace(/[()]/g, '').trim();
  const said = unit === '' ? `${between} ${name}`.trim() : aside === '' ? name : `${name} (${aside})`;
  return { name: said, quantity: quantityOf(measure), unit };
}

/** The amount as typed, unless it is in words or has two parts. */
function quantityOf({ typedAmount, low, high }: LeadingMeasure): string {
  const typed = parseLeadingAmount(typedAmount);
  const isAsTyped = /^[^\p{L}]*$/u.test(typedAmount) && typed?.low === low && typed.high === high;
  return isAsTyped
    ? typedAmount
    : low === high
      ? formatAmount(low)
      : `${formatAmount(low)}-${formatAmount(high)}`;
}
