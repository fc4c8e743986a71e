import { foodOfKey } from '../../../foods/find-by-words.ts';
import { foodNameKey } from '../../../foods/food-name.ts';
import { findEaten, servedName } from '../../../foods/served/served-table.ts';
import { applyRules, type Rule } from './rewrite-colloquial-amounts.ts';

const ONES: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const TEENS: Readonly<Record<string, number>> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const ONE = Object.keys(ONES).join('|');
const TEEN = Object.keys(TEENS).join('|');
const TEN = Object.keys(TENS).join('|');
const BELOW_HUNDRED = `(?:(?:${TEN})(?:[ -](?:${ONE}))?|${TEEN}|${ONE})`;
/** Units of weight and volume, which are given in larger numbers than pieces. */
const MEASURE = '(?:g|gr|grams?|kilos?|mls?|mills?|mil|millilit(?:re|er)s?|calories|kcals?)';

/** 'Two hundred', 'one hundred and fifty', 'a hundred'. */
const HUNDREDS = new RegExp(
  String.raw`\b(${ONE}|an?|\d) hundred\b(?:(?: and)? (${BELOW_HUNDRED})\b)?(?! percent| and thousands)`,
  'gi',
);
/** 'Two fifty grams' are 250, but 'one thirty gram bag' is a bag of 30. */
const WITHOUT_HUNDRED = new RegExp(
  String.raw`\b(${ONE}) ((?:${TEN})(?:[ -](?:${ONE}))?)(?= ${MEASURE}\b(?! (?:bag|bar|pack|packet|pot|tub|can|tin|bottle|carton|sachet|scoop|serving|portion)\b))`,
  'gi',
);
/** 'Thirty-five', 'fifteen'. Smaller numbers are read with the amounts, because names contain them: 'five spice'. */
const BELOW = new RegExp(
  String.raw`\b((?:${TEN})(?:[ -](?:${ONE}))?|${TEEN.split('|').slice(3).join('|')})\b(?=[ -]\p{L})(?! (?:fifty|(?:(?:${ONE}) )?percent)\b)(?<!\b(?:fifty|point) \w+)`,
  'giu',
);
const POINT = new RegExp(String.raw`\b(${ONE}|zero|\d{1,2}) point (${ONE}|\d)\b`, 'gi');

function numberInWords(inWords: string): number {
  return inWords
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (ONES[word] ?? TEENS[word] ?? TENS[word] ?? (Number(word) || 0)), 0);
}

const COUNT = String.raw`(?:(?:a )?couple of|\d{1,4}(?:[.,]\d+)?|half an?|an?|${ONE}|${TEEN})`;
const START = String.raw`(?<=^|[,;\n] ?|\b(?:and|with|then) )`;

/** Sounds and phrases of hesitation, in any position. In Portuguese 'um' is a number, and in German a preposition. */
const HESITATION = new RegExp(
  String.raw`(?<!\p{L}|\d ?)(?:uh+m*|u+m{2,}|erm+|hm+|mm+|you know(?: what)?|i mean(?! to)|i guess|i think|i believe|i suppose|basically|or something(?: like that)?|or whatever|if i remember(?: right(?:ly)?| correctly)?)(?!\p{L}),? ?|(?<=^|[,;\n] ?|\b(?:and|then|was|had|ate|so|like|okay|ok|with) )um+,? (?=(?:${COUNT}|some|the|my|like|i|we|so|half|maybe|about|then|for)\b)`,
  'giu',
);
/** 'Like' before an amount. */
const LIKE = new RegExp(
  String.raw`\blike,? (?=(?:maybe |about |around |roughly )?(?:${COUNT}|some|half|a few|maybe|about|around)\b)`,
  'gi',
);
const OPENING =
  '(?:okay|ok|alright|so|well(?! done)|right|yeah|yep|oh(?! henry)|ah|hey|then|next(?! level)|first|finally|later(?: on)?|after (?:that|this)|also|earlier(?: (?:today|on))?|today|tonight|yesterday(?: (?:morning|afternoon|evening))?|last night|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|this (?:morning|afternoon|evening)|in the (?:morning|afternoon|evening)|let me (?:see|think)|log(?! of)|add)';
const OPENINGS = new RegExp(
  String.raw`(?<=^|[,;\n] ?)(?:(?:and|but|plus) )?(?:${OPENING}(?:,|:)? (?=\S))+`,
  'giu',
);
/** 'I snacked on', 'it was', 'I also had'. In 'pizza, I only had half' the words before are meant. */
const SUBJECT = new RegExp(
  String.raw`${START}(?:i['’]?ve|we['’]?ve|i['’]?m|i|we|it|there|that)(?: (?:have|just|also|then|probably|actually|did|maybe|kind of|sort of))* (?:had|have|eaten|eat|ate|drank|drunk|was|were|snacked on|munched(?: on)?|nibbled(?: on)?|picked at|grabbed|having|took|forgot(?: (?:to (?:log|add|mention|say)|about))?|started with|finished(?: (?:off|up))?(?: with)?|ended up (?:with|having|eating)|treated myself to|made myself|went for)(?: (?:also|just|maybe|probably|like))* (?=(?:${COUNT}|some|the|my|\p{L}{3,})\b)(?!half(?: of (?:it|that|them))?\s*(?:$|[,;\n])|only\b|for (?:breakfast|lunch|dinner|supper|brunch)\b|left\b)`,
  'giu',
);
/** 'Two eggs then a coffee', 'toast and then I had a banana', 'soup followed by an apple'. */
const NEXT = / ?,? (?:(?:and|but) )?(?:then|after that|followed by|and finally)(?: also)?,? (?=\S)/gi;
const AND_ALSO = new RegExp(
  String.raw` and (?:also )?(?=(?:i|we)(?:['’]ve)? (?:also |just |then )?(?:had|ate|drank|snacked|grabbed|forgot)\b)|,? and also (?=(?:${COUNT}|some)\b)`,
  'gi',
);
const TOGETHER =
  / (?:along(?:side)?(?: with)?|together with|accompanied by|as well as|washed down with) (?=\p{L}|\d)/giu;

/** 'Three cookies, no wait, four': the person corrects an amount. */
const CORRECTED = new RegExp(
  String.raw`\b${COUNT} (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?),? (?:no|wait|sorry|actually|or rather|make (?:that|it)|scratch that)(?:,? (?:no|wait|sorry|actually|make (?:that|it)|it was))*,? (${COUNT})(?: \1)?(?=$|[,;\n]| (?:and|with|then|on|of)\b)`,
  'giu',
);
/** 'A slice of pizza, no, two slices'. */
const CORRECTED_MEASURE = new RegExp(
  String.raw`\b${COUNT} (\p{L}+?)s? of (\p{L}[^,;\n\d]*?),? (?:no|wait|sorry|actually|or rather|make (?:that|it))(?:,? (?:no|wait|sorry|actually))*,? (${COUNT}) \1s?(?=$|[,;\n]| (?:and|with|then)\b)`,
  'giu',
);
/** 'A couple of beers, maybe three', 'some crackers, maybe five or six'. */
const RATHER = new RegExp(
  String.raw`\b(?:some|a few|${COUNT}) (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?),? (?:or )?(?:maybe|perhaps|probably|possibly) (${COUNT}(?: (?:or|to) ${COUNT})?)(?: of (?:them|those))?(?=$|[,;\n]| (?:and|with|then)\b)`,
  'giu',
);
const CORRECTION = /\b(?:no|wait|sorry|actually|rather|scratch|make)\b/i;

const HOUR = String.raw`(?:\d{1,2}(?:[:.]\d\d)?|${ONE}|ten|eleven|twelve)(?:[ -]?ish)?`;
const OF_DAY = '(?:in the (?:morning|afternoon|evening)|at night|tonight|this (?:morning|afternoon|evening))';
/** 'At 8', 'at eight in the evening', 'around 7 o’clock'; 'almonds, about 20' is a number of them. */
const AT_HOUR = new RegExp(
  String.raw`(?:^|,? )(?:at|@) (?:about |around |like )?${HOUR}(?: ?o['’]?clock)?(?: ${OF_DAY})?(?:(?=\s*(?:$|[,;\n]| with\b| and\b))|,? (?=(?:i|we) ))|(?:^|,? )(?:around|about|by) ${HOUR}(?: ?o['’]?clock(?: ${OF_DAY})?| ${OF_DAY})(?=\s*(?:$|[,;\n]))`,
  'giu',
);
const ON_DAY = new RegExp(
  String.raw`(?<=\p{L}|\d)(?<!\b(?:from|of|since|for|saved)),? (?:${OF_DAY}|last night|today|yesterday(?: (?:morning|afternoon|evening))?|earlier today|(?:from|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|lunch|evening|night))?)(?=\s*(?:$|[,;\n]| (?:maybe|perhaps)\b))`,
  'giu',
);
/** 'When I got home', 'before getting up', 'because I was hungry'. */
const MEANWHILE =
  /(?<=\p{L}|\d),? (?:(?:when(?:ever)?|while|because|cause|cos|since|until|as soon as|before|after) (?:i|we|he|she|they|it|the (?:kids?|baby)|my \p{L}+)(?:['’]\p{L}+)? [^,;\n]*|(?:before|after|while) \p{L}{2,}ing\b[^,;\n]*)(?=$|[,;\n])/giu;

const SENTENCE_END =
  /(?<=\p{Ll}{3})(?<!\b(?:approx|tbsp|tbsps|tsp|tsps|choc|incl))[.!?]+\s+(?=\p{Lu}|(?:then|and|also|i|for|so)\b)/gu;

/** Leaves out what was found, unless a food's name begins with it: 'sunday roast', 'umm ali', 'log cabin syrup'. */
function unlessNamed(found: string, ...matched: unknown[]): string {
  const [at, text] = matched.slice(-2) as [number, string];
  const [clause = ''] = text.slice(at).split(/[,;\n]| (?:and|with) /, 1);
  const isNamed = servedName(clause) ?? findEaten(clause) ?? foodOfKey(foodNameKey(clause));
  return isNamed === undefined ? '' : found;
}

const RULES: readonly Rule[] = [
  [SENTENCE_END, ', '],
  [HESITATION, unlessNamed],
  [LIKE, ''],
  [AT_HOUR, ''],
  [MEANWHILE, ''],
  [ON_DAY, ''],
  [
    HUNDREDS,
    (_whole, hundreds: string, rest: string | undefined) =>
      String(100 * Math.max(1, numberInWords(hundreds)) + numberInWords(rest ?? '')),
    /hundred/i,
  ],
  [
    WITHOUT_HUNDRED,
    (_whole, hundreds: string, rest: string) => String(100 * numberInWords(hundreds) + numberInWords(rest)),
  ],
  [BELOW, (_whole, words: string) => String(numberInWords(words)), /teen|ty/i],
  [
    POINT,
    (_whole, ones: string, tenths: string) => `${numberInWords(ones)}.${numberInWords(tenths)}`,
    / point /i,
  ],
  [/\b(\d+) (?:mils?|mills?)\b(?! of (?:flour|grain))/gi, '$1 ml'],
  [CORRECTED_MEASURE, '$3 $1 of $2', CORRECTION],
  [CORRECTED, '$2 $1', CORRECTION],
  [RATHER, '$2 $1', /maybe|perhaps|probably|possibly/i],
  [AND_ALSO, ', '],
  [NEXT, ', '],
  [TOGETHER, ' and '],
  [OPENINGS, unlessNamed],
  [SUBJECT, ''],
  [
    /(?:,? (?:please|thanks|thank you|as well|too|and (?:that['’]?s|that was) (?:it|all)|that['’]?s (?:it|all)))+(?=\s*(?:$|[,;\n]))/gi,
    '',
  ],
  [/(?:^|[,;\n] ?)(?:oh|okay|ok|so|and|well|then|uh|um)\s*(?=$|[,;\n])/gi, ''],
];

/**
 * Rewrites a dictated sentence as the list that a person would type: 'um so for lunch I had like two hundred grams of
 * rice and then, uh, an apple' is 'for lunch I had 200 grams of rice, an apple'. Numbers up to 999 in words become
 * figures; hesitation, remarks on the time of day and corrections of an amount are taken out.
 */
export function rewriteDictation(text: string): string {
  return applyRules(text, RULES)
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s,]+/, '');
}
