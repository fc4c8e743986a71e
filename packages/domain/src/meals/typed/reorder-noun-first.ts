import { findFood } from '../../foods/find-food.ts';
import { foodNameKey } from '../../foods/food-name.ts';
import { type IsFood, readTypedAmount } from './typed-amount.ts';

/*
 * Words that food catalogues write after a name and a comma: 'Chicken thigh, skinless, raw'. None of them is a food by
 * itself, so a list such as 'rice, chicken, peas' stays a list.
 */

/** Words for the state of the food: raw, cooked, frozen. */
const STATES =
  'raw|uncooked|cooked|dry|boiled|hard[- ]boiled|soft[- ]boiled|grilled|fried|pan[- ]fried|stir[- ]fried|saut[eé]ed|poached|steamed|baked|roast|roasted|microwaved|frozen|canned|tinned|smoked|scrambled';
/** Preparations that do not change the food or its figures. */
const PREPARED =
  'skinless|boneless|trimmed|drained|fresh|ripe|chopped|sliced|diced|cubed|shredded|grated|peeled|unpeeled|pitted|crushed|wild|farmed|organic|free[- ]range|unprepared|all varieties|average|generic|edible part|deli[- ]style';
/** Words that make it a more specific food. */
const NARROWED =
  'lean|extra lean|white|brown|red|green|black|dark|milk|yellow|orange|whole|whole wheat|whole ?grain|wholemeal|wholewheat|granary|multigrain|seeded|sourdough|rye|rolled|steel[- ]cut|instant|basmati|jasmine|long[- ]grain|wild|greek|plain|natural|skim|skimmed|nonfat|fat[- ]free|semi[- ]?skimmed|reduced[- ]fat|low[- ]?fat|full[- ]fat|light|lite|unsweetened|sweetened|salted|unsalted|sweet|decaf|iced|diet|sparkling|still|cottage|cheddar|mozzarella|cherry|baby|new|firm|silken';
/** Cuts of meat, which follow the animal's name or precede 'steak'. */
const CUTS =
  'breast|thigh|leg|wing|drumstick|fillet|loin|rump|sirloin|rib-?eye|shoulder|chop|belly|tenderloin';
const GROUND = 'ground|minced|mince';
const IN_CAN =
  '(?:(?:canned|tinned) )?in (?:spring )?(?:water|brine|(?:its )?(?:own )?juice|light syrup|syrup|(?:olive |sunflower |vegetable )?oil)';

const SIZES = 'small|medium|large|extra large';

/** Longest first: 'whole wheat' before 'whole'. */
const WORD = `(?:${IN_CAN}|${[STATES, PREPARED, NARROWED, CUTS, GROUND, SIZES]
  .flatMap((words) => words.split('|'))
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
const AMOUNT = String.raw`(?:[x×] ?\d{1,2}|\d[\d.,/]* ?(?:g|gr|grams?|kg|ml|cl|l|oz|lbs?|cups?|tbsp|tsp|slices?|pieces?|pcs?|servings?|scoops?)?)`;
const DESCRIPTION = new RegExp(`^(${WORD}(?:(?: and| or)? ${WORD})*)(?:,? \\(?(${AMOUNT})\\)?)?$`, 'i');
const DESCRIPTION_AFTER_AMOUNT = new RegExp(`^(${AMOUNT}) (${WORD}(?: ${WORD})*)$`, 'i');
const EACH_WORD = new RegExp(`\\b${WORD}(?=$| )`, 'gi');

const isOf = (words: string) => {
  const pattern = new RegExp(`^(?:${words})$`, 'i');
  return (word: string) => pattern.test(word);
};
const isState = isOf(STATES);
const isPrepared = isOf(PREPARED);
const isCut = isOf(CUTS);
const isGround = isOf(GROUND);
const isInCan = isOf(IN_CAN);
const isSize = isOf(SIZES);

interface Description {
  readonly words: readonly string[];
  readonly amount: string;
}

function readDescription(piece: string): Description | null {
  const [, ahead = '', behind = ''] = DESCRIPTION_AFTER_AMOUNT.exec(piece) ?? [];
  const [, words = behind, amount = ahead] = DESCRIPTION.exec(piece) ?? [];
  return words === '' ? null : { words: words.match(EACH_WORD) ?? [], amount: amount ?? '' };
}

/**
 * Reorders comma-separated pieces where a food is written noun first: 'chicken thigh', 'skinless' and 'raw 200 g'
 * become 'raw chicken thigh, 200 g'. A piece that does not form a food with the name before it stays separate.
 */
export function reorderNounFirst(pieces: readonly string[], isFood: IsFood): string[] {
  const read: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const kind = ofKind(pieces[at] ?? '', pieces[at + 1] ?? '');
    if (kind !== null) at += 1;
    const head = kind ?? pieces[at] ?? '';
    const descriptions: Description[] = [];
    while (true) {
      const piece = pieces[at + 1 + descriptions.length] ?? '';
      const next = readDescription(piece);
      if (next === null || isMeasuredFood(piece, isFood)) break;
      descriptions.push(next);
    }
    const joined = descriptions.length === 0 ? null : joinDescriptions(head, descriptions, isFood);
    read.push(joined ?? head);
    at += joined === null ? 1 : 1 + descriptions.length;
  }
  return read;
}

/** A food with its own amount in front is another one: 'oats, 250 ml milk', but not 'chicken, 200 g breast'. */
function isMeasuredFood(piece: string, isFood: IsFood): boolean {
  const [, food = ''] =
    /^\d[\d.,/]* ?(?:g|kg|ml|cl|l|oz|cups?|tbsp|tsp|scoops?) (?:of )?(.+)$/i.exec(piece) ?? [];
  return (
    food !== '' &&
    isFood(food) &&
    ![isState, isPrepared, isCut, isGround, isInCan, isSize].some((is) => is(food))
  );
}

/**
 * Kinds that are vague without the word after them and are not eaten on their own: 'oil, olive', but not 'bread,
 * banana'.
 */
const KINDS = /^(?:oil|beans?|juice|milk|vinegar|flour|soup|sauce|seeds?|lettuce|cheese)$/i;
const NUTS = /^(?:almond|cashew|walnut|pecan|pistachio|hazelnut|peanut|brazil nut|macadamia)s?$/i;
const FISH =
  /^(?:cod|salmon|tuna|haddock|trout|mackerel|sea ?bass|tilapia|halibut|sardines?|herring|plaice|hake)$/i;

/**
 * Joins a kind and its specific name: 'beans' and 'kidney' to kidney beans, 'nuts' and 'almonds' to almonds. Returns
 * null if they do not name one food.
 */
function ofKind(kind: string, named: string): string | null {
  if ((/^nuts?$/i.test(kind) && NUTS.test(named)) || (/^fish$/i.test(kind) && FISH.test(named))) return named;
  // 'Milk, oats' are two foods, 'milk, oat' is one.
  if (!KINDS.test(kind) || !/^\p{L}+(?: \p{L}+)?$/u.test(named) || /s$/i.test(named)) return null;
  const name = `${named} ${kind}`;
  const food = findFood(name);
  const isOwn = food && [food.name, ...food.aliases].some((each) => foodNameKey(each) === foodNameKey(name));
  return isOwn ? name : null;
}

const JOINED = /\s(?:and|with|on|in|over|plus|&|\+)\s/i;

function joinDescriptions(head: string, descriptions: readonly Description[], isFood: IsFood): string | null {
  if (JOINED.test(head)) return null;
  const { name } = readTypedAmount(head, isFood);
  const amounts = descriptions.map(({ amount }) => amount).filter((amount) => amount !== '');
  if (!head.endsWith(name) || !isFood(name) || amounts.length > 1) return null;
  const words = descriptions.flatMap((each) => each.words);
  const named = withWords(name, words, isFood);
  if (named === null) return null;
  const [amount] = amounts;
  const whole = `${head.slice(0, head.length - name.length)}${named}`;
  return amount === undefined ? whole : `${whole}${/^[x×]/.test(amount) ? '' : ','} ${amount}`;
}

/** Combines the name with its describing words in spoken order; null if the result is not a food. */
function withWords(name: string, words: readonly string[], isFood: IsFood): string | null {
  const narrowed = words.filter(
    (word) => ![isState, isPrepared, isCut, isGround, isInCan, isSize].some((isIt) => isIt(word)),
  );
  const states = words.filter((word) => isState(word) && !isInCan(word));
  const cut = words.find(isCut);
  const ground = words.find(isGround);
  const inCan = words.find(isInCan);
  let noun = name;
  if (cut !== undefined) {
    // The cut follows an animal and precedes 'steak'; 'steak rump' is understood, but not how it is said.
    const one = (noun === 'steak' ? [`${cut} ${noun}`] : [`${noun} ${cut}`, `${cut} ${noun}`]).find(isFood);
    if (one === undefined) return null;
    noun = one;
  }
  if (ground !== undefined) noun = `minced ${noun}`;
  const orders = [narrowed, narrowed.toReversed()].map((each) => [...each, noun].join(' '));
  const plain = orders.find(isFood);
  if (plain === undefined) return null;
  const kept = inCan === undefined ? plain : canned(plain, inCan, isFood);
  const state = states.at(-1);
  const size = words.find(isSize);
  const whole = state === undefined || !isFood(`${state} ${kept}`) ? kept : `${state} ${kept}`;
  return size === undefined ? whole : `${size} ${whole}`;
}

/** The food in its oil, juice or syrup, because some of that is eaten; water and brine are ignored. */
function canned(name: string, inCan: string, isFood: IsFood): string {
  const filled = `${name} ${inCan.replace(/^(?:canned|tinned) /i, '')}`;
  const names = /water|brine/i.test(inCan) ? [`canned ${name}`] : [filled, `canned ${name}`];
  return names.find(isFood) ?? name;
}
