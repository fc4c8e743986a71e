import { lineOf, matchAt, writtenOf } from '../../language/grammar.ts';
import { readLeadingMeasure } from '../../lines/leading-measure.ts';
import { tasteAt } from '../../lines/line-note.ts';
import type { LinePart } from '../../lines/line-part.ts';
import { contentOf } from '../../lines/line-text.ts';
import type { IngredientLine } from '../../lines/read-line.ts';
import { readLines } from '../../lines/read-lines.ts';
import { formatAmount } from '../../units/amount.ts';
import { lineTexts, type RecipePart, type WrittenLine } from './line-text.ts';

/** A typed line: a sub-heading, or its foods as the recipe will list them. */
export interface OwnLine {
  readonly text: string;
  /** 'For the sauce'; null for a line with food. */
  readonly heading: string | null;
  /** None for a heading. */
  readonly foods: readonly OwnFood[];
}

export interface OwnFood {
  readonly line: WrittenLine;
  /** Undefined for a kept line, and for what is no food: '4 skewers'. */
  readonly part: LinePart | undefined;
}

/** Of which recipe the line at an index is a part. */
type PartOf = (index: number) => RecipePart | undefined;

/** Lengths of the stored fields. */
const LONGEST = { name: 200, amount: 50, note: 300 } as const;

/** The lines of a recipe, of its typed lines as `readLine` reads them; blank ones are left out. Nothing typed is lost. */
export function ownLines(read: readonly IngredientLine[], partOf: PartOf = () => undefined): OwnLine[] {
  let section: string | undefined;
  return read.flatMap(({ text: written, heading, parts }, at): OwnLine[] => {
    const text = written.trim();
    if (text === '') return [];
    if (heading !== null) {
      section = heading;
      return [{ text, heading, foods: [] }];
    }
    const partly = partOf(at);
    const of = { ...(section !== undefined && { section }), ...(partly && { part: partly }) };
    if (parts.length === 0) {
      const name = writtenOf(contentOf(text)).slice(0, LONGEST.name) || text.slice(0, LONGEST.name);
      return [
        {
          text,
          heading: null,
          foods: [{ part: undefined, line: { name, amount: '', unit: '', typed: text, ...of } }],
        },
      ];
    }
    // Only the first food of a line begins a part.
    const others = partly && { part: { ...partly, isNext: undefined } };
    const foods = parts.map((part, index) => ({
      part,
      line: {
        ...writtenPart(part, text, parts.length === 1),
        typed: index === 0 ? text : '',
        ...of,
        ...(index > 0 && others),
      },
    }));
    return [{ text, heading: null, foods }];
  });
}

/** The typed lines of a recipe, read. */
export const readOwnLines = (texts: readonly string[]): OwnLine[] => ownLines(readLines(texts));

/**
 * The lines to store for the typed ones. A line whose text is unchanged stays as it was stored, so that what was not typed here,
 * an idea's line, is not read anew.
 */
export function storedLines(lines: readonly OwnLine[], before: readonly WrittenLine[] = []): WrittenLine[] {
  const kept = new Map(before.map((line) => [lineTexts([{ ...line, section: undefined }])[0] ?? '', line]));
  return lines.flatMap(({ text, foods }) => {
    const [first] = foods;
    const known = first?.line.part ? undefined : kept.get(text);
    // What was typed here is read again: its foods may be several.
    if (!known || known.typed !== undefined || !first) return foods.map(({ line }) => line);
    const { section, ...line } = known;
    return [first.line.section === undefined ? line : { ...line, section: first.line.section }];
  });
}

function writtenPart(part: LinePart, text: string, isAlone: boolean): Omit<WrittenLine, 'typed' | 'section'> {
  const amount = amountOf(part);
  const { name: bare, unit } =
    part.food?.name === wholeName(part).toLowerCase() ? { name: wholeName(part), unit: '' } : part;
  const note = (isAlone ? noteIn(writtenOf(contentOf(text)), part) : part.preparation).slice(0, LONGEST.note);
  const name = bare.slice(0, LONGEST.name);
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    amount,
    unit: part.amount === null ? '' : unit || part.size || 'piece',
    ...(note !== '' && note !== amount && { note }),
  };
}

/** A bay leaf is counted in leaves, and is called so. */
const wholeName = ({ name, unit }: LinePart) => `${name} ${unit}`;

function amountOf({ amount, purpose, food }: LinePart): string {
  if (amount !== null) {
    const [low, high] = [formatAmount(amount.low), formatAmount(amount.high)];
    return (low === high ? low : `${low}-${high}`).slice(0, LONGEST.amount);
  }
  if (purpose === 'serving') return 'for serving';
  if (purpose === 'garnish') return 'for garnish';
  return purpose === 'taste' || food?.category === 'spice' ? 'to taste' : 'as needed';
}

/** What a line says beside amount, unit and name: 'finely chopped', '400 g each, drained'. */
function noteIn(line: string, { name, amount, unit, size, preparation }: LinePart): string {
  const measure = amount === null ? null : readLeadingMeasure(line);
  const rest = measure?.rest ?? line;
  const at = rest.toLowerCase().indexOf(name.toLowerCase());
  const isSummedUp = measure !== null && amount !== null && measure.low !== amount.low;
  if (at === -1 || name === '' || isSummedUp) return preparation;
  const isUnitBehind = measure?.unit === '' && unit !== '';
  const behind = rest.slice(at + name.length);
  // '2-inch piece of ginger' is one piece.
  const isLength = measure?.inches !== undefined && measure.between === '';
  const said = [
    isLength ? line.slice(0, line.length - rest.length).replace(/ of $/i, '') : (measure?.between ?? ''),
    rest.slice(0, at),
    isUnitBehind
      ? behind.replace(/^ \p{L}+/u, '')
      : measure === null && amount !== null
        ? preparation
        : behind,
  ];
  return said
    .map(tidy)
    .filter((one) => one !== '' && !isToldElsewhere(one, unit === '' && size !== null))
    .join(', ');
}

/** 'To taste' is the amount, and a size is the unit of what is counted. */
function isToldElsewhere(text: string, isSized: boolean): boolean {
  const line = lineOf(text);
  const told = tasteAt(line, 0) ?? (isSized ? matchAt(line, 0, 'size') : undefined);
  return told?.to === line.tokens.length;
}

/** Without the marks around it: ', (14.5-ounce)' → '14.5-ounce'. */
function tidy(text: string): string {
  const plain = text.replace(/^[\s,;:–—-]+|[\s,;:]+$/g, '');
  return /^\([^()]*\)$/.test(plain) ? plain.slice(1, -1).trim() : plain;
}
