import { isForeignName } from '../foods/find-by-words.ts';
import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { findPhrase, inAnyLanguage, type Line, matchAt, partOf, writtenOf } from '../language/grammar.ts';
import { clausesOf, splitAt, takeAsides, trimmed } from '../language/line-parts.ts';
import { measureAt, plainAt } from '../language/measure.ts';
import { isMark } from '../language/tokens.ts';
import { isUnitThatIs } from '../language/units.ts';
import { packageKey } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT } from '../units/weights/weight.ts';
import type { LineMeasure } from './leading-measure.ts';
import { nearestFood } from './line-food.ts';
import { tasteAt } from './line-note.ts';
import { isPreparation, takePreparation } from './preparation.ts';

/** The part of a line after its amount. */
export interface NameParts {
  readonly name: string;
  readonly preparation: string;
  /** Remarks after commas and in parentheses. */
  readonly remarks: readonly Line[];
  /** A weight or measure in brackets, '(about 1½ lb)', and whether it is the one of each piece. */
  readonly aside: (LineMeasure & { readonly isEach: boolean }) | null;
}

/**
 * Divides a line into the food's name and remarks: 'tomatoes (ripe), finely chopped'. `unit` is the unit of the line's
 * amount.
 */
export function nameParts(line: Line, unit = ''): NameParts {
  const { plain, asides } = takeAsides(line);
  const behind = weightBehind(plain);
  const aside = measureIn(asides) ?? behind?.aside ?? null;
  const said = withoutOtherAmount(behind?.name ?? plain);
  const [head = said, ...clauses] = joinAdjectives(
    clausesOf(said).map((clause, at) => withoutNote(clause, at === 0)),
    said,
  );
  const mixed = findPhrase(head, 'mixed', 1)?.at ?? head.tokens.length;
  const whole = withoutSizeLetter(withoutMarksBehind(partOf(head, ignoredAhead(head), mixed)));
  // Chopped tomatoes in a can are sold like that, so 'chopped' is part of the name.
  const isCut = isUnitThatIs('cut', packageKey(unit));
  const { name, preparation } = takePreparation(whole, !isCut);
  // So it is in 'macinato di manzo', which is another food than 'manzo'.
  const isAhead = name.tokens.at(-1) === whole.tokens.at(-1);
  const described = isAhead && isOtherFood(whole, name) ? { name: whole, quality: '' } : takeQuality(name);
  const told = asides.filter((one) => isPreparation(one) || isDivision(one));
  const prepared = clauses.filter((clause) => clause.tokens.length > 0 && !isJoint(clause));
  return {
    name: expanded(described.name),
    preparation: [
      described.name === whole ? '' : preparation,
      described.quality,
      writtenOf(partOf(head, mixed)),
      ...prepared.map(writtenOf),
    ]
      .concat(told.map((one) => writtenOf(withoutNote(one))))
      .filter((one) => one !== '')
      .join(', '),
    remarks: [...clauses, ...told, ...asides.filter((one) => !told.includes(one) && !namesOther(one))],
    aside,
  };
}

/** Without the other amount of 'tomatoes, or 1 can'. */
function withoutOtherAmount(line: Line): Line {
  const at = line.tokens.findIndex((_, from) => {
    const or = from > 0 ? matchAt(line, from, 'or') : undefined;
    return or !== undefined && line.tokens[from]?.kind === 'word' && measureAt(line, or.to) !== null;
  });
  return at < 0 ? line : partOf(line, 0, at);
}

/**
 * Without what the food is for, whether it may be left out, and 'to taste': 'oil for frying', 'salt to taste'. 'Lievito per dolci' is a food
 * of its own.
 */
export function withoutNote(clause: Line, isHead = false): Line {
  const tokens: Line['tokens'][number][] = [];
  for (let at = 0; at < clause.tokens.length; ) {
    const purpose = matchAt(clause, at, 'purpose');
    const isAhead = at === 0 && isHead;
    const said = tasteAt(clause, at) ?? matchAt(clause, at, 'optional') ?? (isAhead ? purpose : undefined);
    if (!said && !isAhead && (purpose ?? matchAt(clause, at, 'what-for'))) break;
    const token = clause.tokens[at];
    if (!said && token) tokens.push(token);
    at = said?.to ?? at + 1;
  }
  const rest = withoutJoint({ ...clause, tokens });
  return isOtherFood(clause, rest) ? withoutJoint(clause) : rest;
}

/** Whether all words are a name in another language than English, and some of them mean another food. */
function isOtherFood(whole: Line, some: Line): boolean {
  const name = writtenOf(whole);
  return isForeignName(name) && findFood(name) !== findFood(writtenOf(some));
}

/** Without the 'and' or 'or' that is left at an end. The 'maïs' of 'farine de maïs' is none, although Portuguese has 'mais'. */
function withoutJoint(clause: Line): Line {
  const last = clause.tokens.length - 1;
  const isLast = last > 0 && clause.tokens[last]?.kind === 'word' && isJoint(partOf(clause, last));
  return trimmed(isLast && findFood(writtenOf(clause)) === undefined ? partOf(clause, 0, last) : clause);
}

function isJoint(clause: Line): boolean {
  const joint = matchAt(clause, 0, 'or') ?? matchAt(clause, 0, 'plus');
  return joint?.to === clause.tokens.length;
}

/** Behind 'some', 'your favourite' and articles. */
function ignoredAhead(line: Line): number {
  const ignored = matchAt(line, 0, 'ignored');
  return ignored !== undefined && ignored.to < line.tokens.length ? ignored.to : 0;
}

function withoutMarksBehind(line: Line): Line {
  let to = line.tokens.length;
  while (to > 1 && isMark(line.tokens[to - 1], '.:')) to -= 1;
  return partOf(line, 0, to);
}

/** 'Huevos' of 'huevos L'. */
function withoutSizeLetter(line: Line): Line {
  const last = line.tokens.length - 1;
  const letters = line.tokens[last]?.text ?? '';
  const isLetter = letters.length <= 2 && letters === letters.toUpperCase();
  return last > 0 && isLetter && matchAt(line, last, 'size') ? partOf(line, 0, last) : line;
}

/** Separates what behind a food only says how large or ripe it is: 'tomates bien mûres'. English has it before the food. */
function takeQuality(name: Line): { readonly name: Line; readonly quality: string } {
  if (isForeignName(writtenOf(name))) return { name, quality: '' };
  for (let from = 1; from < name.tokens.length; from += 1) {
    const found = describedAt(name, from);
    if (found === undefined || found.language === 'en') continue;
    let to = found.to;
    for (let next = describedAt(name, to); next; next = describedAt(name, to)) to = next.to;
    if (to === name.tokens.length)
      return { name: partOf(name, 0, from), quality: writtenOf(partOf(name, from)) };
  }
  return { name, quality: '' };
}

const describedAt = (line: Line, at: number) =>
  matchAt(line, at, 'quality') ?? matchAt(line, at, 'size') ?? matchAt(line, at, 'how');

/** What a card shortens in full: 'bkg powder'. */
function expanded(line: Line): string {
  for (let at = 0; at < line.tokens.length; at += 1) {
    const short = matchAt(line, at, 'abbreviation');
    if (short) {
      const parts = [writtenOf(partOf(line, 0, at)), String(short.value), expanded(partOf(line, short.to))];
      return parts.filter((part) => part !== '').join(' ');
    }
  }
  return writtenOf(line);
}

/** Whether a parenthesis describes a preparation: '(yolks and whites separated)', '(at room temperature)'. */
function isDivision(aside: Line): boolean {
  const last = aside.tokens.length - 1;
  if (aside.tokens[0]?.kind === 'number') return false;
  const trait = matchAt(aside, last, 'trait');
  return trait?.value === 'parted' || matchAt(inAnyLanguage(aside), last, 'prepared') !== undefined;
}

/** Whether a parenthesis is about something else: '(or oat milk)', '(about 200 g)'. */
const namesOther = (aside: Line): boolean =>
  (matchAt(aside, 0, 'or') ?? matchAt(aside, 0, 'about') ?? matchAt(aside, 0, 'out-of')) !== undefined;

/**
 * In 'boneless, skinless chicken breasts' and 'green, black, or mixed olives' the words before the comma are adjectives, not a food: all up
 * to the first clause that names one.
 */
function joinAdjectives(clauses: readonly Line[], line: Line): readonly Line[] {
  const [first] = clauses;
  if (first === undefined) return clauses;
  const isFood = nearestOf(first) !== undefined && !isDescription(first);
  const last = clauses.findIndex((clause, at) =>
    isFood
      ? shareNoun(first, clause)
      : at > 0 && nearestOf(partOf(clause, behindJoint(clause))) !== undefined,
  );
  const end = clauses[last]?.tokens.at(-1)?.end;
  if (last <= 0 || end === undefined) return clauses;
  const start = first.tokens[0]?.start ?? 0;
  const tokens = line.tokens.filter((token) => token.start >= start && token.end <= end);
  return [{ ...line, tokens }, ...clauses.slice(last + 1)];
}

const behindJoint = (line: Line): number => (matchAt(line, 0, 'or') ?? matchAt(line, 0, 'plus'))?.to ?? 0;

/** Whether all words describe a food: 'crisp', 'finely diced'. */
function isDescription(line: Line): boolean {
  let at = 0;
  while (at < line.tokens.length) {
    const found =
      matchAt(line, at, 'quality') ??
      matchAt(line, at, 'state') ??
      matchAt(line, at, 'size') ??
      matchAt(line, at, 'prepared') ??
      matchAt(line, at, 'how');
    if (found === undefined) return false;
    at = found.to;
  }
  return true;
}

/** Whether the last of several choices has the noun of all: 'green, black, or mixed olives', 'chicken, beef, or vegetable stock'. */
function shareNoun(first: Line, last: Line): boolean {
  const or = matchAt(last, 0, 'or');
  if (or === undefined) return false;
  const [kind = '', noun = ''] = [first, last].map(({ tokens }) => tokens.at(-1)?.text);
  return (
    findFood(`${kind} ${noun}`) !== undefined &&
    findFood(writtenOf(partOf(last, or.to))) !== findFood(writtenOf(first))
  );
}

/** The food that the words, or the last of them, mean. */
function nearestOf(line: Line): Food | undefined {
  const words = writtenOf(line);
  const kin = nearestFood(words, []);
  return findFood(words) ?? (kin?.isRough ? undefined : kin?.food);
}

/** 'Rôti de porc de 1,2 kg', 'Kichererbsen à 400 g': the weight of what is named before it. */
function weightBehind(line: Line): { readonly name: Line; readonly aside: NameParts['aside'] } | null {
  for (let at = 1; at < line.tokens.length; at += 1) {
    const of = matchAt(line, at, 'of') ?? matchAt(line, at, 'each');
    const weight = of && plainAt(line, of.to);
    if (weight && weight.to === line.tokens.length && GRAMS_OF_WEIGHT.has(weight.quantity.unit))
      return { name: partOf(line, 0, at), aside: { ...weight.quantity, isEach: true } };
  }
  return null;
}

/** Words that may stand before the weight in a parenthesis: 'about', 'from about', 'total'. */
const MOST_WORDS_AHEAD = 2;

function measureIn(asides: readonly Line[]): NameParts['aside'] {
  for (const aside of asides) {
    for (const clause of splitAt(aside, (at) => isClauseMark(aside, at))) {
      for (let at = 0; at <= MOST_WORDS_AHEAD && isAhead(clause, at); at += 1) {
        const plain = plainAt(clause, at);
        if (
          plain &&
          (GRAMS_OF_WEIGHT.has(plain.quantity.unit) || isUnitThatIs('metric', plain.quantity.unit))
        )
          return { ...plain.quantity, isEach: findPhrase(aside, 'each') !== undefined };
      }
    }
  }
  return null;
}

const isAhead = ({ tokens }: Line, at: number): boolean => at === 0 || tokens[at - 1]?.kind !== 'number';

function isClauseMark({ tokens }: Line, at: number): boolean {
  const isFraction = tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number';
  return isMark(tokens[at], ',;|') || (isMark(tokens[at], '/') && !isFraction);
}
