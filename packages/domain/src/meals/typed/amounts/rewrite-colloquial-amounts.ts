import { parseLeadingAmount } from '../../../units/amount.ts';

/** Remarks that say nothing about the food: 'at the game', 'on the way home', 'before bed'. */
const IN_PASSING =
  / (?:at (?:the |my |a )?(?:game|match|cinema|movies|office|pub|bar|gym|airport|station|party|wedding|church|school|uni|canteen|desk|work|home|table|beach|park|hospital|in-?laws?|friend['’]?s|mum['’]?s|mom['’]?s|nan['’]?s)|on (?:(?:the|my|our) )?(?:way (?:home|back|there|in|to (?:the |my )?\p{L}+)|run|move|side|train|bus|plane|go|break|drive|road|couch|sofa)|in (?:(?:the|my) )?(?:car|truck|van|lorry|bed)|(?:before|after) (?:(?:the|my) )?(?:bed|work|school|gym|training|run|running|shift|class|church|workout|walk)|while (?:cooking|driving|watching \p{L}+|working|waiting)|late at night|mid[- ]?morning|at (?:lunch|dinner|breakfast|brunch|supper|night|noon|midnight)(?: time)?|with (?:(?:my|the|some|our) )?(?:friends?|mates?|family|kids|colleagues|coworkers|co-workers|roommates?|flatmates?|girls|boys|lads|husband|wife|hubby|boyfriend|girlfriend|partner|parents|mum|mom|dad|team))(?=$|[,;\n]| (?:with|and|plus) )/giu;

/** 'Ate half', or 'half' alone, after a dish halves its amount. */
const ATE_HALF =
  /^([^,;\n]+?),?\s+(?:and |but )?(?:i )?(?:only )?(?:ate|had|finished|left|managed|drank)\s+(?:only |about |like |maybe )?(?:one )?half(?: of (?:it|that))?\s*$|^([^,;\n]+?)(?:,\s*|(?<!\b(?:and|n|half)|&) )(?:only |just |about )?half(?: of (?:it|that|one))?\s*$/iu;

const BITES =
  /\b(?:an?|one|(\d|two|three|four|five|six)|(?:an? )?(couple|few))(?: of)? (?:small |big )?bites?(?: of|(?= \p{L}))(?: (?:the|my|his|her|their|a|an))?(?: (?:kids?|sons?|daughters?|husbands?|wifes?|friends?|boyfriends?|girlfriends?|hubby|hubbys)['’]?s?)?/giu;
const BITE_GRAMS = 20;

/** 'Potato dumpling, one, with gravy'. */
const COUNT_BEHIND = /,\s*(one|two|three|four|five|six)(?=\s*(?:,|$))/gi;

/** 'A few cashews, maybe ten', 'almonds, about 20': the number after the food is the count. */
const NUMBER_BEHIND =
  /^(?:(?:a few|some|a handful of|a couple of) )?([^,;\n\d]+?),? (?:maybe|about|around|roughly|approx\.?|probably|like) (\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: (?:of them|or so|pieces))?$/iu;

/** 'Tea no sugar, semi skimmed': the milk is in the tea. */
const MILK_BEHIND =
  /(\b(?:tea|coffee|chai|cuppa|brew|espresso|americano)\b[^;\n]*?)(?:,? (?<!with |of |semi[- ])((?:skim|skimmed|semi[- ]?skimmed|whole|full[- ]fat|oat|almond|soya?|lactose[- ]free|[12]%)(?: milk)?)|, (milk))(?=$|[,;\n]| (?:no|without|and|&) )/gi;

/** An amount after a comma: 'grilled mackerel, half a fillet', 'fried plantain, about 6 slices'. */
const SERVED_BEHIND =
  /^([^,;\n\d][^,;\n]*?), ((?:(?:about|around|just|only|maybe) )?(?:(?:an?|one|half(?: an?| of an?)?|two|three|four|five|six|\d+|a few|a couple of|a quarter(?: of an?)?) )?(?:(?:small|large|big|medium|little|tiny|thin|thick|full|whole) )?(?:fillet|slice|piece|bowl|plate|cup|glass|handful|portion|serving|can|tin|bottle|carton|box|packet|pack|pouch|sachet|bag|bar|pot|tub|jar|link|strip|stick|cone|scoop|square|spoon|spoonful|forkful|mug|wedge|ladle|bunch|tablespoon|teaspoon|tbsp|tsp|splash|dash|drizzle|knob|pinch|dollop)(?:e?s)?)(?=$|[,;\n]| (?:with|and|plus|(?:(?:pan|air|deep) )?fried|grilled|toasted)\b)/iu;

/** Of 'coffee with heavy cream, 2 tbsp', the food named last and its small measure. */
const OF_LAST =
  /^([^,;\n\d]+ (?:with|and) (?:a |some )?)((?:(?! with | and )[^,;\n\d])+), ((?:an?|one|half an?|two|three|\d[\d.,/]*) (?:tbsps?|tsps?|tablespoons?|teaspoons?|splash(?:es)?|dash(?:es)?|drizzles?|knobs?|pinch(?:es)?|dollops?))(?=$|[,;\n])/iu;

/** 'Chicken leg, a small one'. */
const ONE_OF_SIZE = /,? (?:an? )?(small|medium|large|big|little) ones?\b/gi;

/** Origin, owner and time: 'from the truck', 'straight from the jar', 'right after', 'before my run'. */
const FROM_WHERE =
  / (?:straight |right |fresh )?(?:from|out of|off) (?:the|my|our|a|an|his|her|their) (?:\p{L}+['’]?s? )?\p{L}+(?=$|[,;\n]| (?:with|and|plus) )/giu;
const SOLD_AT =
  /(?<=^|[,;\n] ?)(?:(?:an?|the) )?(?:vending machine|food truck|drive[- ]?thr(?:u|ough)|servo|convenience store|corner shop|supermarket|super ?market|(?:store|shop)[- ]bought|gas station|petrol station|airport|hospital|school|deli|takeaway|takeout|restaurant|bakery|street) (?!food\b|(?:turkey|ham|meat|chicken|roast|slices?|beef|style|salami|cheese)\b)(?=\p{L}{3})/giu;
const WHOSE = /\b(?:my|our|his|her|their) \p{L}+['’]s (?=\p{L})/giu;
const WHEN =
  / (?:right |straight |just |shortly )?(?:(?:before|after(?! eights?\b)|during) (?:(?:my|the|a) )?\p{L}+|(?<!\b(?:scoops?|servings?|sachets?|of|an?|my|\d) )(?:pre|post)[- ]?(?:run|workout|gym|ride|swim|training|work|bed|sleep)|after(?:wards)?|beforehand|earlier|later)(?=$|[,;\n])| with (?:my |the )?(?:lunch|dinner|breakfast|supper)(?=$|[,;\n])/giu;

/** Drinks whose volume people type as a bare number: 'coke 500', 'water 600'. */
const POURED =
  '(?:diet )?(?:coca(?:[- ]cola)?|coke|cola|pepsi|fanta|sprite|7up|lemonade|monster|red bull|lucozade|irn[- ]bru|beer|lager|cider|cerveza|bier|piwo|pils|water|agua|wasser|woda|milk|leche|milch|mleko|kefir|ayran|lassi|squash|iced tea|kombucha|smoothie|(?:\\p{L}+ )?juice|jugo|\\p{L}*saft|\\p{L}*schorle)(?: zero| light| max)?';
const MILLILITRES_BEHIND = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with) )(${POURED}) (\d{3,4})(?=$|[,;\n]| (?:and|with)\b)`,
  'giu',
);
/** 'A beer 500 ml', '2 beers 330 ml': the volume is that of each. */
const EACH_OF_VOLUME =
  /(?<=^|[,;\n] ?|\b(?:and|with) )(an?|one|\d) ((?:\p{L}+ )?\p{L}+?)(?:s)?,? (\d+(?:[.,]\d+)? ?(?:ml|cl|dl|l))(?=$|[,;\n])/giu;
/** Foods that people who weigh them type with bare grams: 'chicken 200, rice 150'. */
const WEIGHED =
  '(?:(?:cooked|raw|dry|grilled|lean|white|brown|basmati|greek|sweet|minced|ground|skinless|0%|low[- ]fat|fat[- ]free|wholemeal) )*(?:chicken(?: breasts?| thighs?)?|turkey(?: breast)?|beef|mince|steak|pork|salmon|tuna|cod|prawns|shrimps?|rice|pasta|potato(?:es)?|oats|yogh?urt|quark|skyr|cottage cheese|broccoli|tofu|lentils|chickpeas|quinoa|egg whites?)';
const GRAMS_BEHIND = new RegExp(
  String.raw`(?<=^|[,;\n] ?|\b(?:and|with) )(${WEIGHED}) (\d{2,3})(?=$|[,;\n]| (?:and|with)\b)`,
  'giu',
);
/** 'Dal half bowl', 'rice 2 bowls', 'milk 1/2 glass'. */
const DISHES_BEHIND =
  /(?<=^|[,;\n] ?)((?:(?!\b(?:and|with|on|in|half|quarter)\b)[^,;\n\d])+?),? (half|quarter|½|¼|[13]\/[234]|\d+(?:[.,]\d+)?)(?: an?)? (bowl|plate|glass|mug|katori|vati|portion|helping|serving)(?:e?s)?(?=$|[,;\n]| (?:and|with)\b)/giu;

const FINGER_ML = 30;

/** Grams of a bag of crisps or sweets that is sold for several people. */
const SHARED_BAG_GRAMS = 150;
const SHARE = String.raw`half|(?:a |one )?third|(?:a )?quarter|1\/[234]`;
const BEFORE = String.raw`(?<=^|[,;\n] ?)(?:(${SHARE})(?: of)? )?(?:an? |the |my |1 |one )?`;
const BEHIND = String.raw`(?:,? (${SHARE})(?: of it)?)?(?=$|[,;\n])`;
const SHARED = '(?:sharing|share|sharer|family|party)(?:[- ]sized?)? (?:bag|pack|packet)';
const SHARED_BAG = new RegExp(String.raw`${BEFORE}${SHARED} of (\p{L}[^,;\n]*?)${BEHIND}`, 'giu');
const SHARED_BAG_BEHIND = new RegExp(String.raw`${BEFORE}(\p{L}[^,;\n]*?),? ${SHARED}${BEHIND}`, 'giu');

const SHARES: readonly (readonly [share: RegExp, of: number])[] = [
  [/half|1\/2/i, 0.5],
  [/third|1\/3/i, 1 / 3],
  [/quarter|1\/4/i, 0.25],
];

/** The grams of a share of such a bag. */
function shareOf(share: string | undefined): number {
  const [, of = 1] = SHARES.find(([words]) => share !== undefined && words.test(share)) ?? [];
  return Math.round(SHARED_BAG_GRAMS * of);
}

const OTHERS =
  '(?:kids?|children|child|son|daughter|toddler|baby|little ones?|boys?|girls?|husband|wife|hubby|partner)';
/** 'Half a sandwich that my daughter didn't finish', 'the rest of the pasta the kids left'. */
const LEFT_BY_OTHERS = new RegExp(
  String.raw`,? (?:(?:that|which) )?(?:the |my |our )?${OTHERS} (?:left|(?:did ?n['’]?t|would ?n['’]?t|could ?n['’]?t|had ?n['’]?t) (?:eat|want|finish|eaten|finished))(?: (?:over|behind|it))?(?=$|[,;\n])`,
  'giu',
);
/** 'Finished the kids' mac and cheese' is some of it. */
const FINISHED_FOR_OTHERS = new RegExp(
  String.raw`(^|[,;\n] ?)(?:i )?(?:finished|ate up|polished off) (?:off )?(?:the |my |our )?${OTHERS}['’]?s?['’]? (?=\p{L})`,
  'giu',
);
/** 'Kid's leftover pasta', 'my son's toast', but not 'kids' meal'. */
const OF_CHILDREN =
  /(^|[,;\n] ?|\b(?:of|and|with|some|half) )(?:the |my |our )?(?:kids['’]|(?:kid|child|children|son|daughter|toddler|baby)['’]s|(?:sons|daughters)['’]?) (?:left[- ]?over |left[- ]?overs of )?(?!meals?\b|menu\b|portion|size|yog|snack|formula|milk)(?=\p{L})/giu;

/**
 * A pattern and its replacement. Where the pattern is slow to try at every letter, the third element is a cheap one that a
 * text for it contains.
 */
export type Rule = readonly [RegExp, string | ((...groups: string[]) => string), RegExp?];

/** Applies the rules in order, each to the result of the one before. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce((left, [pattern, instead, within]) => {
    if (within !== undefined && !within.test(left)) return left;
    return typeof instead === 'string' ? left.replace(pattern, instead) : left.replace(pattern, instead);
  }, text);
}

/** Who may have made a food. Behind 'the' only people: in 'half the pizza we ordered' the pizza is eaten. */
const COOK = String.raw`(?:i|we|(?:my|our|his|her|their) (?:\p{L}+ )?(?!(?:i|we)\b)\p{L}+|the (?:little (?:ones?|boy|girl)|kids?|boys?|girls?|baby|toddler|children|neighbou?rs?|wife|husband|in-laws))`;

const RULES: readonly Rule[] = [
  [NUMBER_BEHIND, '$2 $1'],
  [MILLILITRES_BEHIND, '$2 ml $1'],
  [GRAMS_BEHIND, '$2 g $1'],
  [DISHES_BEHIND, '$2 $3 of $1'],
  [
    EACH_OF_VOLUME,
    (_whole, count: string, drink: string, volume: string) =>
      /^\d/.test(count) && count !== '1' ? `${count} x ${volume} ${drink}` : `${volume} ${drink}`,
  ],
  // 'A cup and a half of rice' and 'an apple and a half'.
  [
    /\b(?:an?|one) (cup|pint|slice|glass|tablespoon|teaspoon|scoop|piece|bowl|bottle|can)s? and a half(?= of\b| \p{L})/giu,
    '1.5 $1s',
  ],
  [/\bdrained (tins?|cans?|jars?) of\b/gi, '$1 of'],
  // A bag to share holds several packets: 'half a sharing bag of crisps', 'm&ms sharing bag, half'.
  [SHARED_BAG, (_whole, before, food, behind) => `${shareOf(before ?? behind)} g ${food}`],
  [SHARED_BAG_BEHIND, (_whole, before, food, behind) => `${shareOf(before ?? behind)} g ${food}`],
  // Cordial is diluted with the water beside it.
  [
    /\bwater (?:with|and) (?:(?:orange|blackcurrant|lemon|summer fruits?|sugar free|no added sugar) )?squash\b/gi,
    'diluted squash',
  ],
  [/\blate[- ]night (?=\p{L})/giu, ''],
  // A finger of spirits is about 30 ml.
  [
    /\b(\d|an?|one|two|three|four) fingers? of (?=(?:\p{L}+ )?(?:whisk(?:e)?y|bourbon|scotch|rum|gin|vodka|tequila|brandy|cognac|rye)\b)/giu,
    (_whole, count: string) => `${numberOf(count) * FINGER_ML} ml `,
  ],
  // What children left on their plates: 'half a sandwich my son left', 'finished the kids' pasta'.
  [LEFT_BY_OTHERS, ''],
  [FINISHED_FOR_OTHERS, '$1half a serving of '],
  [OF_CHILDREN, '$1'],
  // A pint or a schooner without a drink is one of beer.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )((?:(?:an?|one|two|three|four|\d|0\.5|half an?|half|a couple of|couple of) )?(?:pints?|schooners?|midd(?:y|ies)|stubb(?:y|ies)|longnecks?|tinn(?:y|ies?)s?))(?=$|[,;\n]| (?:and|with|at|in) )/giu,
    '$1 of beer',
  ],
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(pints|schooners|middies|stubbies|tinnies) x ?(\d)(?=$|[,;\n]| (?:and|with) )/giu,
    '$2 $1 of beer',
  ],
  // A shake of so many scoops is made from powder.
  [
    /\b(?:(?:whey|protein) )?shake with (\d|an?|one|two|three) scoops?(?: of)?(?: whey| protein)*(?: powder)?\b/gi,
    '$1 scoops whey protein',
  ],
  [/\bsprinkl(?:e|ing)s? of (?=(?:\p{L}+ )?(?:sugar|salt|cinnamon|pepper|spice|paprika)\b)/giu, 'tsp of '],
  [/\bsprinkl(?:e|ing)s? of (?=\p{L})/giu, 'tbsp of '],
  [/\bdash(?:es)? of (?=(?:\p{L}+ )?(?:milk|cream|oil|lemonade|cordial)\b)/giu, 'splash of '],
  // A packet of noodles is of instant ones.
  [/\b(packets?|packs?) of noodles\b/gi, '$1 of instant noodles'],
  // Where it was bought, after the dish: 'chicken curry takeaway', 'fish and chips from the chippy'.
  [
    /(?<=\p{L})(?: from (?:the |an? )?(?:local )?(?:chip(?:py| shop)|chinese|indian|thai|turkish|kebab shop|take[- ]?away|take[- ]?out))?(?: (?:take[- ]?away|take[- ]?out))(?=$|[,;\n])|(?<=\p{L}) from (?:the |an? )?(?:local )?(?:chip(?:py| shop)|chinese|indian|thai|kebab shop)(?=$|[,;\n])/giu,
    '',
  ],
  [/(?<=^|[,;\n] ?)(?:chinese|indian) (?:take[- ]?away|take[- ]?out)[:,]? (?=\p{L})/giu, ''],
  // The time of a drink: 'evening tea', 'morning coffee'.
  [
    /\b(?:early |late |mid[- ]?)?(?:morning|evening|afternoon|bedtime|breakfast time) (?=(?:\p{L}+ )?(?:tea|coffee|chai|latte|cappuccino|espresso)\b)(?!(?:\p{L}+ )?(?:tea|coffee) biscuit)/giu,
    '',
  ],
  // '2 raisin boxes' are two boxes of raisins.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(\d{1,2}|two|three|four|five|six) (?!tea\b|lunch\b)(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?) (boxes|packets|pots|cartons|cans|bottles|bags|sachets|tins|tubs|pouches)(?=$|[,;\n]| (?:and|with)\b)/giu,
    '$1 $3 of $2',
  ],
  // A few crisps are not three of them.
  [/\b(?:an? )?few (?:of )?(?=(?:chips|crisps|fries|pretzels|peanuts|raisins|popcorn)\b)/gi, 'handful of '],
  [/, (?:eaten )?(?:ice )?(?:cold|chilled|hot|warm|reheated|warmed up)(?=$|[,;\n])/gi, ''],
  [
    /\bfistfuls? of (?=(?:\p{L}+ )?(?:rice|pasta|noodles?|couscous|quinoa|cereal|veg|vegetables|salad)\b)/giu,
    'cup of ',
  ],
  [/\bfistfuls? of\b/gi, 'handful of'],
  [/ on top(?=$|[,;\n])/gi, ''],
  [/ again(?=$|[,;\n])/gi, ''],
  [/[ -](?:thin|thick)[- ](?:sliced|cut)\b(?! (?:chips|fries))/gi, ''],
  // How a food was trimmed. On poultry the skin makes a difference, so there the words stay.
  [
    /(?<!\b(?:chicken|turkey|duck|goose|thighs?|legs?|breasts?|drumsticks?|wings?)\b[^,;\n]{0,20}),? (?:with )?(?:the )?(?:crusts?|skins?|fat|bones?|rind|peel|shells?|head|tail)s? (?:(?:cut|taken|trimmed) )?(?:off|on|in|removed|trimmed)(?=$|[,;\n]| (?:and|with|w\/)(?!\p{L}))/giu,
    '',
    / (?:off|on|in|removed|trimmed)/i,
  ],
  // '40ish g', 'cheddar-ish'.
  [/(?<=\d)-?ish\b|(?<=\p{L}{3})-ish\b/giu, ''],
  // Of a packet, the pieces in brackets were eaten: 'packet of hobnobs (6 biscuits)'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(?:an? |one |1 |the )?(?:packet|pack|bag|box|tube|tin|tray|punnet) of (\p{L}[^,;\n()\d]*?) ?\((?:(?:i )?(?:ate|had) )?([2-9]|[1-9]\d)(?: (?:of (?:them|it)|biscuits?|cookies|pieces|pcs|slices|squares|sweets|chips|crisps|crackers))?\)/giu,
    '$2 $1',
    /\(/,
  ],
  // What it was packed in, and how it was cut.
  [
    / (?:in (?:an? |the |my |his |her )?(?:baggies?|zip ?loc(?: bag)?|containers?|tupperware|lunch ?box|thermos|sandwich bag)|(?:cut|chopped|sliced|mashed) up|cut (?:in(?:to)?|in) (?:half|halves|quarters|(?:small |bite[- ]sized? )?(?:pieces|chunks)))(?=$|[,;\n]| (?:and|with|i)\b)/giu,
    '',
    / (?:in|up|cut) ?/i,
  ],
  // 'The last two slices of pizza'.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with|had) )(?:the |my )?(?:last|remaining|final|other) (?=(?:\d|two|three|four|five|six|couple|few)\b)/giu,
    '',
  ],
  // 'A 10 piece nugget' is ten pieces.
  [/(?<=^|[,;\n] ?|\b(?:and|with|had) )an? (?=\d{1,2}[ -]?(?:piece|pc|pcs|count|ct)\b)/giu, ''],
  // A small dish of food is a small bowl.
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(\p{L}[^,;\n\d]*?) (?:(?:in )?an? )?(small|little|large|big) dish(?=$|[,;\n])/giu,
    '$1, $2 bowl',
    /dish/i,
  ],
  [/\bpint (?:mug|glass|cup)s? of\b/gi, 'pint of'],
  [
    /\bspoon(s?)(?:fuls?)? (?:of )?(?=(?:brown )?sugar\b|sweetener\b|salt\b|instant coffee\b|creamer\b)/gi,
    'tsp ',
  ],
  // Who made or left it: 'pizza my wife made', 'toast the little one didn't finish'. In 'I made pasta' and 'I had for lunch pasta' the food follows.
  [
    new RegExp(
      String.raw` (?:(?:that|which) )?(?:${COOK} (?:had(?: left(?: ?over)?)?(?! (?:with|and)\b| for \p{L}+ (?!(?:with|and)\b)\p{L})|made|cooked|baked|left|bought|brought|ordered|found|dropped|gave me|(?:did|could|would) ?n['’]?t (?:finish|eat|want|like))(?: (?:for|from|in|at|on|yesterday|today|last|earlier|this|over|behind)\b[^,;\n(]*?)?)(?=\s*(?:$|[,;\n(])| (?:with|and)\b)`,
      'giu',
    ),
    '',
    / (?:i|we|my|the|our|his|her|their) /i,
  ],
  // A remark in brackets on how much: 'a banana (half)', 'cookies (x3)'.
  [/ ?\((?:(?:i )?(?:only )?(?:ate|had) |only |about )?half(?: of (?:it|them))?\)/gi, ', half'],
  [/ ?\((x ?\d{1,2}|\d{1,2} ?x)\)/gi, ' $1'],
  [
    /(?<=^|[,;\n] ?|\b(?:and|with) )(\p{L}[^,;\n()\d]*?) ?\(((?:(?:an?|one|half an?|half|a quarter of an?|two|three) )?(?:(?:small|medium|large|big) )?(?:handful|bowl|plate|cup|glass|mug|pint|slice|can|tin|bottle|packet|bag|scoop|spoon(?:ful)?|portion|serving)s?)\)/giu,
    '$2 of $1',
    /\(/,
  ],
  // Misspelled '-ful'.
  [/\b(hand|spoon|fork|mouth|fist) ?full?(s?)(?= of\b| \p{L})/giu, '$1ful$2'],
  [/\b(cup|glass|mug|bowl|plate|bag|jug) ?full?s?(?= of\b)/giu, '$1'],
  // The food in 'half a muffin that was getting tossed' is the muffin.
  [/ (?:that|which|who) (?:was|were|is|i|we|he|she|they|my|had|has|got|came|didn['’]?t) [^,;\n]*/giu, ''],
  [/\b(dry|uncooked|raw|cooked) (?:wt|weight)\b/gi, '$1'],
  [/ from (?:frozen|scratch|dry|concentrate)\b/gi, ''],
  [/ made (?=with\b)/gi, ' '],
  // A prepared shake is made from powder; a bottled one is ready to drink.
  [
    /(?<=^|[,;\n] ?|\band )(?:an? |1 |one |my )?(?:(?:chocolate|vanilla|strawberry) )?(?:whey |protein |casein )+shake (?:made )?with ((?:\p{L}+ ){0,2}milk|water)(?=$|[,;\n]| (?:and|with) )/giu,
    '1 scoop whey protein with 250 ml $1',
  ],
  [
    /(?<=^|[,;\n] ?|\band )(?:an? |1 |one |my )?(?:(?:chocolate|vanilla|strawberry) )?(?:whey |protein |casein )+shake (?:made )?with (\d[\d.,/]* ?(?:cups?|ml|oz) (?:\p{L}+ ){0,2}(?:milk|water))(?=$|[,;\n]| (?:and|with) )/giu,
    '1 scoop whey protein with $1',
  ],
  // Powder is mixed with a glass of milk, more than the splash that goes into coffee.
  [
    /((?:\bscoops?|(?<!\p{L})\d ?g)(?: of)? (?:\p{L}+ ){0,2}(?:whey|protein(?: powder)?|casein|gainer|isolate|powder)|\b(?:whey|casein|gainer|protein powder),? \d+ ?(?:g|scoops?))(?:,? (?:with|in) |, )(?=(?:(?:skim|skimmed|semi[- ]?skimmed|whole|full[- ]fat|low[- ]fat|reduced[- ]fat|oat|almond|soya?|coconut|[12]%|unsweetened) ){0,3}milk(?=$|[,;\n]| (?:and|with)\b))/giu,
    '$1 with 250 ml ',
  ],
  [/ at (?:the|my) \p{L}+(?=$|[,;\n])/giu, ''],
  [/ (?:smoko|arvo|elevenses)(?=$|[,;\n])/gi, ''],
  [/,? the (\d+ ?(?:g|ml)) ones?(?=$|[,;\n])/gi, ' $1'],
  [/,? the \p{L}+ ones?(?=$|[,;\n])/giu, ''],
  [/ \((?:the|from|not|my|no) [^()\d]*\)/gi, ''],
  [/ (?:home ?made|store[- ]bought|shop[- ]bought)(?=$|[,;\n]| (?:small|medium|large|with|and)\b)/gi, ''],
  [/,? (?:pan|air|stir|deep)[- ]fried(?=$|[,;\n])|, toasted(?=$|[,;\n])/gi, ''],
  [/ (?:over|on|with) ice(?=$|[,;\n])/gi, ''],
  [/ in (?:the )?(?:oven|air ?fryer|microwave|slow cooker|pan)(?=$|[,;\n]| (?:with|and) )/gi, ''],
  [/,? (?:fist|palm|thumb|golf ball|egg)[- ]sized?(?=$|[,;\n])/gi, ''],
  [/\bwarm(?:ed)? (?=(?:\p{L}+ )?(?:milk|water)\b)/giu, ''],
  // Not an amount of it.
  [/\bhalf[- ]fat\b/gi, 'reduced fat'],
  [/\bmilk,? (?:half|reduced|low)[- ]fat\b/gi, 'reduced fat milk'],
  [/\b(?:an? )?(?:few )?drops? of (?=(?:\p{L}+ )?(?:oil|milk|cream|honey|vinegar|syrup)\b)/giu, '1 tsp '],
  [/(?<=^|[,;\n] ?|\b(?:with|and) )(?:an? )?(?:(?:little|tiny|small|wee) )?bit of (?=\p{L})/giu, 'mini '],
  [
    /^(\p{L}[\p{L} -]*?),? (\d[\d./,]* ?(?:g|oz|cups?)) (dry|uncooked)(?=$|[,;\n]| (?:with|and) )/giu,
    '$2 $3 $1',
  ],
  [SOLD_AT, ''],
  [IN_PASSING, ''],
  [FROM_WHERE, ''],
  [WHOSE, ''],
  [WHEN, ''],
  [/\bthe last (?:bit|piece|slice|bite)s? of (?:the )?/gi, '1 small serving of '],
  // 'Masala chai no sugar 2% milk' contains milk.
  [
    / (no|without) (sugar|ghee|ice|salt|oil) (?!added\b|free\b|coke\b|cola\b|drink\b|and\b|or\b|with\b)(?=[\p{L}\d])/giu,
    ' $1 $2, ',
  ],
  [/\bhalf[- ]skimmed\b/gi, 'semi skimmed'],
  [ONE_OF_SIZE, ' $1'],
  [
    /(?<=\b(?:chicken|turkey|duck|salmon|trout|potato|potatoes|apple|pear|thighs?|legs?|breasts?|wings?|drumsticks?)\b[^,;\n]*) with (?:the |its )?skin(?: on)?(?=$|[,;\n])/gi,
    '',
  ],
  [
    /(?<=\b(?:sandwich|toastie|blt|sub|sarnie|wrap)(?:es|s)?), (?:on )?(?:brown|white|wholemeal|whole wheat|wheat|rye|granary|sourdough|seeded) bread(?=$|[,;\n])/gi,
    '',
  ],
  [/, mostly [^,;\n]+/gi, ''],
  // A spoon at the end is of the food named last: 'coffee with cream, 2 tbsp'.
  [OF_LAST, '$1$3 of $2', /,/],
  [SERVED_BEHIND, '$2 of $1'],
  [/^([^,;\n\d][^,;\n]*?), (?:shared|split) (?:with|between) [^,;\n]+$/iu, 'half a serving of $1'],
  [/\ba part of (?=\p{L})/giu, 'a slice of '],
  [/\b(tacos?) (?:on|in) (?:(?:corn|flour|soft|hard|small|\d+) )*(?:tortillas?|shells?)\b/gi, '$1'],
  [
    /\b(burger|cheeseburger|hamburger|hot ?dog)(s?) (?:on|in|with) (?:an? |the )?(?:\p{L}+ )?(?:bun|roll|brioche)s?\b/giu,
    '$1$2',
  ],
  [
    /\b(?:(\d+|two|three|four|a few|some|couple of) )?(?:small |little |tiny )?(?:pieces?|pcs|bits?|blocks?|cubes?|chunks?) (?:of )?((?:milk|dark|white|plain)? ?chocolate)\b(?! (?:cake|cookie|bar|brownie|chip|mousse|biscuit|pudding))/gi,
    '$1 squares of $2',
  ],
  [/ (?:multi ?pack|share|sharing) (?=bags?\b|packets?\b)/gi, ' '],
  [/\b(?:a |one )?(?:scrape|scraping|smear|lick|thin (?:layer|spread|scraping)) of (?=\p{L})/giu, '1 tsp '],
  // 'Oats dry' are dry oats.
  [
    /(\b\d+(?:[.,]\d+)? ?(?:g|oz|grams?)(?: of)? )(\p{L}[\p{L} ]*?),? (dry|uncooked)(?=$|[,;\n])/giu,
    '$1$3 $2',
  ],
];

const EACH = /^(\d|two|three|four) (\p{L}[^,;\n]*?)(?:,? with |,? )(.+?),? each$/iu;
/** 'Three slices of bread 40 g each': the weight is that of the slices. */
const WEIGHED_EACH = /^(?!.* with ).* \d+(?:[.,]\d+)? ?(?:g|oz|ml) each$/iu;

/** In '2 coffees with 1 sugar each' there are two sugars. */
function ofEach(text: string): string {
  const [, count = '', main = '', added = ''] = EACH.exec(text) ?? [];
  if (added === '' || WEIGHED_EACH.test(text)) return text;
  const all = added.replace(/(?<=^|\b(?:and|with) )(\d+(?:[.,]\d+)?|an?|one|half|1\/2)(?= )/giu, (one) =>
    String(Math.round(numberOf(one) * numberOf(count) * 100) / 100),
  );
  return `${count} ${main} with ${all}`;
}

/** Removes remarks from a typed meal and rewrites colloquial amounts: 'couple bites of', 'ate half'. */
export function rewriteColloquialAmounts(text: string): string {
  const plain = applyRules(ofEach(text), RULES)
    .replace(COUNT_BEHIND, (_whole, count: string) => ` x ${numberOf(count)}`)
    .replace(
      MILK_BEHIND,
      (_whole, drink: string, kind: string | undefined, milk: string | undefined) =>
        `${drink} with ${kind === undefined ? milk : `${kind.replace(/ milk$/i, '')} milk`}`,
    );
  return half(plain).replace(BITES, (_whole, count: string | undefined, few: string | undefined) => {
    const bites = few ? 2 : numberOf(count ?? 'one');
    return `${bites * BITE_GRAMS} g`;
  });
}

/** The number for '3' or 'three'. */
const numberOf = (word: string) => parseLeadingAmount(word)?.low ?? 1;

function half(text: string): string {
  const found = ATE_HALF.exec(text);
  const [, eaten, named] = found ?? [];
  const dish = (eaten ?? named)?.trim();
  if (dish === undefined) return text;
  if (/^(?:an?|one|1) /i.test(dish)) return `half a ${dish.replace(/^(?:an?|one|1) /i, '')}`;
  if (/^\d|^(?:two|three|four|half)\b/i.test(dish)) return text;
  return eaten === undefined ? `half a ${dish}` : `half a serving of ${dish}`;
}
