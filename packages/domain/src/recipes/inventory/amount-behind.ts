import { foodWords } from '../../foods/food-name.ts';

/*
 * Lists say behind a name how much of it is there: 'onions, a few', 'rhubarb, few sticks', 'jasmine rice 5kg sack', 'melon half'.
 */

const QUANTITY =
  /^(?:an?|few|couple|some|several|lots?|loads|plenty|bit|half|halves|quarter|third|most|one|two|three|four|five|six|dozen|full|empty|gone|left|\d+(?:[.,/]\d+)?(?:g|gms?|kg|ml|cl|l|oz|lbs?)?|k?g|gms?|kgs|ml|cl|l|oz|lbs?|lit(?:re|er)s?|pints?|x\d+|\d+x|x)$/i;
const PACKAGE =
  /^(?:bags?|sacks?|bulbs?|heads?|knobs?|pieces?|blocks?|balls?|tubs?|pots?|jars?|loaf|loaves|punnets?|bunch(?:es)?|sticks?|stalks?|packs?|packets?|bottles?|box(?:es)?|cartons?|crates?|trays?|nets?|bars?|tubes?|sachets?|tubers?|rashers?|ends?|wedges?|lumps?|chunks?|handfuls?|bowls?|plates?|containers?|tupperwares?|portions?|bulk|pk|gallons?|kilos?|litres?|liters?|pints?)$/i;
/** Forms of which, directly behind a food, another product is made: 'fish sticks', 'peanut bars' and 'noodle pot', but 'yoghurt big pot'. */
const PRODUCT = /^(?:sticks?|balls?|bars?|bowls?|plates?|loaf|loaves|pots?|chunks?|wedges?)$/i;
/** Words that only go with those: 'big pot', 'nearly full', 'half of a tub'. */
const BESIDE =
  /^(?:of|the|my|in|big|small|large|medium|mini|little|nearly|almost|mostly|about|around|just|only|over|remaining|opened?|exp|home-?made|and|brown|ripe|soft|old|sad|bruised)$/i;

/** Words for packages in other languages. */
export const FOREIGN_PACKS: readonly string[] =
  `glas gläser packung packungen becher beutel tüte tüten netz bund stück słoik paczka opakowanie karton caixa pacote vidro
  kavanoz paket poşet bocal paquet vasetto confezione bolsa paquete frasco sobre manojo atado maço mazzo mazzetto ciuffo botte
  bote botes tarro docena docenas bouquet pęczek peczek demet`.split(/\s+/);
/** Words for tins in other languages. */
export const FOREIGN_TINS: readonly string[] =
  'dose dosen konserve puszka puszki lata latas boîte boîtes lattina scatola scatoletta konserwa kutu'.split(
    ' ',
  );
const FOREIGN_PACKAGES: ReadonlySet<string> = new Set([...FOREIGN_PACKS, ...FOREIGN_TINS].flatMap(foodWords));

/** Whether a word, as `foodWords` writes it, only says how much of a food there is, or in what it is kept. */
export const saysAmount = (word: string): boolean =>
  QUANTITY.test(word) || PACKAGE.test(word) || BESIDE.test(word) || FOREIGN_PACKAGES.has(word);

/**
 * A name without what a list says behind it of its amount or package; the name itself if it says nothing. It looks at
 * words alone, so the caller checks that the rest is the same food: a half and half is not a half.
 */
export function withoutAmountBehind(name: string): string {
  // 'Egg roll in a bowl' is a dish.
  if (/ in an? (?:bowl|plate)$/i.test(name.trim())) return name;
  const words = name
    .trim()
    .split(/[\s,()]+/)
    .filter((word) => word !== '');
  const isAmount = (word: string) => QUANTITY.test(word) || PACKAGE.test(word);
  let kept = words.length;
  while (kept > 1 && [isAmount, (word: string) => BESIDE.test(word)].some((is) => is(words[kept - 1] ?? '')))
    kept -= 1;
  if (PRODUCT.test(words[kept] ?? '')) kept += 1;
  if (!words.slice(kept).some(isAmount)) return name;
  return startOf(name, words.slice(0, kept));
}

/** The text up to the last of its first words, with the signs between them: 'peas (frozen)'. */
function startOf(name: string, words: readonly string[]): string {
  let end = 0;
  for (const word of words) end = name.indexOf(word, end) + word.length;
  const start = name.slice(0, end);
  const isOpen = start.split('(').length > start.split(')').length;
  return isOpen ? `${start})` : start;
}
