/** The purpose of a line's food, if it determines how much is eaten. */
export type LinePurpose = 'taste' | 'serving' | 'garnish' | 'frying' | 'greasing';

/** Properties that a line states for all its foods. */
export interface LineNote {
  readonly isOptional: boolean;
  readonly purpose: LinePurpose | null;
}

const LABEL =
  /^(optional|for serving|to serve|serve with|for garnish|to garnish|garnish|toppings?|optional toppings?|for topping)(?: ingredients)? ?[:–-] ?(?=.)/i;
export const OPTIONAL = /\boptional(?:ly)?\b|\bif (?:desired|you like|using)\b/i;

const PURPOSES: readonly (readonly [LinePurpose, RegExp])[] = [
  [
    'frying',
    /\bfor (?:deep[- ]|shallow[- ]|pan[- ])?(?:frying|searing|saut[eé]ing)|\bto (?:deep[- ]|shallow[- ])?fry\b/i,
  ],
  [
    'greasing',
    /\bfor (?:greasing|brushing|dusting|rolling|the (?:pan|tin|dish|bowl))\b|\bto (?:grease|dust|brush)\b/i,
  ],
  ['serving', /\b(?:for|to) (?:serving|serve|dipping|drizzling|drizzle)\b|\bserve with\b/i],
  [
    'garnish',
    /\b(?:for|to|as) (?:the )?(?:garnish(?:ing)?|toppings?|decorat(?:ion|e|ing)|sprinkling|sprinkle)\b/i,
  ],
  ['taste', /\bto taste\b|\bas (?:needed|required|desired|necessary)\b/i],
];

const MORE = /,? \(?(?:plus|\+) (?:more|extra|some|additional|a little|a bit)\b.*$/i;
/** Parses these properties and returns the line without a leading label such as 'Optional: sesame seeds'. */
export function readLineNote(
  line: string,
): LineNote & { readonly content: string; readonly isLabelled: boolean } {
  const [label = '', meaning = ''] = LABEL.exec(line) ?? [];
  const isPurpose = meaning !== '' && !/optional/i.test(meaning);
  return {
    content: line.slice(label.length).replace(/^\(optional\),? ?/i, ''),
    isLabelled: label !== '',
    isOptional: OPTIONAL.test(line),
    purpose: purposeOf(line.replace(MORE, '')) ?? (isPurpose ? labelPurpose(meaning) : null),
  };
}

function purposeOf(text: string): LinePurpose | null {
  return PURPOSES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function labelPurpose(label: string): LinePurpose {
  return /serv/i.test(label) ? 'serving' : 'garnish';
}
