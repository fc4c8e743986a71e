import { matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { isBullet } from '../../lines/line-text.ts';
import { isPreparationText } from '../../lines/preparation.ts';
import { withoutEnd } from '../../text/ends.ts';
import { isFigures } from './figures.ts';
import { isIngredientLike, startsWithAmount } from './pasted-line.ts';
import { joinDivided, withoutMisreadings } from './scanned-text.ts';
import { sentencesOf } from './sentences.ts';
import { readForAlone } from './servings.ts';
import { readFacts, servingsIn } from './text-facts.ts';
import { headedPart } from './text-headings.ts';

export interface TextLine {
  /** Its number in the text. */
  readonly at: number;
  readonly text: string;
  /** Whether a blank line stands before it. */
  readonly isApart: boolean;
}

/** What messengers put before each message of an export: '[14:33, 3/11/2026] Marta: ', '3/11/26, 2:33 PM - Marta: '. */
const SENT_BY = /^\[?\d[\d/.,: -]{10,22}(?:[ap]\.?m\.?)?\]?(?: [-–])? [^:]{1,40}: /i;

/**
 * The lines of a text that are not blank. A heading on the line of its text ('Method: fry …', 'you need 2 eggs') and
 * the ingredients of a list in one line ('200 g flour, 2 eggs, 1 tsp salt') become lines of their own. Behind `mostRead`
 * lines they stay as they are written.
 */
export function textLines(text: string, mostRead: number): TextLine[] {
  const lines: TextLine[] = [];
  let isApart = false;
  let isListed = false;
  for (const [at, written] of joinDivided(text)
    .split(/\r\n?|\n/)
    .entries()) {
    const typed = written
      .replace(/[\u00ad\u200b-\u200c\u200e\u200f\u2060\ufeff]/g, '')
      .replace(/[\u00a0\u2000-\u200a\u202f\t]/g, ' ')
      .replace(/\*\*|__/g, '')
      .trim()
      .replace(/(?<![\p{L}\d])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\d])/gu, '$2')
      .replace(SENT_BY, '');
    if (lines.length >= mostRead) {
      if (typed !== '') lines.push({ at, text: typed, isApart: false });
      continue;
    }
    const plain = withoutMisreadings(typed, isIngredientLike);
    if (plain === '') isApart = true;
    else if (!isBullet(plain)) {
      const headed = headingAhead(plain, isListed);
      const texts =
        headed === null ? listIn(plain, lines.length === 0) : [headed[0], ...listIn(headed[1], false)];
      isListed ||= texts.some((one) => headedPart(one) === 'ingredients');
      lines.push(...texts.map((one, index) => ({ at, text: one, isApart: isApart && index === 0 })));
      isApart = false;
    }
  }
  return lines;
}

const MOST_HEADING_WORDS = 4;

/**
 * 'Method: fry …' as heading and text. Without a colon a heading stands only before servings, 'Zutaten für 4 Personen',
 * or once before an amount: 'you need 2 eggs'.
 */
export function headingAhead(
  line: string,
  isListed: boolean,
): readonly [heading: string, rest: string] | null {
  const colon = line.indexOf(':');
  const [labelled, behind] = [line.slice(0, Math.max(colon, 0)), line.slice(colon + 1).trim()];
  const part = behind === '' ? undefined : headedPart(labelled);
  if (part === 'ingredients' || (part === 'steps' && !readFacts(line))) return [labelled, behind];
  const words = line.split(' ', MOST_HEADING_WORDS + 1);
  for (let count = 1; count < words.length; count += 1) {
    const heading = words.slice(0, count).join(' ');
    const rest = line.slice(heading.length).trim();
    if (headedPart(heading) !== 'ingredients') continue;
    const said = rest.replace(/^[–—(-]+ ?|[:)]+$/g, '');
    if ((servingsIn(said) ?? readForAlone(said)) !== undefined) return [heading, said];
    if (!isListed && startsWithAmount(rest)) return [heading, rest];
  }
  return null;
}

/** A list of fewer measured ingredients may be one line with its preparation. */
const FEWEST_LISTED = 3;
const COMMA = /[,;] (?![^(]*\))/;
const LABEL = /^([^:\d]{2,60}?)(?::| [-–—]) (?=.)/;

/** Longer lines are no lists. */
const LONGEST_LIST = 4000;

/** The lines of a line that lists ingredients, and may go on with sentences; otherwise the line itself. */
function listIn(line: string, isFirst: boolean): string[] {
  if (line.length > LONGEST_LIST || isFigures(line)) return [line];
  const sentences = sentencesOf(line);
  const at = sentences.findIndex((sentence) => ingredientsIn(sentence) !== null);
  const found = ingredientsIn(sentences[at] ?? '');
  if (!found) return [line];
  const { label, ingredients } = found;
  const before = sentences.slice(0, at);
  const behind = sentences.slice(at + 1);
  const isTitle = isFirst && before.length === 0 && matchPage(pageLineOf(label), 0, 'for') === undefined;
  return [
    ...before,
    ...(label !== '' && isTitle ? [label] : []),
    'Ingredients',
    ...(label !== '' && !isTitle ? [`${label}:`] : []),
    ...ingredients,
    ...(behind.length > 0 ? ['Method', ...behind] : []),
  ];
}

function ingredientsIn(
  sentence: string,
): { readonly label: string; readonly ingredients: readonly string[] } | null {
  const [written = '', label = ''] = LABEL.exec(sentence) ?? [];
  const list = withoutEnd(sentence.slice(written.length), '.');
  const ingredients: string[] = [];
  for (const listed of list.split(COMMA)) {
    const piece = withoutAnd(listed);
    const last = ingredients.at(-1);
    const isNew = startsWithAmount(piece) || (isIngredientLike(piece) && !isPreparationText(piece));
    if (last !== undefined && !isNew) ingredients[ingredients.length - 1] = `${last}, ${piece}`;
    else ingredients.push(piece);
  }
  const isList =
    startsWithAmount(ingredients[0] ?? '') &&
    ingredients.every((one) => one.split(' ').length <= MOST_WORDS) &&
    ingredients.filter(startsWithAmount).length >= FEWEST_LISTED;
  return isList ? { label: label.trim(), ingredients } : null;
}
const MOST_WORDS = 14;

/** '1 egg' of 'and 1 egg'. */
function withoutAnd(text: string): string {
  const line = pageLineOf(text.slice(0, LONGEST_AND));
  const and = matchAt(line, 0, 'plus');
  return and === undefined ? text : text.slice(line.tokens[and.to]?.start ?? 0);
}
const LONGEST_AND = 30;
