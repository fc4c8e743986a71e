const MEASURE =
  'glass(?:es)?|cups?|mugs?|bowls?|slices?|pieces?|handfuls?|plates?|servings?|portions?|cans?|tins?|bottles?|' +
  'tablespoons?|tbsp|teaspoons?|tsp|ounces?|oz|grams?|g|kg|pounds?|lbs?|ml|litres?|liters?|scoops?|bunch(?:es)?';

/** 'a glass of', '2', '200 g', 'slice of': an amount before a food. */
const LEADING_AMOUNT = new RegExp(
  `^(?:(?:an?|one|two|three|\\d[\\d./]*|[½¼¾])\\s+(?:(?:${MEASURE})\\s+(?:of\\s+)?)?|(?:${MEASURE})\\s+of\\s+)`,
  'i',
);

const SHORTEST_FOOD = 3;

/** Removes the amount before the food; '7 up' stays. */
export function withoutAmount(text: string): string {
  const food = text.trim().replace(LEADING_AMOUNT, '');
  return food.length < SHORTEST_FOOD ? text : food;
}

const TRAILING_AMOUNT = new RegExp(
  `,?\\s+(?:\\d[\\d./]*\\s*|[½¼¾]\\s*|(?:an?|one|two|three|half)\\s+)?(?:${MEASURE}|pints?|packets?|bags?|bars?)$|,?\\s+(?:x\\s?)?\\d[\\d./]*$`,
  'i',
);

/** Removes the amount behind the food, 'red wine glass' or 'rice 200 g'; undefined if there is none. */
export function withoutTrailingAmount(text: string): string | undefined {
  const food = text.trim().replace(TRAILING_AMOUNT, '');
  return food === text.trim() || food.length < SHORTEST_FOOD ? undefined : food;
}
