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
}

/** Amounts in words, which stand behind the food. */
const BY_WORDS = /^(?:to taste|as needed|very little|for )/i;

/** The lines of a saved recipe as text, one each, for editing; `''` of them are left out and sub-headings stand over theirs. */
export function lineTexts(lines: readonly WrittenLine[]): string[] {
  const texts: string[] = [];
  let section: string | undefined;
  for (const line of lines) {
    if (line.section !== undefined && line.section !== section) texts.push(`${line.section}:`);
    section = line.section ?? section;
    const text = line.typed ?? composed(line);
    if (text !== '') texts.push(text);
  }
  return texts;
}

function composed({ name, amount, unit, note }: WrittenLine): string {
  const said = note === undefined || note === '' ? '' : `, ${note}`;
  if (amount === '' || BY_WORDS.test(amount)) return `${name}${said}${amount === '' ? '' : `, ${amount}`}`;
  const measure = unit === '' || unit === 'piece' ? amount : `${amount} ${unit}`;
  return `${measure} ${name}${said}`;
}
