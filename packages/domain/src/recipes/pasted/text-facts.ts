import { CUISINES } from '../../ingredient.ts';
import { withoutPictures } from '../../lines/line-text.ts';
import type { Difficulty } from '../composed-recipe.ts';
import { isFigures } from './figures.ts';
import { readForAlone, readServings } from './servings.ts';

/** What a recipe's text says beside its ingredients and steps; undefined where it says nothing. */
export interface TextFacts {
  readonly servings?: number;
  /** Minutes. */
  readonly prepTime?: number;
  readonly cookTime?: number;
  /** Minutes of everything together. */
  readonly totalTime?: number;
  readonly cuisine?: string;
  readonly difficulty?: Difficulty;
}

const MOST_MINUTES = 10_080;
/** Longer lines are prose. */
const LONGEST_LINE = 120;

/** 'Tiempo de cocción', 'temps de cuisson', 'czas gotowania': the word for time before what is timed. */
const TIME_OF = /^(?:tiempo|temps|tempo|czas)(?: (?:de|di|do|du|la|a|of))* (?!total)/iu;

const KINDS: readonly (readonly [kind: 'prepTime' | 'cookTime' | 'totalTime', word: RegExp])[] = [
  [
    'totalTime',
    /^(?:total|gesamt|ready in|time|takes|duration|durée totale|tiempo total|tempo total|temps total|totale|łączn|całkowit)/iu,
  ],
  [
    'prepTime',
    /^(?:prep|hands[- ]on|active|vorbereitung|arbeitszeit|zubereitung|préparation|preparaci[óo]n|preparazione|preparo|przygotowani|voorbereiding)/i,
  ],
  [
    'cookTime',
    /^(?:cook|bak(?:e|ing|$)|roast|simmer|grill|oven|koch|back|garzeit|cuisson|cocci[óo]n|cottura|cozimento|forno|gotowani|pieczeni|oventijd|kooktijd|bereidingstijd)/i,
  ],
];
const TIME_LABEL =
  /^((?:total|prep|hands[- ]on|active|cook|bak|roast|simmer|grill|oven|vorbereitung|arbeitszeit|zubereitung|koch-?\/back|koch|back|gar|gesamt|préparation|cuisson|durée|tiempo|preparación|cocci[óo]n|preparaci[óo]n|preparazione|cottura|temps|tempo|preparo|cozimento|czas|przygotowanie|gotowanie|pieczenie|oventijd|kooktijd|bereidingstijd|voorbereiding|ready in|time|takes|duration)[\p{L} ]{0,24}?) ?[:–—-]? ?(?:is |of |about |approx\.? |ca\.? )?(?=\d|an? hour|½|half an)/iu;
const DURATION_PART =
  /^(?:and |,|&|\+)? ?(\d{1,4}(?:[.,]\d{1,2})?|½|an?|half an)(½)? ?(hours?|hrs?|h|std\.?|stunden?|heures?|horas?|ore|ora|godzin[ay]?|godz\.?|uur|uren|minutes?|minuty?|minuut|mins?|min\.?|minuten|minuti|minutos|m|days?)\b\.?/iu;
const REST_OF_DURATION = /^(?:(?:minutes?|mins?|hours?|hrs?)|(?:-|–|to) ?)$/i;

const HOURS = /^(?:h|std|stunde|heure|hora|ore|ora|godz|uur|uren)/i;
const DIFFICULTIES: Readonly<Record<string, Difficulty>> = {
  easy: 'Easy',
  simple: 'Easy',
  beginner: 'Easy',
  einfach: 'Easy',
  leicht: 'Easy',
  medium: 'Medium',
  moderate: 'Medium',
  intermediate: 'Medium',
  mittel: 'Medium',
  hard: 'Hard',
  difficult: 'Hard',
  challenging: 'Hard',
  advanced: 'Hard',
  schwer: 'Hard',
  facile: 'Easy',
  'très facile': 'Easy',
  'molto facile': 'Easy',
  fácil: 'Easy',
  facil: 'Easy',
  łatwe: 'Easy',
  łatwy: 'Easy',
  makkelijk: 'Easy',
  moyen: 'Medium',
  media: 'Medium',
  medio: 'Medium',
  médio: 'Medium',
  média: 'Medium',
  średnie: 'Medium',
  gemiddeld: 'Medium',
  difficile: 'Hard',
  difícil: 'Hard',
  dificil: 'Hard',
  trudne: 'Hard',
  moeilijk: 'Hard',
};

/**
 * The facts that a line consists of: 'Serves 4 | Prep: 10 min, cook 1 hr 30 min'. Null unless all of the line is
 * understood, so that nothing of it is lost.
 */
export function readFacts(line: string): TextFacts | null {
  const isSentence = /[a-z]\.$/.test(line) && !/:|\btime\b|\bmins?\.$/i.test(line);
  if (line.length > LONGEST_LINE || (isSentence && !/^(?:serves|makes|takes)\b/i.test(line))) return null;
  const whole = readFact(line) ?? readAlone(line);
  if (whole) return whole;
  let facts: TextFacts = {};
  const pieces = piecesOf(line);
  if (pieces.length < 2) return null;
  for (const piece of pieces) {
    const fact = readFact(piece) ?? (BARE_MINUTES.test(piece.trim()) ? readAlone(piece) : null);
    if (!fact) return null;
    facts = { ...facts, ...fact };
  }
  return facts;
}

/** What says something only as a line of its own: 'for 2', '20 mins'. */
function readAlone(line: string): TextFacts | null {
  const text = line.trim().replace(/[.!]+$/, '');
  const servings = readForAlone(text);
  if (servings !== undefined) return { servings };
  const total = BARE_MINUTES.test(text) ? readDuration(text) : null;
  return total === null ? null : { totalTime: total };
}
const BARE_MINUTES = /^(?:about |approx\.? |ca\.? |~ ?)?\d{1,3} ?(?:mins?|minutes|minuten|hours?|hrs?)\.?$/i;

/** The parts of '25 minutes | Serves 2 | 480 kcal' that are facts; null if fewer than two are. The other parts are lost. */
export function readSomeFacts(line: string): TextFacts | null {
  if (line.length > LONGEST_LINE) return null;
  const plus = readFact(line.replace(/ ?(?:\+|\bplus\b) [\p{L} ]+$/iu, ''));
  if (plus && line.includes(':')) return plus;
  const pieces = piecesOf(line);
  const facts = pieces.flatMap((piece) => {
    const total = readDuration(piece);
    return readFact(piece) ?? (total === null ? [] : { totalTime: total });
  });
  const areKnown =
    pieces.length > 1 && pieces.every((piece) => isLabelled(piece) || isFigures(piece) || readFact(piece));
  return facts.length === 0 || (facts.length < 2 && !areKnown) ? null : Object.assign({}, ...facts);
}

/** 'Course: Main', 'Author: Ada': of a recipe card, and no description. */
export const isLabelled = (text: string): boolean => /^[\p{L}][\p{L} ]{1,25}: \S/u.test(text);

/** The parts of a line that may be facts of their own. */
function piecesOf(line: string): string[] {
  return line
    .replace(/(?:(?<![\p{L}.])\p{L}+\.? ){0,3}\p{L}+(?= ?:| \d)/gu, (words, at: number) => {
      const label = suffixesOf(words).find(isFactLabel);
      if (label === undefined || (label === words && at === 0)) return words;
      return `${words.slice(0, words.length - label.length)}| ${label}`;
    })
    .split(GAP)
    .flatMap((part) => part.split(APART).filter((piece) => piece.trim() !== ''));
}

/** 'minutes Total Time', 'Total Time', 'Time'. */
function suffixesOf(words: string): string[] {
  const parts = words.split(' ');
  return parts.map((_, at) => parts.slice(at).join(' '));
}

/** Whether words make a fact of a value behind them: 'Servings', 'Prep Time'. */
const isFactLabel = (words: string): boolean =>
  readFact(`${words}: 4`) !== null || readFact(`${words}: 4 min`) !== null || isFigures(`${words}: 4`);

const LONGEST_LABEL = 40;

/** The fact of a label and its value on lines of their own, in either order: 'Servings' and '6'; null if they are none. */
export function factOfLines(label: string, value: string): string | null {
  if (label.length > LONGEST_LABEL || value.length > LONGEST_LABEL) return null;
  const written = label.replace(/[ :]+$/, '');
  if (!/^\p{L}[^\d:.,]*$/u.test(written) || !/^(?:\P{L}*\d|\p{L}+\.? ?\d)/u.test(value)) return null;
  const fact = `${written}: ${value}`;
  return readFact(fact) === null ? null : fact;
}

/** Columns of a printed card. */
const GAP = / {2,}/;

/** Between facts: a mark, or the next label: 'Serves: 4 Time: 25 mins', 'Serves 8 Prep 10 minutes'. */
const APART =
  / ?[|•·;] ?| [-–—/] |, |(?<=\d|mins?|minutes?|hours?|hrs?|people|servings|portions) (?=\p{L}[\p{L} ]{2,14}:)|(?<=^(?:serves|servings|makes|yields?|feeds):? \d{1,3}) (?=(?:prep|cook|bake|total)\b)/iu;

/** The servings that a sentence is about: 'Serves 4.', 'Feeds 4 👍', 'Enough for 4 hungry people'. Undefined if none. */
export function servingsIn(sentence: string): number | undefined {
  const plain = withoutPictures(sentence)
    .trim()
    .replace(/^(?:edit|update|note|p\.?s\.?): /i, '')
    .replace(/[.!]+$/, '');
  return readServings(plain);
}

/** The servings that a text says in one of its sentences, which may go on: 'Simmer. Serves 4 with naan.' */
export function servingsSaidIn(text: string): number | undefined {
  for (const sentence of text.split(/(?<=[.!?;)]) +| *\p{Extended_Pictographic}+\uFE0F? */u)) {
    const [begun] = /(?:^|(?<=\())(?:serves|feeds) \d{1,3}\b/i.exec(sentence) ?? [];
    const servings = servingsIn(sentence) ?? servingsIn(begun ?? '');
    if (servings !== undefined) return servings;
  }
  return undefined;
}

/** The servings in brackets behind a name: '2 glasses', '3 bowls', 'for 3'. Undefined for anything else. */
export function servingsBehindName(text: string): number | undefined {
  const said = servingsIn(text) ?? readAlone(text)?.servings;
  if (said !== undefined) return said;
  const isCount = /^\d{1,2} (?:big |small |large |little )?(?:glasses|bowls|plates|cups|mugs|drinks)$/i.test(
    text,
  );
  return isCount ? Number.parseInt(text, 10) : undefined;
}

function readFact(text: string): TextFacts | null {
  const piece = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/[.!]$/, '')
    .trim();
  const servings = readServings(piece);
  return servings === undefined ? (readTime(piece) ?? readWord(piece)) : { servings };
}

/** '20 min prep', '5 minutes cook time'. */
const TIME_BEHIND =
  /^(.{2,24}?) (?:of )?(prep|cook|bak|roast|total|hands[- ]on|active)(?:aration|ing|ed|e)?(?: time)?$/i;

function readTime(written: string): TextFacts | null {
  const [, duration, kindWord] = TIME_BEHIND.exec(written) ?? [];
  const piece = duration === undefined ? written : `${kindWord} ${duration}`;
  const [label = '', word = ''] = TIME_LABEL.exec(piece) ?? [];
  const timed = label.replace(TIME_OF, '');
  const kind = KINDS.find(([, pattern]) => pattern.test(word) || pattern.test(timed))?.[0];
  // 'Cook for 25 min' is a step.
  if (kind === undefined || /\b(?:for|until)\b/i.test(label)) return null;
  const minutes = readDuration(piece.slice(label.length));
  return minutes === null ? null : { [kind]: minutes };
}

/** Minutes of '1 hr 30 min', '20 Minuten', '1½ hours', '1:30', and of a range its end; null unless that is all of the text. */
export function readDuration(text: string): number | null {
  const [, hours, minutesPast] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours !== undefined) return Number(hours) * 60 + Number(minutesPast) || null;
  let rest = text.trim().replace(/^\d{1,3} ?(?:-|–|to) ?(?=\d)/, '');
  let minutes = 0;
  for (let part = DURATION_PART.exec(rest); part; part = DURATION_PART.exec(rest)) {
    const [written, count = '', half, unit = ''] = part;
    const value = amountOf(count) + (half === undefined ? 0 : 0.5);
    minutes += value * (/^d/i.test(unit) ? 1440 : HOURS.test(unit) ? 60 : 1);
    rest = rest.slice(written.length).trim();
    // '2 hrs 45'.
    if (HOURS.test(unit) && /^[0-5]?\d$/.test(rest)) rest = `${rest} min`;
  }
  const isAll = rest === '' || REST_OF_DURATION.test(rest);
  return isAll && minutes > 0 && minutes <= MOST_MINUTES ? Math.round(minutes) : null;
}

function amountOf(count: string): number {
  if (count === '½' || /^half/i.test(count)) return 0.5;
  return /^an?$/i.test(count) ? 1 : Number(count.replace(',', '.'));
}

/** 'Cuisine: Italian', 'Easy', 'Difficulty: medium'. */
function readWord(piece: string): TextFacts | null {
  const [, label = '', value = piece] =
    /^(cuisine|difficulty|level|skill level|schwierigkeit(?:sgrad)?|difficolt[àa]|dificultad|dificuldade|difficulté|niveau|poziom trudno[śs]ci|trudno[śs][ćc]|moeilijkheid)(?!\p{L}) ?:? ?(.+)$/iu.exec(
      piece,
    ) ?? [];
  const word = value.trim().toLowerCase();
  const isDifficulty = Object.hasOwn(DIFFICULTIES, word) && !/cuisine/i.test(label);
  if (isDifficulty) return { difficulty: DIFFICULTIES[word] ?? 'Medium' };
  const cuisine = CUISINES.find((known) => known.toLowerCase() === word);
  return cuisine !== undefined && /cuisine/i.test(label) ? { cuisine } : null;
}
