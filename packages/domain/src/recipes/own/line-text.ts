/** The recipe that a line is a part of by another recipe, and what the person typed for all of its lines: '600 g [Tomato sauce]'. */
export interface RecipePart {
  readonly recipeId: number;
  readonly written: string;
  /** Only of the first line of a part behind the very same part: '[Dough]' twice. */
  readonly isNext?: true | undefined;
}

/** A line of a saved recipe. */
export interface WrittenLine {
  readonly name: string;
  /** '2', '2-3', '1/2', 'to taste'. */
  readonly amount: string;
  readonly unit: string;
  /** What else the line says: 'finely chopped', '400 g each'. */
  readonly note?: string | undefined;
  /** The sub-heading over it: 'For the sauce'; also of the lines below, until the next one. */
  readonly section?: string | undefined;
  /** The line as the person typed it; '' for the second food of a line, 'pepper' of 'salt and pepper'. Absent for ideas. */
  readonly typed?: string | undefined;
  /** Absent for a line of the recipe itself. */
  readonly part?: RecipePart | undefined;
}

/** Whether a line is the first of a part. */
export const beginsPart = (
  { part, section }: Pick<WrittenLine, 'part' | 'section'>,
  before: Pick<WrittenLine, 'part' | 'section'> | undefined,
): boolean =>
  part !== undefined &&
  (part.isNext === true || part.written !== before?.part?.written || section !== before.section);

/** Lines for somebody who does not have the recipes that are parts: each part by its own lines. */
export const withoutParts = <L extends WrittenLine>(lines: readonly L[]): Omit<L, 'part'>[] =>
  lines.map(({ part: _, ...line }) => line);

/** Amounts in words, which stand behind the food. */
const BY_WORDS = /^(?:to taste|as needed|very little|for )/i;

/** The lines of a saved recipe as text, one each, for editing; `''` of them are left out and sub-headings stand over theirs. */
export function lineTexts(lines: readonly WrittenLine[]): string[] {
  const texts: string[] = [];
  let section: string | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.section !== undefined && line.section !== section) texts.push(`${line.section}:`);
    section = line.section ?? section;
    const text = line.part?.written ?? line.typed ?? composed(line);
    // All lines of a part are typed as one.
    if (text !== '' && (line.part === undefined || beginsPart(line, lines[at - 1]))) texts.push(text);
  }
  return texts;
}

function composed({ name, amount, unit, note }: WrittenLine): string {
  const said = note === undefined || note === '' ? '' : `, ${note}`;
  if (amount === '' || BY_WORDS.test(amount)) return `${name}${said}${amount === '' ? '' : `, ${amount}`}`;
  const measure = unit === '' || unit === 'piece' ? amount : `${amount} ${unit}`;
  return `${measure} ${name}${said}`;
}
