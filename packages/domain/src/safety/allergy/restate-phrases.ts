/**
 * Restates what is no list of words: an age ('for a 7 month old baby') names no food, and of 'sesame seeds/oil' the second is the oil of
 * the first. The rest of the text stays as it is.
 */
export function restatePhrases(text: string): string {
  return RESTATED.reduce((left, [phrase, meant]) => left.replace(phrase, meant), text);
}

/** A word with 'baby' before it that is a food, or a person in the past. */
const BABY =
  /(?<!\b(?:as|was|were|since|from|trying for|expecting|having) (?:(?:an?|our|another|my|the) )?(?:first |second |third )?)(?<!\b(?:dutch|jelly) )(?<!\p{L})(?:bab(?:y|ies)|bebek|bébés?|bebés?|säuglinge?|neonat[oi]|lattanti?|niemowl\p{L}+)(?!\p{L})(?!['’]?s? ?(?:back|beets?|beetroots?|bel|bok choy|broccoli|carrots?|clams?|corn(?: cobs)?|courgettes?|eggplants?|gem|greens?|kale|kiwis?|leaf|leaves|leeks?|lettuces?|marrows?|mushrooms?|new|octopus|onions?|peas?|peppers?|plum|potato(?:es)?|ribs|ruth|salad|spinach|squids?|sweetcorn|tomato(?:es)?|turnips?|zucchinis?|cucumbers?|shower)\b)/giu;

/** An age before the first birthday: '7 months old', 'under 1 year', 'six-month-old'. */
const AGE_OF_INFANT =
  /\b(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?(?:months?|mos?|m|weeks?|wks?)[- ]old\b|\b(?:[4-9]|1[01]) ?mos?\b|\b(?:under|below|less than|not yet) (?:1|one|an?|12|twelve)\b(?: ?(?:years?|yrs?|yo|months?)\b)?(?: of age| old)?/giu;

const RESTATED: readonly (readonly [phrase: RegExp, meant: string])[] = [
  // Of sesame, the oil, and not all oil; 'corn and oil' may be all.
  [
    /\b(sesame|peanut|groundnut|sunflower|soy(?:a|bean)?|corn|coconut|walnut|almond|mustard|olive|avocado|hemp)(?:( (?:seeds?|nuts?|beans?|butter)) ?(?:\/|&| and | or )| ?\/) ?oils?\b/gi,
    '$1$2 and $1 oil',
  ],
  // The kind of pepper that a bracket names: black pepper is in nearly everything. A red one may be sweet or hot.
  [/\bpeppers? \((bell|sweet|black|white|chill?i|hot|green)\)/gi, '$1 pepper'],
  [BABY, 'infant'],
  [AGE_OF_INFANT, 'infant'],
];
