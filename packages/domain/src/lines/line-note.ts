import { findPhrase, inAnyLanguage, type Line, type Match, matchAt, partOf } from '../language/grammar.ts';
import { trimmed } from '../language/line-parts.ts';
import { isMark } from '../language/tokens.ts';

/** The purpose of a line's food, if it determines how much is eaten; the first of them that a line says counts. */
const PURPOSES = ['frying', 'greasing', 'serving', 'garnish', 'taste'] as const;
export type LinePurpose = (typeof PURPOSES)[number];

/** Properties that a line states for all its foods. */
export interface LineNote {
  readonly isOptional: boolean;
  readonly purpose: LinePurpose | null;
}

interface ReadNote extends LineNote {
  /** The line without its label. */
  readonly content: Line;
  readonly isLabelled: boolean;
}

/** Reads these properties, and separates a label such as 'Optional: sesame seeds'. */
export function readLineNote(line: Line): ReadNote {
  const label = labelOf(line);
  const more = line.tokens.findIndex((_, at) => beginsMore(line, at));
  const said = purposeIn(more < 0 ? line : partOf(line, 0, more));
  return {
    content: withoutNoteAhead(partOf(line, label?.to ?? 0)),
    isLabelled: label !== undefined,
    isOptional: findPhrase(line, 'optional') !== undefined,
    purpose: said ?? label?.purpose ?? null,
  };
}

/** The label of what is served with a dish, or may be left out: 'To serve: ', 'Optional toppings – '. */
function labelOf(line: Line): { readonly purpose: LinePurpose | null; readonly to: number } | undefined {
  const optional = matchAt(line, 0, 'optional');
  const at = optional?.to ?? 0;
  const label = matchAt(line, at, 'purpose-label');
  const to = behindHeading(line, label?.to ?? at);
  const isLabel = (optional ?? label) !== undefined && isMark(line.tokens[to], ':–-');
  if (!isLabel || to + 1 >= line.tokens.length) return undefined;
  return { purpose: label ? purposeOf(label) : null, to: to + 1 };
}

/** Behind the 'ingredients' of 'optional ingredients'. */
const behindHeading = (line: Line, at: number): number => matchAt(line, at, 'dish-part')?.to ?? at;

function purposeIn(line: Line): LinePurpose | undefined {
  const said = line.tokens
    .flatMap((_, at) => matchAt(line, at, 'purpose') ?? tasteAt(line, at) ?? [])
    .map(purposeOf);
  return PURPOSES.find((purpose) => said.includes(purpose));
}

const purposeOf = ({ value }: Match): LinePurpose => PURPOSES.find((one) => one === value) ?? 'serving';

/** Whether more of the same without an amount begins: 'plus extra for dusting'. */
export function beginsMore(line: Line, at: number): boolean {
  const plus = matchAt(line, at, 'plus');
  return plus !== undefined && matchAt(line, plus.to, 'more') !== undefined;
}

/** Without '(optional)' or 'n. B.' before the food. */
function withoutNoteAhead(line: Line): Line {
  const isAside = line.tokens[0]?.key === '(';
  const ahead = matchAt(line, isAside ? 1 : 0, 'optional') ?? tasteAt(line, 0);
  if (ahead === undefined) return line;
  const to = isAside ? ahead.to + 1 : ahead.to;
  const rest = trimmed(partOf(line, to));
  const isWhole = !isAside || line.tokens[ahead.to]?.key === ')';
  return isWhole && rest.tokens.some(({ kind }) => kind !== 'mark') ? rest : line;
}

/** 'To taste' of any language at a token: 'q.b.'. */
export function tasteAt(line: Line, at: number): Match | undefined {
  const purpose = matchAt(inAnyLanguage(line), at, 'purpose');
  return purpose?.value === 'taste' ? purpose : undefined;
}
