/**
 * Restates phrases whose meaning is not that of their words: 'only eats chicken' does not exclude chicken, and 'for a 7
 * month old baby' names no food at all. The rest of the text stays as it is.
 */
export function restatePhrases(text: string): string {
  return RESTATED.reduce((left, [phrase, meant]) => left.replace(phrase, meant), text);
}

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
    /\b(?:only|just)\s+(?:eats?\s+|has\s+|have\s+)?(?:(?:white meats?|chicken|poultry|turkey|birds?)(?:\s*(?:and|or|&)\s*)?)+(?:\s+(?:as|for) (?:the )?meat)?(?!\s*[\p{L}])/giu,
    'red meat',
  ],
  [
    /\b(?:only|just)\s+(?:eats?\s+|has\s+|have\s+)?(?:fish|seafood|fish and seafood)(?:\s*,?\s*(?:and )?no (?:other )?meats?)?(?!\s*[\p{L}])/giu,
    'pescatarian',
  ],
  [
    /\b(?:expecting(?: (?:a|our|another|my))?(?: first| second| third)? ?(?:baby|child|twins)?|(?:mum|mom|mother)[- ]to[- ]be|trying (?:for a baby|to conceive)|ttc|having a baby)\b/gi,
    'pregnant',
  ],
  [BABY, 'infant'],
  [AGE_OF_INFANT, 'infant'],
];
