/** The conditions with which daily goals of the usual formulas can do harm. */
export type Condition = 'pregnancy' | 'kidney disease' | 'diabetes';

interface ConditionWords {
  readonly condition: Condition;
  readonly pattern: RegExp;
}

/** How people name the conditions, in English and by the word stems that European languages share. */
const WORDS: readonly ConditionWords[] = [
  {
    condition: 'pregnancy',
    pattern:
      /\bpregnan|\bbreast-?\s?feed|\blactating\b|\btrimester|\bexpecting (?:a (?:baby|child)|twins|our\b)|\bpost-?partum|\bschwanger|\bstillzeit|\benceinte|\bgrossesse|\bembaraz|\bincinta|\bgravid/,
  },
  {
    condition: 'kidney disease',
    pattern:
      /\bkidneys?\b(?! (?:beans?|pies?)\b)|\brenal\b|\bckd\b|\bdial[yi]s|\bnephr|\bnefr|\bnierenkrank|\bniereninsuff/,
  },
  { condition: 'diabetes', pattern: /diabet|\binsulin|\bt[12]dm?\b|\btype [12]\b/ },
];

/** Words before a name in the same part of a sentence that say it is not so. */
const DENIED = /\b(?:no|not|non|never|without|free of|kein[e]?|nicht|ohne|pas|sans|sin|senza)\b|n['’]t\b/;

/** Whether a part of a sentence names the condition without denying it before. */
function names(part: string, pattern: RegExp): boolean {
  const at = part.search(pattern);
  return at >= 0 && !DENIED.test(part.slice(0, at));
}

/**
 * The conditions that somebody's texts name: health conditions, allergies and notes in their own words. Each part of a
 * sentence is read by itself; one that is not clearly denied counts, because a warning too many does no harm.
 */
export function namedConditions(texts: readonly string[]): Condition[] {
  const parts = texts.flatMap((text) => text.toLowerCase().split(/[.,;:!?\n()]|\bbut\b/));
  return WORDS.filter(({ pattern }) => parts.some((part) => names(part, pattern))).map(
    ({ condition }) => condition,
  );
}
