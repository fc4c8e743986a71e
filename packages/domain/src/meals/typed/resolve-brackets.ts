import { eatenName } from './eaten-names.ts';
import { type IsFood, readTypedAmount } from './typed-amount.ts';

/** A name followed by a list in brackets. */
const LISTED = /(^|[,;\n+] ?|\b(?:and|with|plus) )([^,;\n()]*?\p{L}[^,;\n()]*?) ?\(([^()]*\p{L}[^()]*)\)/giu;
/** Dishes put together from any ingredients, so that the name alone says little about the contents. */
const PUT_TOGETHER =
  /\b(?:salad|bowl|smoothie|shake|stir[- ]?fry|platter|plate|breakfast|brunch|lunch|dinner|supper|snacks?|meal|box|juice|juiced|tray|board|charcuterie|mix|medley|parfait|overnight oats|oats)$/i;
const JOINED = / ?(?:,| and | \+ | & |;) ?/i;

/**
 * Rewrites brackets after a food so that nothing is counted twice. Foods in brackets replace the name where they are
 * its ingredients, as in 'overnight oats (50 g oats, 150 g yogurt, berries)' and 'salad (tomato, feta)'; otherwise they
 * are added to it: 'pizza with ham and pineapple'. An amount, a remark or another name in brackets stays as it is.
 */
export function resolveBrackets(text: string, isFood: IsFood): string {
  return text.replace(LISTED, (whole: string, before: string, name: string, inside: string) => {
    const items = inside.split(JOINED).filter((item) => item !== '');
    // 'Beans porridge (ewa)' names the same food twice.
    if (items.length === 1 && eatenName(inside) === eatenName(name.trim())) return before + name.trim();
    // 'Sandwich (ham)' is a ham sandwich.
    const ofKind = `${inside} ${name.trim()}`;
    if (items.length === 1 && !/\d/.test(inside) && isFood(inside) && isFood(ofKind)) return before + ofKind;
    const read = items.map((item) => readTypedAmount(item, isFood));
    const isAmount = read.map(({ name: of, amount }) => amount.count !== null && !isFood(of));
    if (items.length < 2 || isAmount.some(Boolean) || !read.every(({ name: of }) => isFood(of))) {
      const [first = '', ...rest] = items;
      // In 'protein shake (2 scoops, water)' the scoops belong to the shake.
      return rest.length > 0 && /^\d/.test(first) && isAmount[0] ? `${before}${name} ${first}` : whole;
    }
    const isWeighed = read.some(({ amount }) => amount.count !== null);
    if (isWeighed || PUT_TOGETHER.test(name.trim())) return before + items.join(', ');
    return `${before}${name} with ${items.join(' and ')}`;
  });
}
