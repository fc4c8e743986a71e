/** Sentences about heat; what rises, rests, soaks or cools in the meantime is not cooked. */
const COOKS = /\b(?:simmer|cook|bake|roast|boil|braise|steam|stew|fry|grill|poach)/i;
const WAITS = /\b(?:rise|rest|soak|marinate|chill|freeze|leave|stand|set aside|cool|fridge|overnight)\b/i;

const TOLD = /(?<amount>\d+(?:[½¼¾])?|[½¼¾])(?: to (?:\d+(?:[½¼¾])?))? (?<unit>minute|hour)s?\b/g;

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Minutes of the longest single stretch of cooking that the steps tell: 90 of '1½ hours', 75 of '75 to 90 minutes'. */
export function longestCooking(steps: readonly string[]): number {
  const sentences = steps.flatMap((step) => step.split(/(?<=[.!;]) /));
  const told = sentences
    .filter((sentence) => COOKS.test(sentence) && !WAITS.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(TOLD)])
    .map(({ groups }) => numberOf(groups?.amount ?? '') * (groups?.unit === 'hour' ? 60 : 1));
  return Math.max(0, ...told);
}

function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ''] ?? 0;
  return Number(text.replace(/[½¼¾]/, '') || 0) + fraction;
}
