import { findFood } from '../foods/find-food.ts';
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
 * Parses one line as people write it: '2 lemons', '500 g flour', '½ cup of oil', 'a bunch of parsley', 'milk 2 l',
 * 'eggs x6', 'eggs 6', 'bread 2x', 'cream (200 ml)', '2 x 400g tins chickpeas', 'water 6 x 1.5 l'. Parts that are not
 * understood stay in the name.
 */
export function readShoppingEntry(typed: string): ShoppingEntry {
  const text = typed
    .trim()
    .replace(/\s+/g, ' ')
    .replace(EAGER, '')
    .replace(SOME, '')
    .replace(
      DOZEN_BEHIND,
      (_, food: string, count = '1') => `${/^half/i.test(count) ? 6 : Number(count) * 12} ${food}`,
    )
    .replace(DOZEN, (_, half) => (half === undefined ? '12 ' : '6 '))
    .replace(COUPLE, '2 ')
    .replace(PART_OF_PACKAGE, (_, part: string) => `${PARTS[part.toLowerCase().replace('-', ' ')]} `)
    .replace(PACKS_BEHIND, '$2 x $3 $1')
    .replace(MEASURE_BEHIND_ASIDE, '$2 $1')
    .replace(MEASURE_BEFORE_ASIDE, '$2 $1 $3')
    .replace(PACKAGE_WITHOUT_OF, (whole, container: string, food: string) =>
      findFood(whole) || !findFood(food) ? whole : `${container} of ${food}`,
    )
    .replace(
      PACKAGE_OF,
      (_, container, food, times = '1') => `${times} ${container}${severalOf(container, times)} ${food}`,
    );
  const whole = { name: text, quantity: '', unit: '' };
  if (NUMBER_IN_NAME.test(text)) return whole;
  const leading = readLeadingMeasure(text);
  if (leading) return isCount(leading) && leading.rest !== '' ? entry(leading.rest, leading) : whole;
  const bare = text.replace(IN_BRACKETS, '$1 $2').replace(TIMES_BEHIND, '$1 x$2');
  const [, counted = '', count = ''] = COUNT_BEHIND.exec(bare) ?? [];
  if (counted !== '') return { name: counted, quantity: count, unit: '' };
  const trailing = readTrailingMeasure(bare);
  if (!trailing || !isCount(trailing.measure) || trailing.measure.rest !== '') return whole;
  return entry(trailing.name.replace(ABOUT_BEHIND, ''), trailing.measure);
}

/** 'Leftover rice about 2 cups'. */
const ABOUT_BEHIND = /,? (?:about|approx\.?|approximately|around|roughly|maybe)$/i;

/** 'milk!!' is as urgent as it is milk. */
const EAGER = /\s?[!?]+$/;

/** What says no amount: 'some more milk', 'a thing of sour cream', 'a bit of cheese'; 'a little gem' is a lettuce. */
const SOME =
  /^(?:some|a (?:thing|bit)(?: of)?|a little(?: bit)?(?: of)?(?! gem)|the)(?: more)? (?=\p{L}{3})/iu;

/** 'doz bagels', 'dozen eggs', 'half doz eggs'. */
const DOZEN = /^(?:(half)(?: a)? )?doz(?:en)?\.? (?=\p{L})/iu;

/** 'Eggs 2 dozen', 'huevos: 1 doz', 'eggs - half a dozen'. */
const DOZEN_BEHIND = /^(\p{L}[^\d]*?)(?:[,:]| [-–x×])? (?:(\d|half(?: a)?) |a )?doz(?:en)?\.?$/iu;

/** 'A couple of avocados' are two; 'a few' are as many as the shopper thinks. */
const COUPLE = /^(?:a )?couple(?: of)? (?=\p{L})/iu;

/** 'Three quarters of a bag of flour'. */
const PART_OF_PACKAGE = /^(three[ -]quarters|two[ -]thirds|a third|a quarter) of an? (?=\p{L})/iu;
const PARTS: Readonly<Record<string, string>> = {
  'three quarters': '¾',
  'two thirds': '⅔',
  'a third': '⅓',
  'a quarter': '¼',
};

/** A package whose 'of' was left out: 'jar peanut butter', 'bunch coriander', but not 'pot noodle' or 'tin foil'. */
const PACKAGE_WITHOUT_OF =
  /^(bottle|jar|tin|can|bag|pack|packet|box|carton|tub|tube|bunch|loaf|punnet|pot|tray|head|block|bar|sack|net|sachet) (\p{L}[\p{L} ]*)$/iu;

/** A package without a number is one: 'bottle of red wine', 'bunch of coriander', 'tin of tomatoes x 4'. */
const PACKAGE_OF =
  /^(bottles?|jars?|tins?|cans?|bags?|packs?|packets?|box|boxes|cartons?|tubs?|tubes?|bunch(?:es)?|loaf|punnets?|pots?|trays?|heads?|blocks?|bars?|sacks?|nets?|crates?|bulbs?|sachets?|rolls?) of (\p{L}.*?)(?: [x×] ?(\d{1,2}))?$/iu;

/** 'Tin of tomatoes x 4' are 4 tins. */
const severalOf = (container: string, times: string): string =>
  times === '1' || /(?:s|loaf)$/i.test(container) ? '' : /(?:x|ch)$/i.test(container) ? 'es' : 's';

/** A weight behind a remark: 'chicken thighs (bone in) 1.2kg'. */
const MEASURE_BEHIND_ASIDE = /^(\p{L}[^()]*\([^()\d]+\)),? (\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz|lbs?))$/iu;

/** A weight before one: 'chicken thighs 1.2 kg (freezer)'. */
const MEASURE_BEFORE_ASIDE =
  /^(\p{L}[^()\d]*?),? (\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz|lbs?)) (\([^()\d]+\))$/iu;

/** A number that belongs to the name: '7 up', '5 a day smoothie', '3 in 1 shampoo', 'omega-3', 'WD-40'. */
const NUMBER_IN_NAME = /^(?:7 ?up\b|5 a day\b|\d in \d\b)|\p{L}-\d+$/iu;

/** A number of packages and their size after a name: 'water 6 x 1.5 l'. */
const PACKS_BEHIND = /^(\p{L}[^\d]*?),? (\d{1,3}) ?[x×] ?(\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|oz|lb))$/iu;

/**
 * A number after a plural is a count: 'eggs 12'. The food table is not consulted, because no page loads it for a list.
 */
const COUNT_BEHIND = /^(\p{L}.*?\p{L}{2}s) ([1-9]\d?)$/iu;

/** An amount in brackets at the end: 'cream (200 ml)', 'eggs (6)'. */
const IN_BRACKETS = /^(\p{L}.*?),? \(([\d½¼¾][^()]{0,14})\)$/u;

/** A number of pieces with its sign behind it: 'bread 2x'. */
const TIMES_BEHIND = /^(\p{L}.*?),? ([1-9]\d?) ?[x×]$/iu;

/**
 * Whether the line begins with an exact amount. 'pinch of salt', 'a few lemons' and '2-inch piece of ginger' do not;
 * the shopper decides what they mean.
 */
function isCount({ typedAmount, isVague, inches, between }: LeadingMeasure): boolean {
  const isLength = inches !== undefined && between === '';
  return typedAmount !== '' && !isVague && !isLength;
}

function entry(name: string, measure: LeadingMeasure): ShoppingEntry {
  const { between, typedUnit: unit } = measure;
  // '2 large eggs' have a size; the 400 g of '400g tins' move to the end in brackets.
  const aside = between.replace(/[()]/g, '').trim();
  const fullName = unit === '' ? `${between} ${name}`.trim() : aside === '' ? name : `${name} (${aside})`;
  return { name: fullName, quantity: quantityOf(measure), unit };
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
