const PARTS_OF_ONE: Readonly<Record<string, string>> = {
  'a third': '1/3',
  'one third': '1/3',
  third: '1/3',
  'two thirds': '2/3',
  'three quarters': '3/4',
  'three fourths': '3/4',
  'a fourth': '1/4',
  'one quarter': '1/4',
};
const PART_OF_ONE = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with) )(${Object.keys(PARTS_OF_ONE).join('|')})(?: cup\b)?(?= (?:of\b|cup\b|an? ))`,
  'gi',
);
const WHOLES = 'one two three four five six seven eight nine ten'.split(' ');
const AND_A_HALF = new RegExp(String.raw`\b(${WHOLES.join('|')}|\d{1,2}) and (?:a|one) half\b`, 'gi');
const HALF_OF_MEASURE =
  /\bhalf(?: an?)? (?=(?:cup|oz|ounce|tsp|teaspoon|tbsp|tablespoon|pint|lb|pound|lit(?:re|er))s?\b)/gi;
/** Chicken sold whole or by the half or quarter. */
const COOKED_BIRD =
  '((?:(?:rotisserie|roast(?:ed)?|grilled|peri[- ]peri|piri[- ]piri|bbq|spit|(?:korean |southern )?fried) )?)chicken';
const PART_OF_BIRD = String.raw`whole|half|1\/2|½|an? quarter|quarter|1\/4|¼`;
/** A quarter is sold as the breast or the leg; a quarter 'of a chicken breast' is not one. */
const QUARTER = String.raw`(?: (?:leg|thigh|dark|white)(?: meat)?\b|(?<=quarter [^,;]{0,30}) breast\b)?`;
const BIRD = new RegExp(
  String.raw`(?:\b(\d{1,2}(?:\.\d+)?|\.\d+) (?=whole))?\b(${PART_OF_BIRD})(?: an?\b| of an?\b)? ${COOKED_BIRD}${QUARTER}(?=$|[,;]|\s+(?:and|with|no|without|&|\+)(?!\p{L}))`,
  'giu',
);
const BIRD_BEHIND = new RegExp(
  String.raw`(?<=^|[,;] ?|\b(?:and|with) )${COOKED_BIRD},? (whole|half|quarter)(?=$|[,;])`,
  'gi',
);
const BIRDS: Readonly<Record<string, string>> = { w: '1', h: '0.5', '½': '0.5', '1/2': '0.5' };
/** A pack with a number of items: '6 pack of beer', 'a four-pack of yogurts'. '2 packs of crisps' are two packets. */
const PACK_OF = /\b(?:an? )?(4|6|8|10|12|18|24|four|six|eight|ten)[ -]?pack (?:of )?(?=\p{L})/giu;
/** 'Gelato two scoops'. */
const NUMBER_BEHIND =
  /(?<=\p{L}) (two|three|four|five|six) (?=(?:scoop|slice|piece|cup|bowl|plate|serving|portion|bottle|can|pot|stick|square|spoon|tablespoon|teaspoon|spoonful)s?(?:$|[,;\n])|glasses(?:$|[,;\n]))/giu;
const QUARTER_POUNDER = /\b(?:quarter|1\/4|¼)[- ]?(?:lb\.?|pound(?:er)?)(?:s\b| burgers?\b|\b)(?! of\b)/gi;

function birdOf(kind: string): string {
  if (/fried/i.test(kind)) return kind.trim();
  return /rotisserie|grilled|peri|piri|bbq|spit/i.test(kind) ? 'rotisserie' : 'roast';
}

/** Replaces number words by figures. */
export function replaceNumberWords(text: string): string {
  return text
    .replace(QUARTER_POUNDER, 'quarterpounder')
    .replace(BIRD_BEHIND, '$2 $1chicken')
    .replace(BIRD, (_whole, count: string | undefined, part: string, kind: string) => {
      const share = count ?? BIRDS[part] ?? BIRDS[part.slice(0, 1).toLowerCase()] ?? '0.25';
      return `${share} bird of ${birdOf(kind)} chicken`;
    })
    .replace(/\b(?:half a dozen|half dozen)\b(?: of)?/gi, '6')
    .replace(/\b(?:(\d{1,2})|an?|one)? ?dozen\b(?: of)?/gi, (_whole, count: string | undefined) =>
      ` ${String(12 * Number(count ?? 1))}`.trimStart(),
    )
    .replace(AND_A_HALF, (_whole, count: string) => {
      const word = WHOLES.indexOf(count.toLowerCase());
      return `${word < 0 ? count : word + 1}.5`;
    })
    .replace(PACK_OF, (_whole, count: string) => `${WHOLES.indexOf(count.toLowerCase()) + 1 || count} `)
    .replace(NUMBER_BEHIND, (_whole, count: string) => ` ${WHOLES.indexOf(count.toLowerCase()) + 1} `)
    .replace(HALF_OF_MEASURE, '0.5 ')
    .replace(PART_OF_ONE, (_whole, part: string) => PARTS_OF_ONE[part.toLowerCase()] ?? part);
}

/** Replaces inches by what is sold under them: '6 inch turkey' is a sub, a '12 inch pizza' a medium one. */
export function expandInches(text: string): string {
  return PIZZA.test(text) ? withPizzaSizes(text) : withSubs(text);
}

function withPizzaSizes(text: string): string {
  return text.replace(DIAMETER, (diameter, inches: string, at: number) => {
    // Without a share or slices it is a whole pizza.
    const isWhole = BEGINS_FOOD.test(text.slice(0, at)) && !HAS_AMOUNT.test(text.slice(at + diameter.length));
    return `${isWhole ? '1 ' : ''}${pizzaSize(Number(inches))} `;
  });
}

/** A footlong counts as two subs of six inches. */
function withSubs(text: string): string {
  const [length] = INCHES.exec(text) ?? [];
  if (length === undefined) return text;
  const half = /^\s*(?:half an?|half|1\/2 an?|1\/2|½) /i;
  const isHalf = half.test(text);
  const rest = text.replace(half, '').replace(INCHES, ' ').replace(/\s+/g, ' ').trim();
  const named = /\b(?:sub|sandwich|hoagie|wrap|tortilla)s?\b/i.test(rest)
    ? rest
    : rest.replace(/(?=,| with\b| and\b|$)/i, ' sub');
  if (/^6|six/i.test(length)) return isHalf ? `half ${named}` : named;
  return isHalf ? named : `2 ${named}`;
}

const PIZZA = /\b(?:pizzas?|margh?erita)\b/i;
const DIAMETER =
  /(?<![\d.,])(\d{1,2})[ -]?(?:inch(?:es)?\b|in\b|["”])[ -]*(?:wide )?(?=\p{L})(?!(?:\p{L}+ ){0,4}(?:subs?|tortillas?|wraps?)\b)/giu;
const HAS_AMOUNT = /^[^,;\n]*(?:\d|\b(?:slices?|half|quarter|pieces?)\b)/i;
const BEGINS_FOOD = /(?:^|[,;\n]|\b(?:and|with|plus|had))\s*$/i;

/** The size under which pizzerias sell a diameter in inches. */
function pizzaSize(inches: number): string {
  if (inches <= 10) return 'small';
  if (inches <= 12) return 'medium';
  return inches <= 14 ? 'large' : 'extra large';
}

const INCHES = /\b(?:(?:6|six|12|twelve)[ -]?(?:inch|in\b|["”])|foot[ -]?long\b)(?: sub\b)?/i;
