import { matchAt } from '../../language/grammar.ts';
import { matchPage, pageLineOf } from '../../language/page-grammar.ts';
import { lazy } from '../../lazy.ts';
import { withoutBullet } from '../../lines/line-text.ts';
import { readLine } from '../../lines/read-line.ts';
import { beginsSmall, endsWithOne, withoutEnd } from '../../text/ends.ts';
import type { Difficulty } from '../composed-recipe.ts';
import { isFigures } from './figures.ts';
import { isJsonLike } from './forgiving-json.ts';
import { withoutMarkup } from './markup.ts';
import { isAmountAlone, isGroup, isIngredientLike, startsWithAmount, wordsIn } from './pasted-line.ts';
import { ingredientsOfProse } from './read-prose.ts';
import { sentencesOf } from './sentences.ts';
import { readStructuredRecipe, type StructuredRecipe } from './structured-recipe.ts';
import {
  factOfLines,
  factsAmongSteps,
  isLabelled,
  readFacts,
  readSomeFacts,
  servingsBehindName,
  servingsIn,
  servingsSaidIn,
  type TextFacts,
} from './text-facts.ts';
import {
  announcesName,
  type HeadedPart,
  headedPart,
  isChatter,
  isFarewell,
  isFurniture,
  isGreeting,
  isNote,
  isSeparator,
  isStepGroup,
  isStepNumber,
  isTags,
  namesPartOfDish,
  plainName,
  stepNumberOf,
  withoutHashes,
} from './text-headings.ts';
import { type TextLine, textLines } from './text-lines.ts';

/** A recipe taken from a text. What the text does not say is '' or null. */
export interface ReadRecipe {
  readonly name: string;
  readonly description: string;
  readonly servings: number | null;
  /** Minutes. */
  readonly prepTime: number | null;
  readonly cookTime: number | null;
  readonly cuisine: string;
  readonly difficulty: Difficulty | null;
  /** One each, as written, without bullets; a sub-heading ends with a colon: 'For the sauce:'. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** The address of its picture, as a page or a file says it. */
  readonly picture: string;
  /** The lines that were not understood, in their order. */
  readonly left: readonly string[];
}

/** A description that is longer tells a story, and is left. */
const LONGEST_DESCRIPTION = 600;
const LONGEST_NAME = 100;
/** What comes behind is left: a recipe has fewer lines. */
const MOST_LINES = 300;
/** Shorter lines are not wrapped. */
const SHORTEST_WRAPPED = 30;

/**
 * Takes a recipe's text apart: a message, a page of a book or of a site, with headings of any kind or none. JSON-LD of a
 * recipe site and the files of other apps are read too. Nothing is lost: what is not understood is in `left`.
 */
export function readRecipeText(text: string): ReadRecipe {
  const structured = readStructuredRecipe(text);
  if (structured) return asRead(structured);
  if (isJsonLike(text)) return { ...NOTHING, left: text.split('\n') };
  const all = textLines(withoutMarkup(text), MOST_LINES);
  const { own, next } = withoutNext(withFactsJoined(all.slice(0, MOST_LINES)));
  const sorted = sortByHeading(own);
  const title = takeName(sorted.head);
  const behind = title.behind.filter(({ text }) => !isLabelled(text) || isIngredientLike(text));
  const parts = divide(behind, sorted);
  const pieces = piecesAhead(parts.ingredients);
  const isRecipe = parts.ingredients.length > 0 || (parts.steps.length > 0 && sorted.hasSteps);
  if (!isRecipe) return readProse(all);
  const told = parts.description.filter(({ text }) => !isChatter(text));
  const description = told.map((line) => line.text).join('\n');
  const isStory = description.length > LONGEST_DESCRIPTION;
  const { cookTime, usesTotal } = cookTimeOf(sorted.facts);
  const left = [
    ...sorted.left,
    ...title.before,
    ...title.behind.filter((line) => !behind.includes(line)),
    ...parts.description.filter((line) => isStory || !told.includes(line)),
    ...next,
    ...(usesTotal ? [] : sorted.totals),
    ...all.slice(MOST_LINES),
  ].sort((one, other) => one.at - other.at);
  return {
    name: title.name,
    description: isStory ? '' : description,
    servings:
      sorted.facts.servings ??
      title.servings ??
      pieces ??
      servingsSaid([...parts.steps, ...parts.description]),
    prepTime: sorted.facts.prepTime ?? null,
    cookTime,
    cuisine: sorted.facts.cuisine ?? '',
    difficulty: sorted.facts.difficulty ?? null,
    ingredients: writeIngredients(parts.ingredients.slice(pieces === undefined ? 0 : 1)),
    steps: writeSteps(parts.steps),
    picture: '',
    left: left.map((line) => line.text),
  };
}

/** A recipe of structured data as one that was read. */
export function asRead(structured: StructuredRecipe): ReadRecipe {
  const { name, description, cuisine, ingredients, steps, picture, notes } = structured;
  const { servings = null, prepTime = null, cookTime = null } = structured;
  const numbers = { servings, prepTime, cookTime };
  return {
    name,
    description,
    cuisine,
    ingredients,
    steps,
    picture,
    ...numbers,
    difficulty: null,
    left: notes,
  };
}

/** The pieces that a dish is cut into, on a line of its own over the first sub-heading: '12 Stück', 'Für den Teig:'. */
function piecesAhead([first, next]: readonly TextLine[]): number | undefined {
  const isYield = first && next && isAmountAlone(first.text) && isGroup(next.text);
  const [amount] = isYield ? readLine(withoutBullet(first.text)).parts : [];
  return amount?.amount && amount.unit === '' ? Math.round(amount.amount.low) : undefined;
}

/** A recipe that is told in sentences; nothing is read of other texts. */
function readProse(lines: readonly TextLine[]): ReadRecipe {
  const sentences = lines.slice(0, MOST_LINES).flatMap(({ text }) => sentencesOf(text));
  const ingredients = ingredientsOfProse(sentences);
  if (ingredients.length === 0) return { ...NOTHING, left: lines.map((line) => line.text) };
  const [first = '', ...others] = sentences.filter((sentence) => servingsIn(sentence) === undefined);
  const isName =
    first.split(' ').length <= MOST_NAME_WORDS && ingredientsOfProse(others).length === ingredients.length;
  return {
    ...NOTHING,
    name: isName ? withoutEnd(plainName(first), '.:,;!') : '',
    servings: servingsSaid(lines),
    ingredients,
    steps: isName ? others : [first, ...others],
    left: lines.slice(MOST_LINES).map((line) => line.text),
  };
}
const MOST_NAME_WORDS = 9;

function servingsSaid(lines: readonly TextLine[]): number | null {
  return lines.map(({ text }) => servingsSaidIn(text)).find((servings) => servings !== undefined) ?? null;
}

const NOTHING: Omit<ReadRecipe, 'left'> = {
  name: '',
  description: '',
  servings: null,
  prepTime: null,
  cookTime: null,
  cuisine: '',
  difficulty: null,
  ingredients: [],
  steps: [],
  picture: '',
};

/** The lines with one line for the label and the value of a fact, which pages write below each other: 'Servings' and '6'. */
function withFactsJoined(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next, third] = lines.slice(at, at + 3);
    if (!line) break;
    const ahead = next ? factOfLines(line.text, next.text) : null;
    const isNextLabel = next && third && factOfLines(next.text, third.text) !== null;
    const fact = ahead ?? (next && !isNextLabel ? factOfLines(next.text, line.text) : null);
    joined.push(fact === null ? line : { ...line, text: fact });
    if (fact !== null) at += 1;
  }
  return joined;
}

interface Sorted {
  /** What stands before the first heading. */
  readonly head: readonly TextLine[];
  readonly ingredients: readonly TextLine[];
  readonly steps: readonly TextLine[];
  readonly left: readonly TextLine[];
  readonly facts: TextFacts;
  /** Lines that only say how long everything takes. */
  readonly totals: readonly TextLine[];
  readonly hasIngredients: boolean;
  readonly hasSteps: boolean;
}

function sortByHeading(lines: readonly TextLine[]): Sorted {
  const parts: Record<HeadedPart | 'head', TextLine[]> = { head: [], ingredients: [], steps: [], other: [] };
  const left: TextLine[] = [];
  const totals: TextLine[] = [];
  const begun = new Set<HeadedPart>();
  let facts: TextFacts = {};
  let part: HeadedPart | 'head' = 'head';
  for (const [at, line] of lines.entries()) {
    const headed = headedPart(line.text);
    const next = headed === 'other' && isButton(at) ? undefined : headed;
    const isNew = next !== undefined && !(part === 'steps' && next === 'steps');
    const fact = withoutBullet(withoutHashes(line.text));
    const said =
      part === 'steps'
        ? factsAmongSteps(fact)
        : part === 'other'
          ? null
          : (readFacts(fact) ?? factsAmongSteps(fact));
    if (isSeparator(line.text)) {
      // It only divides.
    } else if (isNew) {
      part = next;
      begun.add(next);
    } else if (next !== undefined) {
      // A second heading of the same part says nothing more.
    } else if (said) {
      facts = { ...said, ...facts };
      if (Object.keys(said).join() === 'totalTime') totals.push(line);
    } else if (part !== 'steps' && part !== 'other' && readSomeFacts(fact)) {
      facts = { ...readSomeFacts(fact), ...facts };
      left.push(line);
    } else if (at < GREETING_LINES && isGreeting(line.text)) {
      left.push(line);
    } else if (
      (headed !== undefined && next === undefined) ||
      isFurniture(line.text) ||
      isFigures(fact, isFigures(lines[at - 1]?.text ?? '', true)) ||
      isTags(line.text) ||
      (part === 'steps' && isNote(line.text)) ||
      (part !== 'steps' && isPageNumber(at)) ||
      (at >= lines.length - FAREWELL_LINES && isFarewell(line.text))
    ) {
      left.push(line);
    } else if (!isStepNumber(line.text) || part !== 'steps') parts[part].push(line);
  }
  return {
    ...parts,
    left: [...left, ...parts.other],
    facts,
    totals,
    hasIngredients: begun.has('ingredients'),
    hasSteps: begun.has('steps'),
  };

  /** A number on a line of its own, of which nothing is counted in the next line. */
  function isPageNumber(at: number): boolean {
    const [text = '', next] = [lines[at]?.text, lines[at + 1]?.text];
    if (!/^\d{1,4}$/.test(text)) return false;
    return next === undefined
      ? lines[at]?.isApart === true
      : startsWithAmount(next) || readFacts(next) !== null;
  }

  /** A link to another part of the page, where it stands over the recipe: 'Reviews'. What it is about does not follow. */
  function isButton(at: number): boolean {
    const behind = lines[at + 1]?.text ?? '';
    const isAhead = !begun.has('ingredients') && !begun.has('steps');
    return (
      isAhead &&
      (parts.head.length === 0 ||
        isFurniture(behind) ||
        readFacts(behind) !== null ||
        headedPart(behind) !== undefined)
    );
  }
}
const FAREWELL_LINES = 3;
/** A message greets before its recipe's name or right behind it. */
const GREETING_LINES = 2;

function cookTimeOf({ prepTime = 0, cookTime, totalTime }: TextFacts) {
  if (cookTime !== undefined || totalTime === undefined)
    return { cookTime: cookTime ?? null, usesTotal: false };
  return { cookTime: Math.max(0, totalTime - prepTime), usesTotal: true };
}

/** The first line that can be a name; what stands before it is a greeting or belongs to the page. */
function takeName(head: readonly TextLine[]) {
  const canBe = ({ text }: TextLine) =>
    text.length <= LONGEST_NAME &&
    !endsWithOne(text, '.,:;') &&
    sentencesOf(text).length === 1 &&
    !startsWithAmount(text);
  const found = head.findIndex(canBe);
  const first = head.findIndex(({ text }) => startsWithAmount(text));
  const ahead = first === -1 ? head : head.slice(0, first);
  const said =
    found === -1 ? ahead.findIndex(({ text }) => text.length <= LONGEST_NAME && !isGroup(text)) : found;
  const next = ahead[said + 1];
  // 'Here's the curry' announces the name that follows.
  const at = next && canBe(next) && announcesName(head[said]?.text ?? '') ? said + 1 : said;
  if (at === -1) return { name: '', servings: undefined, before: [], behind: head };
  const written = withoutEnd(withoutBullet(withoutHashes(head[at]?.text ?? '')), '.:,;');
  const [aside = '', inside = ''] = / ?\(([^()]+)\)$/.exec(written) ?? [];
  const servings = servingsBehindName(inside);
  const name = plainName(servings === undefined ? written : written.slice(0, -aside.length));
  return { name, servings, before: head.slice(0, at), behind: head.slice(at + 1) };
}

interface Divided {
  readonly description: readonly TextLine[];
  readonly ingredients: readonly TextLine[];
  readonly steps: readonly TextLine[];
}

/** Where a heading is missing, a line is what it looks like. */
function divide(
  behind: readonly TextLine[],
  { ingredients, steps, hasIngredients, hasSteps }: Sorted,
): Divided {
  if (hasIngredients && hasSteps) return { description: behind, ingredients, steps };
  if (hasIngredients) {
    const cut = bestCut(ingredients, false);
    return {
      description: behind,
      ingredients: ingredients.slice(0, cut.end),
      steps: ingredients.slice(cut.end),
    };
  }
  const cut = hasSteps ? { ...bestCut(behind, true), end: behind.length } : bestCut(behind, true);
  return {
    description: behind.slice(0, cut.start),
    ingredients: behind.slice(cut.start, cut.end),
    steps: hasSteps ? steps : behind.slice(cut.end),
  };
}

/** The lines from `start` to `end` are the ingredients: the cut with which most lines are what they look like. */
function bestCut(
  lines: readonly TextLine[],
  hasDescription: boolean,
): { readonly start: number; readonly end: number } {
  const worth = lines.map(({ text }, at) =>
    isIngredientLike(text) || isAmountAlone(text) || goesOnList(text, lines[at - 1]?.text) ? 1 : -1,
  );
  const startsSo = lazy(() => lines.map(({ text }) => startsWithAmount(text)));
  const sums = [0];
  for (const one of worth) sums.push((sums.at(-1) ?? 0) + one);
  const upTo = (at: number) => sums[at] ?? 0;
  const whole = upTo(lines.length);
  let best = { start: 0, end: 0, score: Number.NEGATIVE_INFINITY };
  for (let start = 0; start <= (hasDescription ? lines.length : 0); start += 1) {
    // An ingredient in the description counts double: it would be lost to the list.
    const before = (start + upTo(start)) / 2;
    for (let end = start; end <= lines.length; end += 1) {
      const score = upTo(end) - upTo(start) - (whole - upTo(end)) - before * 2;
      // As many for it as against it: a measured line lost to the steps would lose its allergens.
      const isEven = score === best.score && start === best.start && startsSo()[end - 1] === true;
      if (score > best.score || isEven) best = { start, end, score };
    }
  }
  return best;
}

/** Whether a line has the bullet of the measured line before, and no capital as a step has: '- le zeste d’un citron'. */
function goesOnList(line: string, before = ''): boolean {
  const bullet = /^[-–—*•▢✓] ?(?=\p{Ll})/u.exec(line)?.[0];
  return bullet !== undefined && before.startsWith(bullet) && isIngredientLike(before) && isShortLine(line);
}

/** The lines of a list without bullets, and without numbers if they are counted through. */
function unnumbered(
  lines: readonly TextLine[],
): { readonly text: string; readonly isMarked: boolean; readonly isApart: boolean }[] {
  const plain = lines.map(({ text, isApart }) => {
    const bare = withoutBullet(withoutHashes(text));
    return { text: bare, isMarked: bare !== text, isApart };
  });
  const counted = plain.map(({ text }) => stepNumberOf(text));
  const numbers = counted.flatMap((step) => step?.count ?? []);
  const isCounted =
    numbers[0] === 1 && numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) <= 1);
  if (!isCounted || (numbers.length < 2 && plain.length > 1)) return plain;
  return plain.map((line, at) => {
    const rest = counted[at]?.rest ?? '';
    return rest === '' ? line : { ...line, text: rest, isMarked: true };
  });
}

/**
 * Whether a picture and a few words stand over measured lines: '🥟 Dumplings'. Where most lines have pictures, they are bullets. The same words in
 * capitals, which may be a food as well, are a heading if they stand apart and name a part of the dish: 'PEANUT DRESSING'.
 */
function areHeadings(lines: readonly TextLine[]): readonly boolean[] {
  const pictured = lines.map(({ text, isApart }, at) => {
    const isCapital = (isApart || at === 0) && /^[\p{Lu} &'’-]{4,40}$/u.test(text);
    const isPart = isCapital && namesPartOfDish(text);
    return isPart || (/^\p{Extended_Pictographic}/u.test(text) && !/\d/.test(text));
  });
  if (pictured.filter(Boolean).length * 3 > lines.length) return lines.map(() => false);
  return pictured.map(
    (isPictured, at) =>
      isPictured && isShortLine(lines[at]?.text ?? '') && startsWithAmount(lines[at + 1]?.text ?? ''),
  );
}

function writeIngredients(lines: readonly TextLine[]): string[] {
  const written: string[] = [];
  const headings = areHeadings(lines);
  let isOpen = false;
  for (const [at, { text, isMarked }] of unnumbered(lines).entries()) {
    if (headings[at]) {
      written.push(`${withoutEnd(text, ':')}:`);
      continue;
    }
    const last = written.at(-1);
    const goesOn = isUnfinished(last ?? '') && !isMarked && !startsWithAmount(text);
    if (last !== undefined && (isOpen || goesOn)) written[written.length - 1] = `${last} ${text}`;
    else written.push(isGroup(text) ? `${withoutEnd(text, ':')}:` : text);
    const now = written.at(-1) ?? '';
    isOpen =
      isAmountAlone(now) ||
      now.endsWith(',') ||
      (now.lastIndexOf('(') > now.lastIndexOf(')') && now.length < LONGEST_NAME);
  }
  return written;
}

/** Whether a line goes on in the next one: 'fry gently for', '10 minutes'. */
function isUnfinished(text: string): boolean {
  const line = pageLineOf(text.slice(-SHORTEST_WRAPPED));
  const last = line.tokens.length - 1;
  const isJoint = JOINTS.some((kind) => matchAt(line, last, kind) !== undefined);
  return (
    isJoint || matchPage(line, last, 'break') !== undefined || matchPage(line, last, 'for') !== undefined
  );
}
const JOINTS = ['of', 'about', 'to'] as const;

const isShortLine = (text: string) => wordsIn(text) <= MOST_NAME_WORDS && !endsWithOne(text, '.!?');

/**
 * The name of a group of steps goes before its first one: 'For the sauce: Melt the butter.' A wrapped line goes on in lower case, where the
 * line before is long and has no end, and steps begin with a capital.
 */
function writeSteps(lines: readonly TextLine[]): string[] {
  const written: string[] = [];
  const steps = unnumbered(lines);
  const isCapital = !beginsSmall(steps[0]?.text ?? '');
  let before = '';
  let group: string | undefined;
  for (const [at, { text, isMarked, isApart }] of steps.entries()) {
    // An unnumbered line over numbered ones is their heading: 'Make the sauce'.
    const isOverNumbers = !isMarked && steps[at + 1]?.isMarked === true && isShortLine(text);
    const isPart = isApart && isShortLine(text) && namesPartOfDish(text);
    if (group === undefined && (isStepGroup(text) || isOverNumbers || isPart)) {
      group = withoutEnd(text, ':');
      continue;
    }
    const isMore =
      group === undefined &&
      isCapital &&
      !isMarked &&
      !isApart &&
      (beginsSmall(text) || (/^\d/.test(text) && isUnfinished(before))) &&
      before.length >= SHORTEST_WRAPPED &&
      !endsWithOne(before, '.!?:;');
    if (isMore) written[written.length - 1] = `${written.at(-1)} ${text}`;
    else written.push(group === undefined ? text : `${group}: ${text}`);
    before = text;
    group = undefined;
  }
  return group === undefined ? written : [...written, group];
}

/** Longer lines are sentences. */
const LONGEST_TITLE = 80;

/**
 * The lines of the first recipe of a text, and those of the next ones. Another recipe has a list of its own behind the
 * steps of the first, under a title on its own. A list under the name of a part ('Icing') belongs to the same dish.
 */
function withoutNext(lines: readonly TextLine[]): {
  readonly own: readonly TextLine[];
  readonly next: readonly TextLine[];
} {
  const parts = lines.map(({ text }) => headedPart(text));
  const steps = parts.indexOf('steps');
  const list = parts.indexOf('ingredients');
  if (steps < 0 || list < 0) return { own: lines, next: [] };
  for (const [at, part] of parts.entries()) {
    if (part !== 'ingredients' || at <= Math.max(steps, list)) continue;
    const start = startOfRecipe(lines, at, Math.max(steps, list) + 1);
    if (start !== undefined) return { own: lines.slice(0, start), next: lines.slice(start) };
  }
  return { own: lines, next: [] };
}

/** Where the recipe begins whose list has its heading at `list`; undefined if nothing says that it is another one. */
function startOfRecipe(lines: readonly TextLine[], list: number, least: number): number | undefined {
  let start = list;
  let hasTitle = false;
  for (let at = list - 1; at > least; at -= 1) {
    const line = lines[at];
    if (!line) break;
    const isRule = isSeparator(line.text);
    const isFact = !isRule && readFacts(line.text) !== null;
    if (!isRule && !isFact && (hasTitle || !canBeTitle(line, lines[at - 1]))) break;
    hasTitle ||= !isRule && !isFact;
    start = at;
  }
  return hasTitle ? start : undefined;
}

function canBeTitle({ text, isApart }: TextLine, before: TextLine | undefined): boolean {
  const isOnItsOwn = isApart || text.startsWith('#') || (before !== undefined && isSeparator(before.text));
  return (
    isOnItsOwn &&
    text.length <= LONGEST_TITLE &&
    !endsWithOne(text, '.,;!?') &&
    !startsWithAmount(text) &&
    !namesPartOfDish(text)
  );
}
