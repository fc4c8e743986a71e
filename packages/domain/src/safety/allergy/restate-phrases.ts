/**
 * Restates phrases whose meaning is not that of their words: 'only eats chicken' does not exclude chicken, and 'for a 7
 * month old baby' names no food at all. The rest of the text stays as it is.
 */
export function restatePhrases(text: string): string {
  return RESTATED.reduce((left, [phrase, meant]) => left.replace(phrase, meant), plainly(text));
}

/** Without the politeness behind what alone is eaten: a 'please' at the end would make 'only chicken please' another sentence than 'only chicken'. */
const plainly = (text: string): string => (/\b(?:only|just)\b/i.test(text) ? text.replace(POLITE, '') : text);
const POLITE =
  /[\s,]+(?:please|pls|plz|thanks|thank you|thx|ta|por favor|bitte|s['’]il vous pla[iî]t)[\s.!]*$/iu;

/** A word with 'baby' before it that is a food, or a person in the past. */
const BABY =
  /(?<!\b(?:as|was|were|since|from) (?:an? )?)(?<!\b(?:dutch|jelly) )(?<!\p{L})(?:bab(?:y|ies)|bebek|bébés?|bebés?|säuglinge?|neonat[oi]|lattanti?|niemowl\p{L}+)(?!\p{L})(?!['’]?s? ?(?:back|beets?|beetroots?|bel|bok choy|broccoli|carrots?|clams?|corn(?: cobs)?|courgettes?|eggplants?|gem|greens?|kale|kiwis?|leaf|leaves|leeks?|lettuces?|marrows?|mushrooms?|new|octopus|onions?|peas?|peppers?|plum|potato(?:es)?|ribs|ruth|salad|spinach|squids?|sweetcorn|tomato(?:es)?|turnips?|zucchinis?|cucumbers?|shower)\b)/giu;

/** An age before the first birthday: '7 months old', 'under 1 year', 'six-month-old'. */
const AGE_OF_INFANT =
  /\b(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|mos?|m|weeks?|wks?)[- ]old\b|\b(?:[4-9]|1[01]) ?mos?\b|\b(?:under|below|less than|not yet) (?:1|one|an?|12|twelve)\b(?: ?(?:years?|yrs?|yo|months?)\b)?(?: of age| old)?/giu;

const RESTATED: readonly (readonly [phrase: RegExp, meant: string])[] = [
  // 'Vegetarian but eats fish' is a pescatarian.
  [
    /\b(?:vegetarian|veggie|vego)\b,?\s+(?:(?:(?:but|and|who|which)\s+)?(?:(?:i|we|he|she|they|do|does|still|also|will|can)\s+){0,3}eats?|except(?: for)?|apart from|other than|plus)\s+fish\b(?!\s*(?:and|or|,))/i,
    'pescatarian',
  ],
  // 'No mixing meat with dairy' leaves out neither, but both together.
  [
    /\b(?:(?:no|not|never|don['’]?t|do not|without) )?(?:mix(?:ing|es|ed)?|combin(?:e|es|ing)) (?:meat (?:and|with|or) (?:milk|dairy)|(?:milk|dairy) (?:and|with|or) meat)\b|\bmeat and (?:milk|dairy) (?:separate(?:ly)?|apart)\b|\bno meat (?:and|with) (?:milk|dairy) together\b/gi,
    'kosher',
  ],
  // Only some meat is eaten, so the other kinds are what is left out.
  [
    /\b(?:only|just)\s+(?:eats?\s+|has\s+|have\s+)?(?:(?:white meats?|chicken|poultry|turkey|birds?)(?:\s*(?:and|or|&)\s*)?)+(?:\s+(?:as|for) (?:the )?meat)?(?:\s*,?\s*(?:and |but )?no (?:other|red) meats?)?(?!\s*[\p{L}])/giu,
    'red meat',
  ],
  [
    /\b(?:only|just)\s+(?:eats?\s+|has\s+|have\s+)?(?:fish|seafood|fish and seafood)(?:\s*,?\s*(?:and )?no (?:other )?meats?)?(?!\s*[\p{L}])/giu,
    'pescatarian',
  ],
  [
    /\b(?:the )?only meat (?:i|we|he|she|they) eats? is (?:chicken|poultry|turkey)\b|\b(?:chicken|poultry|turkey) is the only meat (?:i|we|he|she|they) eats?\b/gi,
    'red meat',
  ],
  // 'No meat but chicken' is 'no meat except chicken'.
  [
    /\b(no (?:meats?|red meat|fish|seafood|cheese|nuts)) but ((?!not?\b|also\b|no\b)\p{L}+(?: (?:and|or) \p{L}+)?)(?=\s*$|[.,;!])/giu,
    '$1 except $2',
  ],
  // 'Nuts but I can have almonds' says what 'nuts but almonds ok' does. A condition behind it does not.
  [
    /\b(?:but|though|however),?\s+(?:(?:i|we|he|she|they)\s+)?(?:can|may)\s+(?:still\s+)?(?:have|eat|tolerate|drink)\s+(?!.*\b(?:if|when|unless|once|small|little|bit|some|amounts?|in|baked|cooked|raw|only|not)\b)(\p{L}[\p{L}’' -]{2,40})(?=$|[.;!])/giu,
    'but $1 ok',
  ],
  // 'Nuts, not just peanuts' adds to what stands behind it.
  [/,?\s*\bnot (?:just|only) (?=\p{L})/giu, ' and '],
  // Who says of peanuts and of the other nuts that only one of them is meant.
  [
    /\b(peanuts?\b[^.;()]{0,30}?),?\s*(?:but |and )?(?:all |any |the )?other nuts? (?:are |is )?(?:ok|okay|fine|safe|allowed)\b/giu,
    '$1',
  ],
  [
    /(?:\bnuts?(?: allerg(?:y|ies|ic))?\s*[-–:,(]\s*)?\b(?:only )?tree nuts?(?: only)?,? (?:but )?not peanuts?\b\)?/giu,
    'tree nuts',
  ],
  // The diet of Jains is vegetarian.
  [/\bjain (?:veg(?:etarian)?|diet|food)\b/gi, 'jain'],
  [
    /\b(?:expecting(?: (?:a|our|another|my))?(?: first| second| third)? ?(?:baby|child|twins)?|(?:mum|mom|mother)[- ]to[- ]be|trying (?:for a baby|to conceive)|ttc|having a baby)\b/gi,
    'pregnant',
  ],
  // Of sesame, the oil, and not all oil; 'corn and oil' may be all.
  [
    /\b(sesame|peanut|groundnut|sunflower|soy(?:a|bean)?|corn|coconut|walnut|almond|mustard|olive|avocado|hemp)(?:( (?:seeds?|nuts?|beans?|butter)) ?(?:\/|&| and | or )| ?\/) ?oils?\b/gi,
    '$1$2 and $1 oil',
  ],
  // The kind of pepper that a bracket names: black pepper is in nearly everything. A red one may be sweet or hot.
  [/\bpeppers? \((bell|sweet|black|white|chill?i|hot|green)\)/gi, '$1 pepper'],
  [
    /\b(?:everything|anything|all|things?|products?|foods?)(?: that (?:is|comes))? (?:from|of) (?:a |the )?cows?\b(?!['’]| milk)|\bcow products?\b/gi,
    'beef and dairy',
  ],
  [BABY, 'infant'],
  [AGE_OF_INFANT, 'infant'],
];
