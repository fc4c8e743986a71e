/*
 * Receipts of shops, pasted or scanned: 'CHKN BREAST FILLETS 650G £4.75', '2 @ 1.25 BLK BEANS 15OZ 2.50', 'Vollmilch 1L 1,09 x 2 2,18 A'.
 */

/** Fewer lines with a price are a list on which the shopper notes prices. */
const FEWEST_PRICED = 2;

const MONEY = String.raw`(?:[£$€]|EUR |USD |GBP )? ?\d{1,4}[.,]\d{2}(?!\d) ?(?:[£€]|EUR)?`;
/** What a line costs, at its end, with the letter of its tax. */
const PRICE_BEHIND = new RegExp(
  String.raw` +${MONEY}(?! ?(?:lb|kg|oz|ml|cl|l|pt|qt|ct|pk)s?$)(?: ?[A-Z*]{1,2}\d?)?$`,
  'i',
);
/** Money off: '-£0.50', '0,20-'. */
const TAKEN_OFF = new RegExp(` ?[-–−] ?${MONEY}|${MONEY}[-–−]`, 'i');
/** The price of one, or of a weight: '@ £0.89/kg', 'x 2,99 EUR/kg', '@ 1.25 each'. */
const UNIT_PRICE = new RegExp(
  String.raw` ?(?:@ ?${MONEY}|[x×*] ?${MONEY}(?= ?\/))(?: ?(?:\/|per) ?(?:kg|100 ?g|g|lb|oz|l|ea(?:ch)?)| ea(?:ch)?)?`,
  'gi',
);
const TIMES_OF_PRICE = new RegExp(
  String.raw` ${MONEY} [x×*] ?(\d{1,2})(?= |$)|(?:^| )(\d{1,2}) ?[x×*] ${MONEY}(?! ?\/)`,
  'i',
);

/** Sums, at the beginning of a line, in the languages of large chains; 'FAGE TOTAL 0% 500G' is yogurt. */
const SUM =
  /^\P{L}*(?:sub-?total|total(?! ?\d+ ?%)|balance|amount|to pay|summe|gesamt|zwischensumme|totale|importe|te betalen|totaal)(?!\p{L})/iu;
/** Other lines that name nothing that was bought. */
const NO_GOODS =
  /^\P{L}*(?:change|cash|card|credit|debit|store|tel|cashier|receipt|refund|deposit|bar|gegeben|resto|rendu|contanti|efectivo|espèces|items?)(?!\p{L})|\b(?:visa|mastercard|maestro|contactless|tax|vat|savings?|saved|discounts?|coupon|voucher|clubcard|nectar|loyalty|points|carrier bag|bag charge|thank you|price cut|multibuy|\d for [£$€]?\d|mwst|rabatt|pfand|rückgeld|sconto|descuento|tarjeta|remise|tva)\b/iu;

/** Words that tills cut short. */
const SHORTENED: Readonly<Record<string, string>> = {
  chkn: 'chicken',
  chk: 'chicken',
  brst: 'breast',
  blk: 'black',
  grn: 'green',
  wht: 'white',
  whl: 'whole',
  lg: 'large',
  lrg: 'large',
  med: 'medium',
  sml: 'small',
  org: 'organic',
  grnd: 'ground',
  gnd: 'ground',
  frz: 'frozen',
  frzn: 'frozen',
  chs: 'cheese',
  ched: 'cheddar',
  mlk: 'milk',
  btr: 'butter',
  brd: 'bread',
  yog: 'yogurt',
  yogt: 'yogurt',
  pot: 'potatoes',
  pots: 'potatoes',
  toms: 'tomatoes',
  veg: 'vegetables',
  skmd: 'skimmed',
  rotiss: 'rotisserie',
  bnls: 'boneless',
  sknls: 'skinless',
  thgh: 'thigh',
  thghs: 'thighs',
  drmstk: 'drumstick',
  drmstks: 'drumsticks',
  turk: 'turkey',
  bcn: 'bacon',
  saus: 'sausage',
  stk: 'steak',
  shrd: 'shredded',
  shrdd: 'shredded',
  mex: 'mexican',
  mozz: 'mozzarella',
  parm: 'parmesan',
  crm: 'cream',
  sr: 'sour',
  tort: 'tortillas',
  tortla: 'tortilla',
  drsg: 'dressing',
  drssng: 'dressing',
  flrts: 'florets',
  hrts: 'hearts',
  broc: 'broccoli',
  brocc: 'broccoli',
  caul: 'cauliflower',
  lett: 'lettuce',
  spin: 'spinach',
  mush: 'mushrooms',
  mshrm: 'mushroom',
  cuke: 'cucumber',
  ppr: 'pepper',
  pprs: 'peppers',
  swt: 'sweet',
  yel: 'yellow',
  ylw: 'yellow',
  brn: 'brown',
  bns: 'beans',
  strw: 'strawberry',
  straw: 'strawberries',
  blubry: 'blueberries',
  pnut: 'peanut',
  pnt: 'peanut',
  flr: 'flour',
  sgr: 'sugar',
  jce: 'juice',
  sce: 'sauce',
  shrmp: 'shrimp',
  grlc: 'garlic',
  gal: 'gallon',
  noodl: 'noodles',
  spag: 'spaghetti',
  wtr: 'water',
};

/** Names of shops, and the letters with which they mark their own brands, before the name of the food. */
const SHOP_BEFORE =
  /^(?:(?:tesco|asda|aldi|lidl|morrisons|waitrose|co-?op|m&s|spar|walmart|kroger|target|costco|sainsbury['’]?s|js|so(?= org)|gv|ks|mm|og|ts)(?: |$))+/i;

const SIZE =
  /(?<![\p{L}\d.])(\d{1,4}(?:[.,]\d{1,3})?) ?(kg|g|ml|cl|ltr|litres?|lt|l|fl oz|oz|lbs?)(?![\p{L}\d])/iu;
const PIECES = /(?<![\p{L}\d.])(\d{1,3}) ?(?:ct|pk|pack|st)\b\.?/iu;
const CODES = /^[*#]? ?\d{4,14} +|(?<= )\d{8,14}(?= |$)/g;

/**
 * The goods of a receipt, as lines of a list: '650 g chicken breast fillets'. Null if the lines are none of a receipt. A line without a price
 * is only one of the goods if it names a food, or if its weight is in the next line.
 */
export function goodsOfReceipt(given: readonly string[], isFood: (name: string) => boolean): string[] | null {
  const lines = given.flatMap((line) => (given.length === 1 ? linesOfOne(line) : line));
  if (isListOfTill(lines)) return lines.map((line) => writeGood(partsOf(line)));
  const priced = lines.filter((line) => PRICE_BEHIND.test(line)).length;
  const isSummed = lines.some((line) => SUM.test(line));
  const isWeighed = lines.length === 1 && lines[0]?.search(UNIT_PRICE) !== -1;
  if (priced < (isWeighed ? 1 : FEWEST_PRICED) || (priced * 2 < lines.length && !isSummed)) return null;
  const goods: Good[] = [];
  for (const [at, line] of lines.entries()) {
    if (SUM.test(line) || NO_GOODS.test(line) || TAKEN_OFF.test(line)) continue;
    const good = partsOf(line);
    const last = goods.at(-1);
    if (isMeasure(good)) {
      if (last && !isCounted(last)) goods[goods.length - 1] = { ...good, name: last.name };
      continue;
    }
    const isMeasuredNext = isMeasure(partsOf(lines[at + 1] ?? ''));
    if (PRICE_BEHIND.test(line) || isMeasuredNext || isFood(good.name)) goods.push(good);
  }
  return goods.filter(({ name }) => /\p{L}{2}/u.test(name)).map(writeGood);
}

/** A price that ends a line, and not the one of a weight: '0.78 F' of '@ 0.59/lb 0.78 F'. */
const PRICE_OF_GOOD = new RegExp(
  String.raw`(?<!@ ?)(${MONEY}(?!\s?[/x×@*]| ?(?:%|(?:kg|g|lbs?|oz|ml|cl|l|ltr|pts?|qts?|gal|cups?)\b))(?: [A-Z]\d?(?= ))?) +(?=\S{2})`,
  'g',
);

/** The lines of a receipt that was pasted into a field of one line, which joins them. */
function linesOfOne(line: string): string[] {
  const lines = line.replace(PRICE_OF_GOOD, '$1\n').split('\n');
  return lines.length < FEWEST_PRICED ? [line] : lines.map((part) => part.trim());
}

/** Fewer lines than these are no copy of a receipt. */
const FEWEST_OF_TILL = 3;
/** As many words as these have to be cut short, because some people type in capitals. */
const FEWEST_SHORTENED = 2;

/** Whether lines without prices are copied from a till: all in capitals, some with words cut short as only tills do. */
function isListOfTill(lines: readonly string[]): boolean {
  if (lines.length < FEWEST_OF_TILL || lines.some((line) => /\p{Ll}/u.test(line) || PRICE_BEHIND.test(line)))
    return false;
  const words = lines.flatMap((line) => line.toLowerCase().split(/[^\p{L}]+/u));
  return words.filter(isShort).length >= FEWEST_SHORTENED;
}

/** A line that is copied from a till, with its words in full: all in capitals, with a word cut short. Others stay. */
export function inFull(line: string): string {
  const isTill =
    !/\p{Ll}/u.test(line.replace(SIZE, ' ')) &&
    line
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some(isShort);
  return isTill && line.includes(' ') ? writeGood(partsOf(line)) : line;
}

const isShort = (word: string) => Object.hasOwn(SHORTENED, word) && SHORTENED[word] !== word;

/** 'MLK GAL' is one of them, and 'SKIM MILK 2 GAL' two. */
const GALLON_BEHIND = /^(\D.*?|\d% .*?)(?: (\d+(?:[./]\d+)?))? gallon$/;

function writeGood({ name, count, size }: Good): string {
  const amount = count === 1 ? size : size === '' ? String(count) : `${count} x ${size}`;
  return `${amount} ${name}`
    .trim()
    .replace(GALLON_BEHIND, (_, food: string, number = '1') => `${number} gallon ${food}`);
}

const isCounted = ({ count, size }: Good) => count !== 1 || size !== '';

/** '1.32 lb @ 0.59/lb 0.78', '2 x 1,25 2,50': it belongs to the good in the line before. */
const isMeasure = (good: Good) => good.name === '' && isCounted(good);

interface Good {
  readonly name: string;
  readonly count: number;
  /** '650 g'; '' if none is said. */
  readonly size: string;
}

function partsOf(line: string): Good {
  let rest = ` ${line.replace(/\s+/g, ' ').trim()}`.replace(PRICE_BEHIND, '').trim();
  rest = rest.replace(CODES, ' ').trim().replace(SHOP_BEFORE, '');
  const [ofPrice = '', behind, ahead] = TIMES_OF_PRICE.exec(rest) ?? [];
  rest = rest.replace(ofPrice, ' ').replace(UNIT_PRICE, ' @ ').trim();
  const [counted = '', times] = /^(\d{1,2}) ?[x×@] ?@? ?(?=\p{L}|$)/iu.exec(rest) ?? [];
  rest = rest.slice(counted.length).replaceAll('@', ' ');
  const [sized = '', value = '', unit = ''] = SIZE.exec(rest) ?? [];
  rest = rest.replace(sized, ' ');
  const [pieces = '', number] = sized === '' ? (PIECES.exec(rest) ?? []) : [];
  rest = pieces === '' ? rest : rest.replace(pieces, ' ');
  const count = Number(times ?? behind ?? ahead ?? 1) * Number(number ?? 1);
  return {
    name: nameOf(rest.replace(PRICE_BEHIND, '')),
    count: count > 0 ? count : 1,
    size: sized === '' ? '' : `${value.replace(',', '.')} ${unitOf(unit)}`,
  };
}

const unitOf = (unit: string) => (/^l/i.test(unit) && !/^lb/i.test(unit) ? 'l' : unit.toLowerCase());

/** In small letters, if the till has only capitals, and with its words in full. */
function nameOf(text: string): string {
  const words = text
    .replace(/&/g, ' and ')
    .trim()
    .replace(SHOP_BEFORE, '')
    // Before cream, 'SR' is sour.
    .replace(/\bSR (?=FLOUR|FLR)/i, 'self raising ')
    .split(/[\s*]+/);
  const isCapital = !/\p{Ll}/u.test(text);
  return words
    .map((word) => SHORTENED[word.toLowerCase()] ?? (isCapital ? word.toLowerCase() : word))
    .filter((word) => /[\p{L}\d%]/u.test(word))
    .join(' ');
}
