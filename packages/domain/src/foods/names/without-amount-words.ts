const NUMBER =
  '(?:\\d+(?:[.,/]\\d+)?(?:\\s*[-–]\\s*\\d+)?(?:\\s\\d/\\d)?|\\d*[½¼¾⅓⅔⅛]|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|couple|few|some)';

const WEIGHT =
  '(?:g|gr|grams?|grammes?|kg|kilos?|kilograms?|mg|oz|ounces?|lbs?|pounds?|ml|cl|dl|l|lt|ltr|lit(?:er|re)s?|fl\\.?\\s?oz|pints?|quarts?|qt|gal|gallons?|inch(?:es)?|in|cm)';

const MEASURE =
  '(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|dessertspoons?|spoonfuls?|glass(?:es)?|handfuls?|pinch(?:es)?|dash(?:es)?|splash(?:es)?|drizzles?|drops?|knobs?|scoops?|bowls?|sticks?|pats?|cloves?|heads?|bulbs?|stalks?|sprigs?|bunch(?:es)?|rashers?|slices?|strips?|pieces?|sheets?|cubes?|racks?|sides?|ears?|balls?|logs?|wedges?|knuckles?|dozen)';

const PACKAGE =
  '(?:cans?|tins?|jars?|packs?|packets?|pkts?|packages?|pkgs?|bags?|sacks?|boxe?s?|bottles?|cartons?|containers?|tubs?|tubes?|pots?|sachets?|pouch(?:es)?|punnets?|trays?|blocks?|bricks?|lo(?:af|aves)|cases?|crates?|bars?|rolls?|wheels?|rounds?|six[- ]packs?)';

const SIZE =
  '(?:large|small|medium|big|extra[- ]large|heaped|heaping|level|generous|good|family[- ]size|thick|whole)';

/** '2 lb', '1 (14 oz) can of', '3 x 400g tins', 'a bag of'. A number needs a unit, an 'x' or a space behind it. */
const LEADING = new RegExp(
  `^(?:(?:(?:~|about\\s)?${NUMBER}(?:\\s*x\\s*(?=\\d)|\\s*[-–]?\\s*${WEIGHT}\\.?(?:[\\s/-]+|$)|\\s+))+(?:/\\s*\\d+\\s*${WEIGHT}\\s+)?(?:${SIZE}\\s+)?(?:(?:${WEIGHT}|${MEASURE}|${PACKAGE})\\.?\\s+)*(?:of\\s+(?:the\\s+)?)?|(?:${SIZE}\\s+)?(?:${MEASURE}|${PACKAGE})\\s+of\\s+)`,
  'i',
);

/** 'no. 5', '14 oz', '(2 x 400 g)', '500g pack', '80/20'. */
const TRAILING = new RegExp(
  `[\\s,–-]+(?:no\\.?\\s*\\d+|#\\s?\\d+|\\d+\\s*x\\s*\\d+\\s*${WEIGHT}?|\\d+(?:[.,]\\d+)?\\s*[-–]?\\s*(?:${WEIGHT}|ct|count|pk|${PACKAGE})(?:\\s+${PACKAGE})?|x\\s?\\d+|\\d{2}/\\d{1,2}|\\d+)$`,
  'i',
);

/** What grows and is used green when it comes by the bunch: 'a bunch of coriander' is not its seed. */
const GREEN = /\b(?:bunch(?:es)?|handfuls?|sprigs?)\b/i;

/** A name without how much there is and what it is packed in, and whether it comes from a can. */
export interface WithoutAmount {
  readonly food: string;
  readonly isFromCan: boolean;
}

/** Reads an amount and a package off a name; the name stays as it is when nothing else would be left. */
export function withoutAmountWords(text: string): WithoutAmount {
  const [amount = ''] = LEADING.exec(text.trim()) ?? [];
  const food = text.trim().slice(amount.length).replace(TRAILING, '').trim();
  if (!/\p{L}{2}/u.test(food)) return { food: text, isFromCan: false };
  const isFromCan = /\b(?:cans?|tins?)\b/i.test(amount);
  return { food: GREEN.test(amount) ? `fresh ${food}` : food, isFromCan };
}
