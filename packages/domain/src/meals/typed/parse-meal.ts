import { FORMS, QUALIFIERS } from '../../foods/names/name-words.ts';
import { matchAt } from '../../language/grammar.ts';
import { numberAt } from '../../language/numbers.ts';
import { matchPage } from '../../language/page-grammar.ts';
import { foodOf } from './composed-of.ts';
import { amountsAt, meaningAt } from './meal-amount.ts';
import { isStrangeIn, type MealLine } from './meal-line.ts';
import type { Found } from './meal-words.ts';
import type { TypedAmount } from './typed-amount.ts';

/** What a piece of a typed meal does for the item that it belongs to. */
export type Role =
  | 'food'
  | 'state'
  | 'maker'
  | 'unknown'
  | 'amount'
  | 'calories'
  | 'without'
  | 'share'
  | 'joint'
  | 'break'
  | 'open'
  | 'close'
  | 'remark'
  | 'ignored';

/** One way to read some tokens. */
export interface Piece {
  readonly role: Role;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly found?: Found;
  readonly amount?: TypedAmount;
  readonly isBare?: boolean;
  /** Whether a word that may be a name follows the amount. */
  readonly isAhead?: boolean;
  /** Whether the number is a word of another language: the 'doce' of 'batata doce' is no twelve. */
  readonly isForeign?: boolean;
  /** The word between items, in its canonical form: 'with', 'and', 'on', 'made-of', ',', ':'. */
  readonly joint?: string;
  /** Kilocalories, or the number of people who share. */
  readonly number?: number;
  readonly terms?: readonly string[];
}

/** What has been read of an item. */
const PHASES = {
  /** Nothing yet. */
  start: 0,
  /** Only an amount. */
  amount: 1,
  /** Words that may name it, but no food. */
  named: 2,
  namedAmount: 3,
  food: 4,
  foodAmount: 5,
  /** An amount behind the food. */
  done: 6,
  /** A comma behind a food without and with an amount; what describes it may follow. */
  openComma: 7,
  doneComma: 8,
  /** Words that tell of the item, up to the next joint. */
  remark: 9,
  /** Only who makes it. */
  maker: 10,
  /** Nothing yet of any item. */
  blank: 11,
} as const;
type Phase = (typeof PHASES)[keyof typeof PHASES];
const P = PHASES;

/** What each piece costs, in foods; the cheapest reading wins. Found by hand on the days that were tuned on. */
const COST = {
  food: 1,
  foreign: 1.02,
  named: 0.99,
  namedEnglish: 0.97,
  namedAlone: 1.03,
  /** A name only beside other foods. */
  beside: 1.4,
  state: 0.25,
  qualifier: 0.3,
  percent: 0.6,
  whose: 0.6,
  maker: 0.4,
  foodToo: 1.1,
  unknown: 2,
  ignored: 0.15,
  remark: 0.7,
  remarkWord: 0.28,
  remarkFood: 0.8,
  amountAhead: 0.2,
  bareAhead: 0.28,
  amountBehind: 0.35,
  joint: 0.1,
  /** A word of a language of which the text shows no other word. */
  strange: 0.5,
  /** Less for each further word of a name. */
  perWord: 0.03,
  /** A second food in one name: 'chicken rice'. */
  compound: 0.45,
  /** An item that follows another one without a word between them. */
  row: 1.3,
  rowWithAmount: 0.55,
  secondAmount: 0.7,
  /** An amount within a name. */
  within: 0.3,
  strayJoint: 0.3,
  onlyAmount: 2,
  noFood: 1,
} as const;

/** The items of a text, each as the pieces that were read. */
export interface ParsedItem {
  readonly pieces: readonly Piece[];
  /** What stands before it: 'with', 'and', 'on', 'made-of', ',', ':', '' at the beginning and in a row. */
  readonly joint: string;
  /** The number of its clause; a comma begins a new one. */
  readonly clause: number;
  readonly isInBrackets: boolean;
  /** Whether 'and' stands before or behind it, or 'with' before it. */
  readonly isListed: boolean;
}

export interface ParsedMeal {
  readonly items: readonly ParsedItem[];
  readonly cost: number;
}

interface Step {
  readonly cost: number;
  readonly piece: Piece | undefined;
  readonly from: { readonly at: number; readonly phase: Phase } | undefined;
  /** Whether a new item begins with the piece. */
  readonly isNew: boolean;
}

/** Reads a line as the cheapest sequence of items (Viterbi). Linear in the tokens. */
export function parseMeal(line: MealLine): ParsedMeal {
  const { tokens } = line;
  const steps: (Step | undefined)[][] = Array.from({ length: tokens.length + 1 }, () => []);
  (steps[0] ?? [])[P.blank] = { cost: 0, piece: undefined, from: undefined, isNew: false };
  for (let at = 0; at < tokens.length; at += 1) {
    const here = steps[at] ?? [];
    if (here.every((step) => step === undefined)) continue;
    for (const piece of piecesAt(line, at)) {
      const there = steps[piece.to] ?? [];
      for (const phase of Object.values(PHASES)) {
        const step = here[phase];
        if (step === undefined) continue;
        for (const [next, more, isNew] of movesOf(phase, piece)) {
          const cost = step.cost + piece.cost + more;
          const best = there[next];
          if (best === undefined || cost < best.cost)
            there[next] = { cost, piece, from: { at, phase }, isNew };
        }
      }
    }
  }
  return read(steps, tokens.length);
}

type Move = readonly [next: Phase, cost: number, isNew: boolean];

const stay = (phase: Phase, cost = 0): readonly Move[] => [[phase, cost, false]];

/** Closing an item that names no food costs, and so does a text without any: 'carvery' is also a place. */
const closing = (phase: Phase): number =>
  phase === P.named || phase === P.namedAmount || phase === P.blank
    ? COST.noFood
    : phase === P.amount || phase === P.maker
      ? COST.onlyAmount
      : 0;

function movesOf(phase: Phase, piece: Piece): readonly Move[] {
  if (phase === P.blank)
    return movesOf(P.start, piece).map(([next, cost, isNew]) => [
      next === P.start ? P.blank : next,
      cost,
      isNew,
    ]);
  switch (piece.role) {
    case 'ignored':
      return stay(phase);
    case 'food':
      return foodMoves(phase);
    case 'maker':
      return makerMoves(phase);
    case 'state':
    case 'unknown':
      return wordMoves(phase, piece.role);
    case 'amount':
      return amountMoves(phase, piece);
    case 'calories':
      return phase === P.remark ? [] : stay(phase, phase === P.start ? COST.strayJoint : 0);
    case 'share':
      return phase === P.remark ? [] : phase === P.start && piece.number === 2 ? stay(P.start) : stay(phase);
    case 'without':
      // 'No bun burger'; behind a comma it is told of the food before.
      return phase === P.remark ? stay(P.done) : stay(phase, phase === P.start ? COST.strayJoint : 0);
    case 'joint':
      if (phase === P.start) return stay(P.start, COST.strayJoint);
      return [[P.start, closing(phase), false]];
    case 'open':
    case 'break':
      return breakMoves(phase);
    case 'close':
      return phase === P.openComma || phase === P.food
        ? stay(phase === P.openComma ? P.food : P.done)
        : phase === P.start
          ? stay(P.start)
          : [[P.done, closing(phase), false]];
    case 'remark':
      if (phase === P.remark) return stay(phase);
      if (piece.joint === 'word') return [];
      return phase === P.start || phase === P.amount ? [] : [[P.remark, closing(phase) + COST.remark, false]];
  }
}

function makerMoves(phase: Phase): readonly Move[] {
  switch (phase) {
    case P.start:
      return [[P.maker, 0, true]];
    case P.amount:
    case P.maker:
      return stay(phase);
    default:
      return wordMoves(phase, 'state');
  }
}

function foodMoves(phase: Phase): readonly Move[] {
  switch (phase) {
    case P.start:
      return [[P.food, 0, true]];
    case P.amount:
    case P.namedAmount:
      return stay(P.foodAmount);
    case P.named:
    case P.maker:
      return stay(P.food);
    case P.food:
      return [[P.food, COST.compound, false]];
    case P.foodAmount:
      return [[P.foodAmount, COST.compound, false]];
    case P.done:
    case P.doneComma:
    case P.openComma:
      return [[P.food, COST.row, true]];
    default:
      return [];
  }
}

function wordMoves(phase: Phase, role: Role): readonly Move[] {
  switch (phase) {
    case P.start:
      return [[P.named, 0, true]];
    case P.amount:
      return stay(P.namedAmount);
    case P.maker:
      return stay(P.named);
    case P.openComma:
      return role === 'state' ? stay(P.food, 0.1) : [];
    case P.doneComma:
      return role === 'state' ? stay(P.done, 0.1) : [];
    case P.done:
      return role === 'unknown' ? [[P.named, COST.row, true]] : stay(P.done);
    case P.remark:
      return [];
    default:
      return stay(phase);
  }
}

function amountMoves(
  phase: Phase,
  { amount, isBare = false, joint, isAhead = false, isForeign = false }: Piece,
): readonly Move[] {
  const ahead: number = isBare ? COST.bareAhead : COST.amountAhead;
  const isTimes = joint === 'x' || joint === 'rather';
  // An amount with a name behind it is hardly that of the name before it.
  const behind =
    COST.amountBehind + (isForeign ? COST.foodToo : 0) + (isAhead ? (isBare ? 1.2 : 0.5) : isBare ? 0.2 : 0);
  switch (phase) {
    case P.start:
      return isTimes ? [] : [[P.amount, ahead, true]];
    case P.maker:
      // 'Chipotle bowl' is no bowl of Chipotle's.
      return isTimes
        ? []
        : [
            [
              P.amount,
              ahead + (isBare && amount?.unit !== '' && amount?.unit !== 'inch' ? COST.row : 0),
              false,
            ],
          ];
    case P.named:
    case P.food:
      return [
        [P.done, behind + (phase === P.named ? COST.noFood : 0), false],
        // 'Roadhouse 6 oz sirloin'.
        ...(phase === P.named && !isTimes && !isBare
          ? [[P.namedAmount, ahead + COST.within, false] as const]
          : []),
        ...(isTimes || amount?.unit === (isBare ? '' : undefined)
          ? []
          : [[P.amount, COST.rowWithAmount + ahead + (phase === P.named ? COST.noFood : 0), true] as const]),
      ];
    case P.openComma:
      return stay(P.done, behind - 0.1);
    case P.foodAmount:
    case P.done:
    case P.namedAmount: {
      if (amount?.count === null && amount.size === null) return [];
      const isPart = isTimes || isBare || amount?.unit !== '' || (amount.count ?? 1) < 1;
      const more = (isPart ? 0 : 0.3) + (phase === P.namedAmount ? COST.noFood : 0);
      const second = [[P.done, COST.secondAmount - COST.amountBehind + behind + more, false] as const];
      return isTimes || isBare ? second : [...second, [P.amount, COST.rowWithAmount + ahead, true]];
    }
    case P.doneComma:
      return stay(P.done, COST.secondAmount);
    default:
      return [];
  }
}

function breakMoves(phase: Phase): readonly Move[] {
  switch (phase) {
    case P.food:
      return [
        [P.start, 0, false],
        [P.openComma, 0, false],
      ];
    case P.named:
      return [
        [P.start, COST.noFood, false],
        [P.openComma, COST.noFood, false],
      ];
    case P.foodAmount:
    case P.done:
      return [
        [P.start, 0, false],
        [P.doneComma, 0, false],
      ];
    case P.remark:
      return [
        [P.start, 0, false],
        [P.doneComma, 0.1, false],
      ];
    case P.openComma:
    case P.doneComma:
    case P.start:
      return stay(P.start);
    default:
      return [[P.start, closing(phase), false]];
  }
}

/** What may be read at a token. */
export function piecesAt(line: MealLine, at: number): Piece[] {
  const token = line.tokens[at];
  if (token === undefined) return [];
  const pieces: Piece[] = [];
  const add = (role: Role, to: number, cost: number, more: Partial<Piece> = {}) =>
    pieces.push({ role, from: at, to, cost, ...more });
  const meanings = line.meanings[at] ?? [];
  const longest = Math.max(0, ...meanings.filter(({ kind }) => kind === 'food').map(({ to }) => to));
  for (const found of meanings) {
    const more = COST.perWord * (found.to - found.from - 1);
    const strange = isLanguage(line, found) ? 0 : COST.strange;
    switch (found.kind) {
      case 'food':
        add('food', found.to, COST.food - more, { found });
        break;
      case 'named': {
        // On its own, a name means what the search finds under it.
        const isAlone = found.to - found.from === line.tokens.length;
        add(
          'food',
          found.to,
          (found.language === 'en'
            ? COST.namedEnglish
            : isAlone || !line.shown.has(found.language) || isStrangeIn(line, found)
              ? COST.namedAlone
              : COST.named) - more,
          { found },
        );
        break;
      }
      case 'foreign':
        add('food', found.to, COST.foreign - more, { found });
        break;
      case 'named-beside':
        add('food', found.to, COST.beside - more, { found });
        break;
      case 'flavours':
        if (found.to - found.from > 2) add('food', found.to, COST.beside, { found });
        break;
      case 'maker':
        // 'Chili' is a food, and hardly the restaurant.
        add('maker', found.to, COST.maker + (longest >= found.to ? COST.foodToo : 0), { found });
        break;
      case 'states':
        add(
          'state',
          found.to,
          COST.state + strange + (strange > 0 && longest >= found.to ? COST.foodToo : 0),
          { found },
        );
        break;
      case 'with':
      case 'and':
      case 'on':
      case 'in':
        add('joint', found.to, COST.joint + strange, { joint: found.kind === 'in' ? 'on' : found.kind });
        break;
      case 'without':
        pieces.push(...withoutAt(line, found).map((piece) => ({ ...piece, cost: piece.cost + strange })));
        break;
      case 'ignored':
        // The 'dinner' of a 'dinner roll' is no time of day.
        add('ignored', found.to, COST.ignored + strange + (longest > found.to ? COST.foodToo : 0));
        break;
      case 'of':
        add('ignored', found.to, 0.4 + strange);
        break;
      case 'remarks':
        add('remark', found.to, 0);
        break;
      case 'halved':
        add('share', found.to, 0.2, { number: 2 });
        break;
      case 'shared':
      case 'shared-with':
      case 'for':
        pieces.push(...shareAt(line, found));
        break;
    }
  }
  const made = matchAt(line, at, 'made-of');
  if (made) add('joint', made.to, 0, { joint: 'made-of' });
  const rather = meaningAt(line, at, 'rather');
  if (rather)
    for (const { amount, to } of amountsAt(
      line,
      line.tokens[rather.to]?.text === ',' ? rather.to + 1 : rather.to,
    ))
      add('amount', to, -0.02 * (to - at), { amount, joint: 'rather' });
  for (const { amount, to, isBare, isTimes, isVague } of amountsAt(line, at)) {
    const energy = amount.unit === '' && amount.count !== null ? energyAt(line, to) : undefined;
    if (energy !== undefined) add('calories', energy, 0.1, { number: amount.count ?? 0 });
    // A longer reading of the same amount is the likelier one.
    const isAhead = isNameAhead(line, to);
    const number = amount.unit === '' ? matchAt(line, at, 'number') : undefined;
    const isForeign = number !== undefined && number.language !== 'en';
    const vague =
      (isVague === true ? 0.3 : 0) + (isForeign && !line.shown.has(number.language) ? COST.strange : 0);
    // 'Ham roll': the roll is food.
    const isFood = isBare && amount.unit !== '' && longest >= to ? COST.foodToo : 0;
    add('amount', to, vague + isFood - 0.02 * (to - at), {
      amount,
      isBare,
      isAhead,
      isForeign,
      ...(isTimes && { joint: 'x' }),
    });
  }
  pieces.push(...wordAt(line, at));
  // Within a remark, any word.
  const isTelling = pieces.some(({ role }) => role === 'food' || role === 'joint');
  if (token.kind !== 'mark')
    add('remark', at + 1, isTelling ? COST.remarkFood : COST.remarkWord, { joint: 'word' });
  return pieces;
}

/** What may stand behind an item and belongs to no name. */
const ENDS_ITEM: ReadonlySet<Found['kind']> = new Set([
  'with',
  'and',
  'on',
  'without',
  'remarks',
  'ignored',
  'shared',
  'shared-with',
]);

function isNameAhead(line: MealLine, from: number): boolean {
  let at = from;
  for (let state = meaningAt(line, at, 'states'); state; state = meaningAt(line, at, 'states')) at = state.to;
  return line.tokens[at]?.kind === 'word' && !line.meanings[at]?.some(({ kind }) => ENDS_ITEM.has(kind));
}

/** Whether the text shows another word of the language; of several words, no text has one by chance. */
function isLanguage(line: MealLine, { language, from, to }: Found): boolean {
  const { languages, shown } = line;
  return language === 'en' || shown.has(language) || languages?.has(language) === true || to - from > 1;
}

function energyAt(line: MealLine, at: number): number | undefined {
  const dash = line.tokens[at]?.text === '-' ? at + 1 : at;
  const energy = matchPage(line, dash, 'figure');
  return energy?.value === 'energy' ? energy.to : undefined;
}

/** 'no bun', 'without any cheese or sauce'; not what a claim says. */
function withoutAt(line: MealLine, { from, to }: Found): Piece[] {
  let at = to;
  while (['any', 'the', 'added'].includes(line.tokens[at]?.key ?? '')) at += 1;
  if (meaningAt(line, at, 'claims') !== undefined) return [];
  const terms: string[] = [];
  for (;;) {
    const word = line.tokens[at];
    if (word?.kind !== 'word') break;
    const food = line.meanings[at]?.findLast(
      ({ kind }) => kind === 'food' || kind === 'foreign' || kind === 'named',
    );
    const end = food?.to ?? at + 1;
    const words = line.tokens.slice(at, end).map(({ key }) => key);
    const isEnglish = line.meanings[at]?.some(({ to, language }) => to === end && language === 'en') === true;
    terms.push(isEnglish ? words.join(' ') : termOf(words.join(' ')));
    at = end;
    const or = line.tokens[at]?.key;
    if (or !== 'or' && or !== 'nor') break;
    at += 1;
  }
  return terms.length === 0 ? [] : [{ role: 'without', from, to: at, cost: 0.3, terms }];
}

/** What is left out, as the tables call it. */
const termOf = (words: string): string => foodOf(words)?.name ?? words;

/** 'for 4 people', 'for Sunday', 'shared between two', 'split with 2 friends'. */
function shareAt(line: MealLine, { kind, from, to }: Found): Piece[] {
  const start = line.tokens[to]?.key === 'the' ? to + 1 : to;
  const day = kind === 'for' ? matchPage(line, start, 'weekday') : undefined;
  if (day) return [{ role: 'ignored', from, to: day.to, cost: 0.1 }];
  const number = numberAt(line, start);
  if (number === null || number.low < 2) return [];
  const people = meaningAt(line, number.to, 'people');
  const others = meaningAt(line, number.to, 'others');
  if (kind === 'for' && people === undefined) return [];
  const more = kind === 'shared-with' || others !== undefined ? 1 : 0;
  return [
    { role: 'share', from, to: (people ?? others)?.to ?? number.to, cost: 0.1, number: number.low + more },
  ];
}

const WHOSE = /['’]s$/;

/** A word or mark that no entry explains. */
function wordAt(line: MealLine, at: number): Piece[] {
  const token = line.tokens[at];
  if (token === undefined) return [];
  const piece = { from: at, to: at + 1 };
  if (token.kind === 'mark') {
    switch (token.key) {
      case ',':
      case ';':
        return [{ ...piece, role: 'break', cost: 0, joint: ',' }];
      case ':':
        return [{ ...piece, role: 'break', cost: 0, joint: ':' }];
      case '.':
      case '!':
      case '?':
        return line.tokens[at + 1]?.isGlued === true || at + 1 === line.tokens.length
          ? [{ ...piece, role: 'ignored', cost: 0 }]
          : [
              { ...piece, role: 'break', cost: 0.3, joint: ',' },
              { ...piece, role: 'ignored', cost: 0.1 },
            ];
      case '(':
        return [{ ...piece, role: 'open', cost: 0, joint: '(' }];
      case ')':
        return [{ ...piece, role: 'close', cost: 0, joint: ')' }];
      case '-':
      case '–':
        return token.isGlued && line.tokens[at + 1]?.isGlued
          ? [{ ...piece, role: 'ignored', cost: 0 }]
          : [{ ...piece, role: 'break', cost: 0, joint: ',' }];
      default:
        return [{ ...piece, role: 'ignored', cost: 0 }];
    }
  }
  if (token.kind === 'number') {
    // '2%' of milk.
    const isShare = line.tokens[at + 1]?.text === '%';
    return [
      isShare
        ? { ...piece, to: at + 2, role: 'state', cost: COST.percent }
        : { ...piece, role: 'unknown', cost: COST.unknown },
    ];
  }
  // 'Mum's' tells who made it.
  const isKnown = line.meanings[at]?.some(({ kind }) => kind === 'food' || kind === 'maker');
  if (WHOSE.test(token.text) && !isKnown)
    return [
      { ...piece, role: 'ignored', cost: COST.whose },
      { ...piece, role: 'unknown', cost: COST.unknown },
    ];
  const isQuality = matchAt(line, at, 'quality')?.to === at + 1;
  const isTold =
    token.word !== undefined &&
    (isQuality || QUALIFIERS.has(token.word) || FORMS.has(token.word)) &&
    amountsAt(line, at).length === 0;
  return [
    { ...piece, role: isTold ? 'state' : 'unknown', cost: isTold ? COST.qualifier : COST.unknown },
    ...(isTold ? [{ ...piece, role: 'unknown' as const, cost: COST.unknown }] : []),
  ];
}

/** The items along the cheapest path. */
function read(steps: readonly (readonly (Step | undefined)[])[], end: number): ParsedMeal {
  let best: { readonly phase: Phase; readonly cost: number } | undefined;
  for (const phase of Object.values(PHASES)) {
    const step = steps[end]?.[phase];
    const cost = step && step.cost + closing(phase);
    if (cost !== undefined && (best === undefined || cost < best.cost)) best = { phase, cost };
  }
  const path: Step[] = [];
  let [at, phase]: [number, Phase] = [end, best?.phase ?? P.blank];
  for (;;) {
    const step = steps[at]?.[phase];
    if (step?.from === undefined) break;
    path.push(step);
    ({ at, phase } = step.from);
  }
  return { items: itemsOf(path.reverse()), cost: best?.cost ?? 0 };
}

function itemsOf(path: readonly Step[]): ParsedItem[] {
  const items: { pieces: Piece[]; joint: string; clause: number; isInBrackets: boolean }[] = [];
  let [joint, clause, isInBrackets] = ['', 0, false];
  let before: Piece[] = [];
  for (const step of path) {
    const { piece, isNew } = step;
    if (piece === undefined) continue;
    switch (piece.role) {
      case 'joint':
        joint = piece.joint ?? '';
        break;
      case 'break':
        joint = piece.joint ?? '';
        clause += 1;
        break;
      case 'open':
        joint = '(';
        isInBrackets = true;
        break;
      case 'close':
        joint = '';
        isInBrackets = false;
        break;
      default: {
        const last = items.at(-1);
        if (isNew) {
          items.push({ pieces: [...before, piece], joint, clause, isInBrackets });
          [joint, before] = ['', []];
        } else if (last === undefined || step.from?.phase === P.start || step.from?.phase === P.blank)
          before.push(piece);
        else last.pieces.push(piece);
      }
    }
  }
  return items
    .filter(({ pieces }) => pieces.some(({ role }) => NAMES.has(role)))
    .map((item, at, all) => {
      const isListed = item.joint === 'and' || item.joint === 'with' || all[at + 1]?.joint === 'and';
      return { ...item, isListed };
    });
}

const NAMES: ReadonlySet<Role> = new Set(['food', 'state', 'maker', 'unknown']);
