import { formatAmount, parseLeadingAmount } from '../../../units/amount.ts';
import { applyRules, type Rule } from './rewrite-colloquial-amounts.ts';

/** Numbers of people in words of the languages that meals are typed in. */
const PEOPLE: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  zwei: 2,
  drei: 3,
  vier: 4,
  deux: 2,
  trois: 3,
  quatre: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
  due: 2,
  tre: 3,
  quattro: 4,
  dwie: 2,
  trzy: 3,
};
const NUMBER = String.raw`(\d{1,2}|${Object.keys(PEOPLE).join('|')})`;
const PERSONS =
  '(?:people|persons?|adults?|of us|ways|personen|leute|personnes|personas|persone|pessoas|personer|os[oó]b(?:y)?|kişi(?:lik)?)';
const PART = String.raw`(?<=^|[,;\n] ?)((?:[^,;\n]|,(?=\d))+?)`;
const END = String.raw`(?=\s*(?:$|[,;\n]|(?:with|and|plus) ))`;
const SHARED = '(?:shared|split|divided|geteilt|partagée?|compartid[oa]|repartid[oa])';

/** 'A pizza shared between 3', 'a bottle of wine between two', 'cake split 4 ways', 'nachos shared with 2 friends'. */
const BETWEEN = new RegExp(
  `${PART},? (?:(?:to be )?${SHARED} (?:(?:between|by|among|amongst|into|in|(with)|zu|unter|entre|en) )?|between |among(?:st)? )(?:the )?${NUMBER}(?: ${PERSONS}| (?:friends|others|kids|colleagues|flatmates|mates))?${END}`,
  'giu',
);
/** '500 g mince for 4 people', '1 kg potatoes for 3'. Without a weight, 'for two' says what a pack is sold for. */
const FOR = new RegExp(
  `${PART},? (?:for|serves|feeds|für|pour|para|per|voor|til|till|för|dla) (?:the )?${NUMBER}( ${PERSONS})?${END}`,
  'giu',
);
const WEIGHED =
  /^(?:about |ca\.? |~ ?)?\d[\d.,/½¼¾ ]* ?(?:kg|kilos?|g|gr|grams?|lbs?|pounds?|oz|l|lit(?:re|er)s?)\b/i;

/** The weight of what several people eat is the weight as bought. */
const BOUGHT: readonly (readonly [string, RegExp])[] = [
  [
    'raw',
    /^(?:of )?(?:(?:lean|minced|ground|skinless|boneless|beef|pork|chicken|turkey|lamb) )*(?:chicken|turkey|beef|pork|lamb|mince|steak|salmon|cod|prawns|shrimps?)\b/i,
  ],
  [
    'dry',
    /^(?:of )?(?:(?:white|brown|basmati|jasmine|red|green|wholemeal|whole wheat) )*(?:rice|pasta|spaghetti|penne|noodles|lentils|couscous|quinoa|bulgur|nudeln|reis|riz|pâtes|arroz|riso)\b/i,
  ],
];
const STATED = /\b(?:cooked|raw|dry|uncooked|dried|roast|grilled|boiled|fried|gekocht|cuites?|cocid[oa])\b/i;

const peopleOf = (typed: string): number => PEOPLE[typed.toLowerCase()] ?? Number(typed);

/** The part of one person among several, with the state in which a shared weight is bought. */
function shareOf(typed: string, people: number): string {
  const number = parseLeadingAmount(typed);
  const count = number === null ? 1 : (number.low + number.high) / 2;
  const rest = (number === null ? typed : typed.slice(number.end)).replace(/^ of /, ' ');
  const share = formatShare(count / people);
  const [unit = ''] = WEIGHED.test(typed) ? (/^ ?\p{L}+(?: of)? /u.exec(rest) ?? []) : [];
  if (unit === '') return `${share}${rest.startsWith(' ') || number === null ? ` ${rest.trim()}` : rest}`;
  const food = rest.slice(unit.length);
  const [state = ''] = STATED.test(food) ? [] : (BOUGHT.find(([, foods]) => foods.test(food)) ?? []);
  return `${share} ${unit.trim()} ${state} ${food}`.replace(/ {2,}/g, ' ');
}

/** Three decimals for a share of a kilogram. */
const formatShare = (share: number): string =>
  share < 1 ? String(Number(share.toFixed(3))) : formatAmount(share);

const FRACTIONS: Readonly<Record<string, number>> = {
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  tenth: 10,
};
const OVER: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5 };

const DOUBLED: Readonly<Record<string, number>> = { double: 2, triple: 3, extra: 1 };

/** Spoons are heaped to about one and a half of a level one. */
const HEAP = 1.5;
/** Millilitres. */
const SIP = 20;

const RULES: readonly Rule[] = [
  // What is left of a dish is the dish: 'the rest of my curry', 'what was left of the lasagne'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|plus) )(?:(?:finished|finishing|ate|had|eating)(?: off| up)? )?(?:the |my )?(?:rest|remainder|remains|leftovers|last|what(?: was|['’]s| is)? left) of (?:the |my |our |that |yesterday['’]?s )?(?=\p{L})/giu,
    '',
  ],
  [
    /(?<=^|[,;\n] ?)(?:(?:der|den|die) )?reste? (?:von der |von den |vom |von |der |des )(?=\p{L})|(?<=^|[,;\n] ?)(?:le |les )?restes? (?:de la |de l['’]|des |du |de )(?=\p{L})|(?<=^|[,;\n] ?)(?:el |il |o )?rest[oa]s? (?:de la |del |della |dello |do |da |de )(?=\p{L})/giu,
    '',
  ],
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|plus) )(?:the )?(?:last|remaining|other|final|second) (half|third|quarter)(?: of)? (?:the |my |a )?(?=\p{L})/giu,
    (_whole, part: string) => (part.toLowerCase() === 'half' ? 'half a ' : `a ${part} of a `),
  ],
  [/(?<=^|[,;\n] ?)(?:finished|polished) (?:off |up )?(?:the |my )?(?=\p{L})/giu, ''],
  // 'An eighth of a quiche', 'three-quarters of a cup', 'one fifth of a cake'.
  [
    /(?<!\p{L})(?:(an?|one|two|three|four|five)[ -])?(third|quarter|fourth|fifth|sixth|seventh|eighth|tenth)s?(?= (?:of )?(?:an?|the|my) \p{L})(?! (?:of )?(?:the|a) (?:way|day))/giu,
    (_whole, over: string | undefined, under: string) =>
      `${OVER[(over ?? 'a').toLowerCase()] ?? 1}/${FRACTIONS[under.toLowerCase()] ?? 1}`,
  ],
  [
    /(?<!\p{L})(an?|one|two|three|\d)? ?(?:heaped|heaping|rounded|generous|gehäufte[rn]?) (tsps?|tbsps?|teaspoons?|tablespoons?|dessertspoons?|EL|TL)\b/giu,
    (_whole, count: string | undefined, spoon: string) =>
      `${HEAP * (parseLeadingAmount(count ?? 'one')?.low ?? 1)} ${spoon}`,
  ],
  [/\b(\d{1,2}|two|three|four|five) (?:and a bit|or so|ish|and change) (?=(?:of )?\p{L})/giu, '$1 '],
  [
    /\bbetween (\d{1,2}|two|three|four|five|six) and (\d{1,2}|two|three|four|five|six|seven) (?=\p{L})/giu,
    '$1 to $2 ',
  ],
  [
    /(?<!\p{L})(?:an? )?(double|triple|extra) (?:portion|helping|serving|order|dose|lot)s? of (?=\p{L})/giu,
    (_whole, times: string) => `${DOUBLED[times.toLowerCase()] ?? 1} servings of `,
  ],
  [/(?<!\p{L})(\d|two|three|four) lots of (?=\p{L})/giu, '$1 servings of '],
  [
    /(?<!\p{L})(?:(an?|one|two|three|\d)? ?)((?:couple|few)(?: of)? )?(?:small |big |little |tiny )?(?:sips?|gulps?|swigs?) of (?:(?:the|my|his|her|their) (?:\p{L}+['’]s )?)?(?=\p{L})/giu,
    (_whole, count: string | undefined, several: string | undefined) => {
      const sips =
        several === undefined ? (parseLeadingAmount(count ?? 'one')?.low ?? 1) : severalIn(several);
      return `${SIP * sips} ml `;
    },
  ],
  [/(?<!\p{L})(\d|an?|one|two|three|few|couple of) mouthfuls? of (?=\p{L})/giu, '$1 bite of '],
  [/(?<!\p{L})(?:an? )?couple (?:of )?(?=(?:spoon|fork)fuls?\b)/giu, '2 '],
  [
    /\b(?:an? )?(?:(?:large|big|small|good|little) )?glugs? of (?=(?:\p{L}+ )?(?:milk|cream|wine|juice|cordial)\b)/giu,
    'a splash of ',
  ],
];

function severalIn(words: string): number {
  return words.toLowerCase().startsWith('few') ? 3 : 2;
}

/**
 * Rewrites shares of a dish as the amount that one person ate: '1/2 kg chicken breast for 4 people', 'a bottle of wine
 * between two', 'the rest of the soup', 'an eighth of a quiche'.
 */
export function readShares(text: string): string {
  return applyRules(text, RULES)
    .replace(BETWEEN, (_whole, typed: string, beside: string | undefined, number: string) =>
      shareOf(typed.trim(), peopleOf(number) + (beside === undefined ? 0 : 1)),
    )
    .replace(FOR, (whole, typed: string, number: string, persons: string | undefined) =>
      WEIGHED.test(typed.trim()) || (persons !== undefined && /^(?:\d|an? |one |two )/i.test(typed.trim()))
        ? shareOf(typed.trim(), peopleOf(number))
        : whole,
    );
}
