/** What a small word of a sentence about allergies says of the foods beside it; its words are in the lexicon. */
export const SIGNS = [
  /** Denies what it stands before, and rules a food out: 'no milk', 'without nuts'. */
  'no',
  /** The same, and then 'with' says what is fine. */
  'without',
  /** Denies, and right before a food says the opposite of the part before: 'but not walnuts'. */
  'not',
  /** Denies a verb: rules out the food behind it, and behind a food says the opposite of the part before. */
  'cannot',
  /** Something bad, before or behind the food: 'allergic to', 'makes me ill'. */
  'bad',
  /** A verb before the food that is avoided. */
  'avoids',
  /** Something good, before or behind the food: 'fine', 'yes'. */
  'fine',
  /** A verb before the food that is eaten. */
  'eats',
  /** Liking, which is no leave to eat what an allergy rules out. */
  'likes',
  'past',
  'outgrown',
  /** A condition, which no list of foods can keep. */
  'if',
  /** A state of the food, which is a condition where the food is a listed allergen. */
  'state',
  'maybe',
  'with',
  'except',
  'but',
  'and',
  'only',
  /** Everything, or all of the food behind it. */
  'all',
  'is',
  'self',
  'other',
  /** Says nothing: it only must not be read as one of the others. */
  'plain',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A piece of a sentence, in its order. */
export type Piece<Food> =
  | { readonly kind: 'food'; readonly food: Food }
  | { readonly kind: 'sign'; readonly sign: Sign }
  /** Punctuation, by how much it parts. */
  | { readonly kind: 'break'; readonly parts: 'comma' | 'colon' | 'bracket' | 'stop' }
  /** A word that is not understood. */
  | { readonly kind: 'word' };

/** What a sentence says of a food. */
export type Verdict =
  | 'out'
  /** It may be eaten, also where it belongs to something that may not. */
  | 'fine'
  /** It is liked: nothing rules it out, and nothing allows it. */
  | 'liked'
  /** Nothing else of its kind is eaten. */
  | 'only'
  /** Not surely read, so left out. */
  | 'unsure';

export interface Judged<Food> {
  readonly food: Food;
  readonly verdict: Verdict;
}

/** What the foods of a part need to say of themselves. */
export interface FoodFacts<Food> {
  /** Whether a food is a kind that the other belongs to. */
  readonly holds: (kind: Food, food: Food) => boolean;
  /** Whether a food is often taken for one of a kind that it does not belong to: peanuts for nuts. */
  readonly isBesides: (kind: Food, food: Food) => boolean;
  /** Whether it names a way of eating ('vegan'), which is kept unless it is denied. */
  readonly isDiet: (food: Food) => boolean;
  /** Whether it is a listed allergen, which nobody is given on a condition. */
  readonly isListed: (food: Food) => boolean;
  /** Whether 'only …' says what is eaten rather than what is avoided. */
  readonly isEatenAlone: (food: Food, isBefore: boolean) => boolean;
}

/** A part of a sentence: foods with what is said before and behind them. */
interface Part<Food> {
  readonly foods: Food[];
  before: Sign[];
  behind: Sign[];
  /** What parts it from the one before; undefined at the beginning or where two stand without a sign between them. */
  readonly opens: 'comma' | 'colon' | 'bracket' | 'stop' | 'but' | 'except' | undefined;
  /** What follows it: a colon behind signs alone makes them those of the foods to come. */
  closes: 'comma' | 'colon' | 'bracket' | 'stop' | undefined;
  hasUnknown: boolean;
  /** Whether an 'and' joins the last of its foods to it. */
  endsList: boolean;
  /** How many foods stand before its last 'and'; 0 without one. */
  beforeAnd: number;
  verdict: Verdict | undefined;
  /** How the verdict was said: by a word about the food, by denial alone, or not at all. */
  said: 'word' | 'denial' | 'nothing';
  isPast: boolean;
  /** Whether no part with a verdict stands before it. */
  isFirst: boolean;
}

const BEHIND: ReadonlySet<Sign> = new Set(['bad', 'fine', 'outgrown']);
const has = (signs: readonly Sign[], ...which: readonly Sign[]) => signs.some((sign) => which.includes(sign));

/**
 * Judges each food of a sentence. The sentence is taken apart at its punctuation, at 'but' and 'except', and where a sign
 * begins anew; each part gets the sign said in it, or the one of the part that it continues or contradicts. Whatever is said
 * both ways, on a condition or not plainly is 'unsure'. In an allergy's text a bare food is left out. Linear in the pieces.
 */
export function judgeFoods<Food>(pieces: readonly Piece<Food>[], facts: FoodFacts<Food>): Judged<Food>[] {
  const parts = partsOf(pieces, facts).flatMap(splitAtSubject);
  const saysWithout = pieces.some((piece) => piece.kind === 'sign' && piece.sign === 'without');
  const context: Context<Food> = { parts, facts, saysWithout, earlier: undefined, lead: [] };
  parts.forEach((part, at) => {
    judge(part, at, context);
    if (part.verdict !== undefined) context.earlier = part;
  });
  continueLists(parts);
  return parts.flatMap((part) => part.foods.map((food) => ({ food, verdict: verdictOn(food, part, facts) })));
}

interface Context<Food> {
  readonly parts: readonly Part<Food>[];
  readonly facts: FoodFacts<Food>;
  /** Whether the text says what it is without, so that 'with' says what is fine. */
  readonly saysWithout: boolean;
  /** The last part that has a verdict. */
  earlier: Part<Food> | undefined;
  /** The signs before a colon that hold for the foods behind it: 'Safe: rice, potatoes'. */
  lead: readonly Sign[];
}

function newPart<Food>(opens: Part<Food>['opens'], before: Sign[] = []): Part<Food> {
  return {
    foods: [],
    before,
    behind: [],
    opens,
    closes: undefined,
    hasUnknown: false,
    endsList: false,
    beforeAnd: 0,
    verdict: undefined,
    said: 'nothing',
    isPast: false,
    isFirst: false,
  };
}

/** Takes a sentence apart. */
function partsOf<Food>(pieces: readonly Piece<Food>[], facts: FoodFacts<Food>): Part<Food>[] {
  let part = newPart<Food>(undefined);
  const parts = [part];
  const begin = (opens: Part<Food>['opens'], before: Sign[] = []) => {
    part = newPart<Food>(opens, before);
    parts.push(part);
  };
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'break') {
      part.closes = piece.parts;
      begin(piece.parts);
      continue;
    }
    if (piece.kind === 'word') {
      part.hasUnknown = true;
      continue;
    }
    if (piece.kind === 'food') {
      if (part.foods.length > 0 && saysMore(part.behind)) beginBetween(part, begin);
      if (part.behind.includes('and')) {
        part.endsList = true;
        part.beforeAnd = part.foods.length;
      }
      if (part.foods.length > 0) part.behind = [];
      part.foods.push(piece.food);
      continue;
    }
    const isButOfAll =
      piece.sign === 'but' && pieces[at + 1]?.kind === 'food' && isExceptedBy(part, pieces[at + 1], facts);
    if (piece.sign === 'except' || isButOfAll) begin('except');
    else if (piece.sign === 'but') begin('but');
    else (part.foods.length === 0 ? part.before : part.behind).push(piece.sign);
  }
  return parts;
}

const SAYS_NOTHING: ReadonlySet<Sign> = new Set(['and', 'plain', 'is', 'self', 'other', 'state', 'all']);
const saysMore = (signs: readonly Sign[]) => signs.some((sign) => !SAYS_NOTHING.has(sign));

/**
 * A sign between two foods ends a part and begins another. Where the part began with its food, words that can stand behind it
 * are its own: 'spinach yes kale no'; otherwise they begin the next: 'never eat pork happily eat beef'.
 */
function beginBetween<Food>(part: Part<Food>, begin: (opens: undefined, before: Sign[]) => void): void {
  const signs = part.behind;
  const last = signs.findLastIndex((sign) => BEHIND.has(sign));
  const isAnswer = !saysMore(part.before) && signs.length === 1 && signs[0] === 'no';
  const own = isAnswer ? 1 : saysMore(part.before) && last < 0 ? 0 : last + 1;
  part.behind = signs.slice(0, own);
  if (signs.includes('if')) part.behind.push('if');
  begin(undefined, signs.slice(own));
}

/**
 * 'I can't eat fish or eggs and milk is fine': behind an 'and' stands the subject of what follows. Where that is something bad,
 * it is surely so of two foods only: 'I eat fish and eggs make me ill'.
 */
function splitAtSubject<Food>(part: Part<Food>): Part<Food>[] {
  const [start, end] = [sayingOf(part.before), sayingOf(part.behind)];
  const isOut = start.verdict === 'out' || start.denies === 'no';
  const isSplit =
    part.beforeAnd > 0 &&
    ((isOut && end.verdict === 'fine') ||
      (start.verdict === 'fine' && end.verdict === 'out' && part.foods.length === 2));
  if (!isSplit) return [part];
  const second = {
    ...newPart<Food>(undefined),
    foods: part.foods.slice(part.beforeAnd),
    behind: part.behind,
  };
  return [
    { ...part, foods: part.foods.slice(0, part.beforeAnd), behind: [], endsList: false, closes: undefined },
    { ...second, closes: part.closes, hasUnknown: part.hasUnknown },
  ];
}

/** 'Anything but peanuts', 'no meat but chicken': here 'but' excepts. 'Not nuts, but sesame' goes on. */
function isExceptedBy<Food>(
  part: Part<Food>,
  piece: Piece<Food> | undefined,
  { holds }: FoodFacts<Food>,
): boolean {
  if (piece?.kind !== 'food') return false;
  if (part.foods.length === 0) return has(part.before, 'all') && !part.before.some(isDenial);
  return has(part.before, 'no', 'without') && part.foods.some((food) => holds(food, piece.food));
}

/** What signs say of the food between them: undefined if nothing. */
interface Saying {
  readonly verdict: 'out' | 'fine' | 'liked' | 'mixed' | undefined;
  /** A denial without a word that it denies: 'no milk', 'wheat is not'. */
  readonly denies: 'no' | 'not' | undefined;
}

const isDenial = (sign: Sign) => DENIALS.has(sign);
const DENIALS: ReadonlySet<Sign> = new Set(['no', 'without', 'not', 'cannot']);

function sayingOf(signs: readonly Sign[], isBehind = false): Saying {
  const said = new Set<'out' | 'fine' | 'liked'>();
  let denial: 'no' | 'not' | undefined;
  let isUsed = false;
  for (const sign of signs) {
    if (isDenial(sign)) {
      const isReply = sign === 'not' || (sign === 'cannot' && isBehind);
      denial = denial === 'no' || !isReply ? 'no' : 'not';
      isUsed = false;
    } else if (sign === 'bad' || sign === 'avoids') {
      said.add(denial ? 'fine' : 'out');
      denial = undefined;
    } else if (sign === 'fine' || sign === 'eats' || sign === 'outgrown') {
      said.add(denial ? 'out' : 'fine');
      isUsed = true;
    } else if (sign === 'likes') {
      said.add(denial ? 'out' : 'liked');
      isUsed = true;
    }
  }
  if (said.has('fine')) said.delete('liked');
  const [only] = said;
  // 'Ich esse keine Nüsse', 'I can have no dairy'.
  if (denial && !isUsed && (only === 'fine' || only === 'liked'))
    return { verdict: 'out', denies: undefined };
  return { verdict: said.size > 1 ? 'mixed' : only, denies: isUsed ? undefined : denial };
}

/** Gives a part its verdict, from its own signs and from the part before. */
function judge<Food>(part: Part<Food>, at: number, context: Context<Food>): void {
  const { parts, earlier } = context;
  if (part.opens === 'stop' || part.opens === 'but' || part.opens === 'except') context.lead = [];
  const isUniversal = part.foods.length === 0 && has(part.before, 'all');
  if (part.foods.length === 0 && !isUniversal) {
    if (isLead(part, earlier)) context.lead = part.before;
    else judgeWithoutFood(part, earlier);
    return;
  }
  if (part.opens === 'except') {
    Object.assign(part, judgeException(part, context));
    return;
  }
  const before = saysMore([...part.before, ...part.behind]) ? part.before : [...context.lead, ...part.before];
  part.isPast = has([...before, ...part.behind], 'past');
  part.isFirst = earlier === undefined;
  Object.assign(part, settle(part, before, context));
  if (part.opens === undefined && has(before, 'is') && has(before, 'only') && earlier) {
    // 'Fish is the only meat I eat', 'celery is the only vegetable I avoid'.
    Object.assign(earlier, as(part.verdict === 'fine' ? 'fine' : 'out', 'word'));
    Object.assign(part, as(part.verdict === 'fine' ? 'out' : 'liked', 'word'));
    return;
  }
  const next = parts[at + 1];
  if (isUniversal && part.said === 'nothing') Object.assign(part, as('fine', 'nothing'));
  // Behind an exception stands what is said of the whole: 'all nuts except cashews are fine'.
  if (part.said === 'nothing' && next?.opens === 'except' && sayingOf(next.behind).verdict === 'fine') {
    Object.assign(part, as(has(before, 'all') ? 'fine' : 'unsure', 'word'));
    next.behind = [];
  }
  const said = [...before, ...part.behind];
  // 'Eggs are fine only baked'.
  const isNarrowed = has(said, 'only') && has(said, 'state');
  const isConditional = part.hasUnknown || isNarrowed || has(said, 'if', 'maybe');
  if (isConditional && part.verdict === 'fine') part.verdict = 'unsure';
}

/** A verdict on a part, and how it was said. */
interface Ruling {
  readonly verdict: Verdict;
  readonly said: Part<unknown>['said'];
}
const as = (verdict: Verdict, said: Ruling['said']): Ruling => ({ verdict, said });

function settle<Food>(part: Part<Food>, before: readonly Sign[], context: Context<Food>): Ruling {
  const { earlier, saysWithout, facts } = context;
  const [start, end] = [sayingOf(before), sayingOf(part.behind, true)];
  const gone = [before, part.behind].find((signs) => has(signs, 'outgrown'));
  if (gone) return as(isDeniedOutgrown(gone) ? 'out' : 'fine', 'word');
  const [first, second] = [start.verdict, end.verdict].filter((verdict) => verdict !== undefined);
  // 'No nut allergy': what is denied stands behind the food.
  const isDeniedBehind = start.denies !== undefined && end.verdict === 'out';
  const isMixed = first === 'mixed' || second === 'mixed' || (second !== undefined && first !== second);
  if (isMixed || isDeniedBehind) return as('unsure', 'word');
  if (first) {
    const isContradicted = start.denies !== undefined || end.denies !== undefined || part.isPast;
    return as(first !== 'out' && isContradicted ? 'unsure' : first, 'word');
  }
  if (start.denies === 'no' || end.denies === 'no') return as('out', 'denial');
  if (start.denies === 'not') return as(contradicting(part, earlier), 'denial');
  if (end.denies === 'not') {
    const isReversed = earlier !== undefined && isPlainlyBad(earlier);
    return as(isReversed ? 'fine' : 'out', 'denial');
  }
  const isOfDiet = earlier?.foods.some(
    (diet) => facts.isDiet(diet) && part.foods.every((food) => facts.holds(diet, food)),
  );
  if (part.before[0] === 'with' && (saysWithout || isOfDiet)) return as('fine', 'word');
  return as('out', 'nothing');
}

/** Whether a part says of its foods, without a denial, that they do harm: 'tomatoes make me ill', before 'potatoes don't'. */
function isPlainlyBad<Food>({ verdict, said, hasUnknown, before, behind }: Part<Food>): boolean {
  return verdict === 'out' && said === 'word' && !hasUnknown && ![...before, ...behind].some(isDenial);
}

/** 'I have not outgrown it'. */
function isDeniedOutgrown(signs: readonly Sign[]): boolean {
  return signs.slice(0, signs.indexOf('outgrown')).some(isDenial);
}

/** 'Fish but not shellfish': the opposite of the part before, unless that one denies, too, or is another sentence. */
function contradicting<Food>(part: Part<Food>, earlier: Part<Food> | undefined): Verdict {
  if (earlier?.verdict !== 'out') return 'out';
  return part.opens === 'stop' || earlier.said === 'denial' ? 'unsure' : 'fine';
}

/** 'No meat except fish', 'I eat fish except shellfish', 'all but sesame'. */
function judgeException<Food>(part: Part<Food>, { earlier: main, facts }: Context<Food>): Ruling {
  const signs = [...part.before, ...part.behind];
  const own = sayingOf(signs).verdict;
  if (!main) return as('out', 'denial');
  if (main.verdict !== 'out') return as(main.verdict === 'unsure' ? 'unsure' : 'out', 'denial');
  const ofDiet = main.foods.filter(facts.isDiet);
  const isOfDiet = ofDiet.some((diet) => part.foods.every((food) => facts.holds(diet, food)));
  // What a diet allows anyway can only be left out, too: 'vegetarian except eggs'.
  if (ofDiet.length > 0 && !isOfDiet) return as('out', 'denial');
  // 'Tree nuts except almonds' may be what is eaten or what is not.
  const isBesides = main.foods.some((kind) => part.foods.some((food) => facts.isBesides(kind, food)));
  const isPlain = own === 'fine' || main.said !== 'nothing' || isBesides || isOfDiet;
  const isBound = own === 'out' || own === 'mixed' || part.hasUnknown || has(signs, 'if', 'maybe');
  return as(isPlain && !isBound ? 'fine' : 'unsure', 'word');
}

/** What a part without a food says of the one before: 'fish - yes', 'not me', 'outgrown', 'if baked', 'but I can'. */
function judgeWithoutFood<Food>({ before, opens }: Part<Food>, earlier: Part<Food> | undefined): void {
  if (!earlier || before.length === 0) return;
  const { verdict, denies } = sayingOf(before);
  const isOpen = earlier.said === 'nothing' && earlier.verdict === 'out' && opens !== 'stop';
  const isOfOther = earlier.verdict === 'out' && has([...earlier.before, ...earlier.behind], 'other');
  const isAgainst = verdict === 'out' || verdict === 'mixed' || (denies !== undefined && !isOfOther);
  if (isAgainst || has(before, 'if', 'maybe', 'state')) {
    if (earlier.verdict === 'fine' || earlier.verdict === 'liked') earlier.verdict = 'unsure';
    if (isAgainst && isOpen) earlier.said = 'denial';
    return;
  }
  const isLifted =
    has(before, 'outgrown') ||
    (verdict === 'fine' && (isOpen || earlier.isPast)) ||
    (isOfOther && has(before, 'self') && (verdict === 'fine' || denies !== undefined));
  if (isLifted) Object.assign(earlier, as('fine', 'word'));
}

/** Whether signs alone stand before a colon and say what the foods to come are, and not those before. */
function isLead<Food>({ before, opens, closes }: Part<Food>, earlier: Part<Food> | undefined): boolean {
  if (closes !== 'colon' || !saysMore(before)) return false;
  return opens === undefined || opens === 'stop' || earlier === undefined || earlier.said !== 'nothing';
}

/** 'I can eat milk, eggs and fish': bare foods go on with what is said before if an 'and' ends the list. Without it they are asked about. */
function continueLists<Food>(parts: readonly Part<Food>[]): void {
  for (let at = 0; at < parts.length; at += 1) {
    const first = parts[at];
    if (first?.verdict !== 'fine' && first?.verdict !== 'liked') continue;
    if (!first || !saysMore(first.before) || first.foods.length === 0) continue;
    let end = at + 1;
    while (isBareAfterComma(parts[end])) end += 1;
    const isWhole = parts[end - 1]?.endsList === true || has(parts[end - 1]?.before ?? [], 'and');
    for (const part of parts.slice(at + 1, end)) part.verdict = isWhole ? first.verdict : 'unsure';
    at = end - 1;
  }
}

const isBareAfterComma = <Food>(part: Part<Food> | undefined) =>
  part?.opens === 'comma' && part.said === 'nothing' && part.verdict === 'out' && part.foods.length > 0;

/** What the verdict on a part means for one of its foods. */
function verdictOn<Food>(food: Food, part: Part<Food>, facts: FoodFacts<Food>): Verdict {
  const { verdict = 'out', before, behind } = part;
  const signs = [...before, ...behind];
  if (facts.isDiet(food)) {
    const isDenied = has(before, 'outgrown') || (has(before, 'not') && !has(signs, 'eats', 'bad'));
    return isDenied ? 'liked' : verdict === 'unsure' ? 'unsure' : 'out';
  }
  if (has(signs, 'only') && (verdict === 'fine' || part.said === 'nothing')) {
    const isBefore = has(before, 'only');
    const others = part.foods.filter((other) => other !== food && facts.holds(food, other));
    if (verdict === 'fine') return others.length > 0 ? 'out' : 'only';
    if (part.isFirst && facts.isEatenAlone(food, isBefore)) return 'only';
  }
  if (verdict === 'fine' && has(signs, 'state') && facts.isListed(food)) return 'unsure';
  return verdict;
}
