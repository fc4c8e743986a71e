/** What a person left out of a food: 'burger no bun', 'salad without dressing', 'bunless burger'. */
export interface LeftOut {
  /** The text without the words that exclude something. */
  readonly text: string;
  /** The excluded terms, and their positions in `text`. */
  readonly terms: readonly { readonly term: string; readonly at: number }[];
}

/** With such a claim it is another product that a search finds by name, so these words stay in the text. */
const LABELLED =
  'gluten|wheat|lactose|dairy|alcohol|booze|caffeine|meat|fat|carbs?|calories|grains?|soy|pork|animal|gelatine?|yeast|nuts?|peanuts?|pulp|stress|idea';
const WORD = String.raw`\p{L}[\p{L}'’-]*`;
const BEHIND = new RegExp(
  String.raw`(?:,? ?\(| ?, ?| )(?:(?:but|and) )?(?:with no|without|w\/o|no|minus|hold the|sans|ohne|sin) (?:any |the |added )?(?!(?:${LABELLED})\b)(${WORD}(?: ${WORD}){0,2}?)(?: added)?\)?(?=$| ?[,;]| (?:and|with|w\/|but|or|on|in|no|without|for|plus)\b| \+| \d)`,
  'giu',
);
/** Before a name, only parts that can be left out of a dish: 'no bake' and 'no name' are not exclusions. */
const TAKEN_OFF = 'bun|bread|cheese|sauce|dressing|mayo|rice|beans?|butter|tortilla|crouton';
const AHEAD = new RegExp(
  String.raw`(?<=^|[,;] ?|\b(?:and|with|an?|\d) )(?:no (${TAKEN_OFF})|(${TAKEN_OFF})-?less) (?=\p{L})`,
  'giu',
);
/** Two terms of one exclusion: 'no bun or cheese'. */
const OR = / (?:or|nor) (?:any |the )?(\p{L}[\p{L}'’-]*)(?=$| ?[,;]| (?:and|with|but)\b)/iu;
const MOST_TERMS = 6;

/** Finds what is left out of the foods of a clause; label claims such as 'no gluten' stay. Linear in the text. */
export function readLeftOut(clause: string): LeftOut {
  const terms: { term: string; at: number }[] = [];
  let text = clause;
  for (let tries = 0; tries < MOST_TERMS; tries += 1) {
    const behind = new RegExp(BEHIND.source, 'iu').exec(text);
    const found = behind ?? new RegExp(AHEAD.source, 'iu').exec(text);
    if (!found) break;
    const term = (found[1] ?? found[2] ?? '').toLowerCase();
    const rest = text.slice(found.index + found[0].length);
    const also = behind ? OR.exec(rest) : null;
    const isNext = also !== null && also.index === 0;
    text = text.slice(0, found.index) + (isNext ? rest.slice(also[0].length) : rest);
    terms.push({ term, at: behind ? found.index : found.index + 1 });
    if (isNext) terms.push({ term: (also[1] ?? '').toLowerCase(), at: found.index });
  }
  return { text: text.trim(), terms };
}
