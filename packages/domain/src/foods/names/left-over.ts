/*
 * The words that say of food in a kitchen that it was cooked before.
 */

/** Words that say that a dish was already cooked. */
const KEPT_BEFORE =
  /^(?:(?:the )?rest of (?:the |my |our )?|(?:(?:some|half(?: an?)?|our|my) )?(?:left-?\s?over|frozen|home-?\s?made|chilled|cold|cooked|ready|reheated|yesterday[’']?s|last night[’']?s|sunday[’']?s|(?:mum|mom|gran|nan|nana|granny|grandma)[’']?s|take-?\s?away|take-?\s?out)\s+)(?=\p{L})/iu;
const KEPT_BEHIND =
  /\s+(?:left-?\s?overs?|left over|ready meals?|(?:from )?(?:yesterday|last night|sunday)|take-?\s?away|take-?\s?out)$/i;

/** Whether such words stand behind the name: 'rice leftovers'. */
export const isKeptBehind = (name: string): boolean => KEPT_BEHIND.test(name);

/** A name without the words that say that it was cooked before; the name itself if it has none. */
export function withoutKept(name: string): string {
  let plain = name.replace(KEPT_BEHIND, '');
  while (KEPT_BEFORE.test(plain)) plain = plain.replace(KEPT_BEFORE, '');
  return plain;
}
