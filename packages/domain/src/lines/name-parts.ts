import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { lineOf, matchAt } from '../language/grammar.ts';
import { plainAt, textOf } from '../language/measure.ts';
import { packageKey } from '../units/unit.ts';
import { GRAMS_OF_WEIGHT } from '../units/weights/weight.ts';
import { type LineMeasure, plainMeasure } from './leading-measure.ts';
import { nearestFood } from './line-food.ts';
import { OPTIONAL } from './line-note.ts';
import { takeAsides } from './line-text.ts';
import { isPreparation, takePreparation } from './preparation.ts';

/** The part of a line after its amount. */
export interface NameParts {
  readonly name: string;
  readonly preparation: string;
  /** Remarks after commas and in parentheses. */
  readonly remarks: readonly string[];
  /** A weight or measure in brackets, '(about 1½ lb)', and whether it is the one of each piece. */
  readonly aside: (LineMeasure & { readonly isEach: boolean }) | null;
}

const SAYS_WHAT_FOR =
  /,? (?:to taste|as (?:needed|required|desired|necessary)|for (?:the )?(?:(?:deep|shallow|pan)[- ]?)?[\p{L}]+ing\b.*|for (?:the )?(?:garnish|topping|pan|tin|decoration)s?\b.*|to (?:serve|garnish|drizzle|grease|dust|decorate|fry|top)\b.*|if (?:desired|needed|using).*|(?:of|or) (?:your )?choice|\(?optional\)?)(?=$|[ ,])/giu;
const SAYS_NOTHING_AHEAD = /^(?:some|lots of|plenty of|a little|a bit of|your favou?rite|more|the) /i;
const OTHER_AMOUNT = /,? or (?=(?:about )?(?:[\d¼-¾⅐-⅞]|one |an? )).*$/i;

/**
 * Splits a text into the food's name and remarks: 'tomatoes (ripe), finely chopped'. `unit` is the unit of the line's
 * amount.
 */
export function nameParts(text: string, unit = ''): NameParts {
  const { plain, asides } = takeAsides(text);
  const behind = weightBehind(plain);
  const aside = measureIn(asides) ?? behind?.aside ?? null;
  const bare = (behind?.name ?? plain)
    .replace(OTHER_AMOUNT, '')
    .replace(SAYS_WHAT_FOR, ' ')
    .replace(SAYS_NOTHING_AHEAD, '')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/ (?:or|and)$/i, '');
  const [head = '', ...clauses] = joinAdjectives(
    bare.split(/,(?!\d)|;| [–—-] /).map((clause) => clause.trim()),
  );
  const [whole = '', mixed = ''] = splitMixed(head.replace(/[.:]$/, '').trim());
  // Chopped tomatoes in a can are sold like that, so 'chopped' is part of the name.
  const { name, preparation } = takePreparation(withoutSizeLetter(whole), !SOLD_CUT.has(packageKey(unit)));
  const notes = [...clauses, ...asides.filter((one) => isPreparation(one) || isDivision(one))];
  const prepared = clauses.filter((clause) => !/^(?:or|and|plus)?$/i.test(clause) && !OPTIONAL.test(clause));
  const fromAsides = asides
    .filter((one) => isPreparation(one) || isDivision(one))
    .map((one) => one.replace(/,? ?optional/i, ''));
  return {
    name,
    preparation: [preparation, mixed, ...prepared, ...fromAsides].filter((one) => one !== '').join(', '),
    remarks: [
      ...notes,
      ...asides.filter((one) => !notes.includes(one) && !/^(?:or|sub|such|see|about|from)\b/i.test(one)),
    ],
    aside,
  };
}

/** 'Huevos' of 'huevos L'. */
function withoutSizeLetter(name: string): string {
  const line = lineOf(name);
  const last = line.tokens.length - 1;
  const isLetter = last > 0 && /^\p{Lu}{1,2}$/u.test(line.tokens[last]?.text ?? '');
  return isLetter && matchAt(line, last, 'size') ? textOf(line, { from: 0, to: last }) : name;
}

const SOLD_CUT: ReadonlySet<string> = new Set(['can', 'jar', 'bag', 'package']);

/** Splits off what a food is mixed with: 'cornstarch mixed with 2 tablespoons water' → 'cornstarch' and the rest. */
function splitMixed(name: string): [string, string] {
  const at = name.search(
    / (?:mixed|whisked|dissolved|combined|stirred|blended|soaked|tossed) (?:with|in|into|together)\b/i,
  );
  return at === -1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

/** Whether a parenthesis describes a preparation: '(yolks and whites separated)', '(at room temperature)'. */
function isDivision(aside: string): boolean {
  return /(?:separated|divided|temperature|chopped|sliced|minced|diced|melted|softened|drained|rinsed|peeled)$/i.test(
    aside,
  );
}

/**
 * In 'boneless, skinless chicken breasts' and 'green, black, or mixed olives' the words before the comma are adjectives, not a food: all up
 * to the first clause that names one.
 */
function joinAdjectives(clauses: string[]): string[] {
  const [first = ''] = clauses;
  const isFood = nearestOf(first) !== undefined && !ADJECTIVES.test(first);
  const last = clauses.findIndex((clause, at) =>
    isFood
      ? shareNoun(first, clause)
      : at > 0 && nearestOf(clause.replace(/^(?:and|or) /i, '')) !== undefined,
  );
  return last === -1 ? clauses : [clauses.slice(0, last + 1).join(', '), ...clauses.slice(last + 1)];
}

/** Whether the last of several choices has the noun of all: 'green, black, or mixed olives', 'chicken, beef, or vegetable stock'. */
function shareNoun(first: string, last: string): boolean {
  if (!/^or /i.test(last)) return false;
  const [kind, noun] = [first, last].map((clause) => clause.split(' ').at(-1) ?? '');
  return findFood(`${kind} ${noun}`) !== undefined && findFood(last.replace(/^or /i, '')) !== findFood(first);
}

/** The food that the words, or the last of them, mean. */
function nearestOf(words: string): Food | undefined {
  const kin = nearestFood(words, []);
  return findFood(words) ?? (kin?.isRough ? undefined : kin?.food);
}

const ADJECTIVES =
  /^(?:(?:crisp|tart|juicy|tender|soft|crusty|stale|day[- ]old|boneless|skinless|bone-in|skin-on|fresh|dried|large|medium|small|ripe|firm|cold|cooked|frozen|raw|unsalted|low[- ]sodium|low[- ]fat|fat[- ]free|reduced[- ]fat|sweet|dry|hot|warm|plain|lean|extra|good[- ]quality|thick[- ]cut|organic|canned|unsweetened|full[- ]fat|finely|freshly|chopped|diced|sliced|minced|grated|shredded|peeled|cubed) ?)+$/i;

/** 'Rôti de porc de 1,2 kg': the weight of what is named before it. */
function weightBehind(text: string): { readonly name: string; readonly aside: NameParts['aside'] } | null {
  const line = lineOf(text);
  for (let at = 1; at < line.tokens.length; at += 1) {
    const of = matchAt(line, at, 'of');
    const weight = of && plainAt(line, of.to);
    if (weight && weight.to === line.tokens.length && GRAMS_OF_WEIGHT.has(weight.quantity.unit))
      return { name: textOf(line, { from: 0, to: at }), aside: { ...weight.quantity, isEach: true } };
  }
  return null;
}

const ABOUT = /^(?:about|approx(?:imately|\.)?|around|roughly|or|from about|from|~|=|each|at least|total) ?/i;

function measureIn(asides: readonly string[]): NameParts['aside'] {
  for (const aside of asides) {
    for (const clause of aside.split(/[,;|]|(?<!\d)\/|\/(?!\d)/)) {
      const text = clause.trim().replace(ABOUT, '').replace(ABOUT, '');
      const measure = plainMeasure(text);
      if (measure && GRAMS_OF_WEIGHT.has(measure.unit)) {
        return { ...measure, isEach: /\beach\b|\bper\b|\bapiece\b/i.test(aside) };
      }
    }
  }
  return null;
}
