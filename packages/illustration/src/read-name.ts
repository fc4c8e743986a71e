import {
  type FoodLook,
  type Hex,
  MEANINGS,
  type SandwichLayer,
  type Surface,
  type Trait,
  type VesselName,
  type Visibility,
} from '@game-plan/lexicon/drawing-data';
import drawings from '@game-plan/lexicon/drawings.json' with { type: 'json' };
import { stemOf, wordsOf } from '@game-plan/lexicon/name-words';

/** A name of a food or a dish, and what its words mean for a drawing. */
export interface ReadName {
  /** Whether a word of it tells this. */
  is(trait: Trait): boolean;
  /** How the food that it names is drawn; null if it names none that is known. */
  readonly look: FoodLook | null;
  /** The foods that its words name, from left to right. */
  readonly foods: readonly NamedFood[];
  /** How a dish of that name is arranged; null if no word of it tells. */
  readonly vessel: VesselName | null;
  readonly layer: SandwichLayer | null;
  /** Whether a dish of that name shows foods that follow the rule. */
  shows(rule: Visibility): boolean;
  /** The colour that it gives to a part, and its place among those of the part, where 0 is the strongest. */
  colour(surface: Surface): RankedColour | null;
}

/** A food in a name, by the words that name it. */
export interface NamedFood {
  readonly look: FoodLook;
  readonly words: string;
}

interface RankedColour {
  readonly rank: number;
  readonly colour: Hex;
}

/** What one name of the lexicon means. */
interface Meaning {
  look?: FoodLook | undefined;
  vessel?: VesselName | undefined;
  layer?: SandwichLayer | undefined;
  readonly traits: Set<Trait>;
  readonly shows: Set<Visibility>;
  readonly colours: Map<Surface, RankedColour>;
}

/** A known name among the words of another. */
interface Match extends Meaning {
  readonly from: number;
  /** The word behind it. */
  readonly to: number;
  /** Whether it has any word in its middle. */
  readonly isLoose?: boolean;
}

/** 'roast <joint>': behind these words, a food with this role or trait. */
interface Slot {
  readonly kind: string;
  readonly vessel: VesselName;
}

/** Stands for any one word within a name. */
const ANY_WORD = '*';

/** The most words before a slot: 'sweet and sour <main>'. */
const LONGEST_BEFORE_SLOT = 3;

/** The words that may stand between those of a slot and its food. */
const WORDS_BEFORE_SLOT = 2;

/** The fewest letters of a known word that may end an unknown one: 'Kartoffelsuppe' is a 'suppe'. */
const SHORTEST_HEAD = 4;

const noMeaning = (): Meaning => ({ traits: new Set(), shows: new Set(), colours: new Map() });

function readDrawings() {
  const meanings = new Map<string, Meaning>();
  const slots = new Map<string, Slot[]>();
  const colours = drawings.colours.flatMap(([surface, hexes]) =>
    hexes.map((colour, rank) => [surface, { rank, colour }] as const),
  );
  for (const line of drawings.names.split('\n')) {
    const [codes = '', names = ''] = line.split('\t');
    const meaning = noMeaning();
    for (const [, letter, digits] of codes.matchAll(/([A-Z])([\da-z]+)/g)) {
      const place = Number.parseInt(digits ?? '', 36);
      if (letter === MEANINGS.food) meaning.look = drawings.foods[place];
      else if (letter === MEANINGS.layer) meaning.layer = drawings.layers[place];
      else if (letter === MEANINGS.vessel) meaning.vessel = drawings.vessels[place];
      else if (letter === MEANINGS.trait)
        for (const trait of drawings.traits.slice(place, place + 1)) meaning.traits.add(trait);
      else if (letter === MEANINGS.shows)
        for (const [rule] of drawings.visibilities.slice(place, place + 1)) meaning.shows.add(rule);
      else
        for (const [surface, colour] of colours.slice(place, place + 1)) meaning.colours.set(surface, colour);
    }
    for (const name of names.split(',')) {
      const [words = '', kind] = name.split(' <');
      if (kind === undefined) meanings.set(name, meaning);
      else if (meaning.vessel !== undefined)
        slots.set(words, [...(slots.get(words) ?? []), { kind: kind.slice(0, -1), vessel: meaning.vessel }]);
    }
  }
  // What a name means as it is written comes before what its stem means: 'peppers' is a vegetable, 'pepper' a spice.
  const written = [...meanings];
  const byStem = new Map<string, Meaning>();
  for (const [name, meaning] of written)
    byStem.set(stemsOf(name), withMore(byStem.get(stemsOf(name)) ?? noMeaning(), meaning));
  for (const [stem, meaning] of byStem) meanings.set(stem, meaning);
  for (const [name, meaning] of written)
    meanings.set(name, withMore(meaning, byStem.get(stemsOf(name)) ?? noMeaning()));
  for (const [words, kinds] of [...slots]) slots.set(stemsOf(words), kinds);
  const longest = Math.max(...written.map(([name]) => name.split(' ').length));
  return { meanings, slots, longest };
}

/** A meaning completed with another. */
function withMore(meaning: Meaning, more: Meaning): Meaning {
  return {
    ...more,
    ...meaning,
    traits: new Set([...meaning.traits, ...more.traits]),
    shows: new Set([...meaning.shows, ...more.shows]),
    colours: new Map([...more.colours, ...meaning.colours]),
  };
}

const stemsOf = (words: string) => words.split(' ').map(stemOf).join(' ');

const { meanings, slots, longest } = readDrawings();
const BESIDE = new Set(drawings.beside);
const OF = new Set([...drawings.of, ',']);
const AND = new Set(drawings.and);
const NOTHING: ReadonlySet<string> = new Set();
const isCut = (word: string) => BESIDE.has(word) || OF.has(word) || AND.has(word);

/** Reads a name by the longest names of the lexicon in it. The result chooses shapes and is never shown. */
export function readName(name: string): ReadName {
  const words = wordsOf(name);
  const matches = matchesIn(words);
  const foods = matches.filter(
    (match) =>
      match.look !== undefined && !matches.some((other) => other.look !== undefined && holds(other, match)),
  );
  const visible = matches.filter((match) => !foods.some((food) => holds(food, match)));
  const traits = new Set(visible.flatMap((match) => [...match.traits]));
  const shows = new Set(visible.flatMap((match) => [...match.shows]));
  const arranged = [...matches, ...slotsIn(words, foods)];
  return {
    is: (trait) => traits.has(trait),
    look: (chosen(foods, words, NOTHING) ?? last(foods))?.look ?? null,
    foods: foods.flatMap(({ look, from, to }) =>
      look === undefined ? [] : [{ look, words: words.slice(from, to).join(' ') }],
    ),
    vessel:
      chosen(
        arranged.filter(({ vessel }) => vessel !== undefined),
        words,
      )?.vessel ?? null,
    layer:
      chosen(
        visible.filter(({ layer }) => layer !== undefined),
        words,
      )?.layer ?? null,
    shows: (rule) => shows.has(rule),
    colour(surface) {
      const coloured = visible.filter(({ colours }) => colours.has(surface));
      return coloured
        .filter((match) => !coloured.some((other) => holds(other, match)))
        .flatMap(({ colours }) => colours.get(surface) ?? [])
        .reduce<RankedColour | null>(
          (best, colour) => (best === null || colour.rank < best.rank ? colour : best),
          null,
        );
    },
  };
}

/** The colour that the names give to a part of a drawing: the strongest of them; null if there is none. */
export function colourIn(surface: Surface, names: readonly ReadName[]): Hex | null {
  const colours = names.flatMap((name) => name.colour(surface) ?? []);
  const strongest = Math.min(...colours.map(({ rank }) => rank));
  return colours.find(({ rank }) => rank === strongest)?.colour ?? null;
}

const holds = (outer: Match, inner: Match) =>
  outer.from <= inner.from && inner.to <= outer.to && outer.to - outer.from > inner.to - inner.from;

function matchesIn(words: readonly string[]): Match[] {
  const stems = words.map(stemOf);
  const matches: Match[] = [];
  const known = new Set<number>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + longest); to += 1)
      for (const meaning of meaningsBetween(words, stems, from, to)) {
        matches.push({ ...meaning, from, to });
        for (let at = from; at < to; at += 1) known.add(at);
      }
  for (const [at, word] of words.entries()) {
    const meaning = known.has(at) ? undefined : meaningOfHead(word);
    if (meaning !== undefined) matches.push({ ...meaning, from: at, to: at + 1 });
  }
  return matches;
}

/** What the words mean as written or by their stems, and with any word in their middle. */
function* meaningsBetween(
  words: readonly string[],
  stems: readonly string[],
  from: number,
  to: number,
): Generator<Meaning & { readonly isLoose?: boolean }> {
  const written = words.slice(from, to);
  const stemmed = stems.slice(from, to);
  const meaning = meanings.get(written.join(' ')) ?? meanings.get(stemmed.join(' '));
  if (meaning !== undefined) yield meaning;
  for (let gap = 1; gap < stemmed.length - 1; gap += 1) {
    const gapped = meanings.get(stemmed.with(gap, ANY_WORD).join(' '));
    if (gapped !== undefined) yield { ...gapped, isLoose: true };
  }
}

function meaningOfHead(word: string): Meaning | undefined {
  for (let start = SHORTEST_HEAD - 1; start <= word.length - SHORTEST_HEAD; start += 1) {
    const meaning = meanings.get(word.slice(start)) ?? meanings.get(stemOf(word.slice(start)));
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** 'roast <joint>': the first food behind the words is of the kind, and nothing that stands beside the dish. */
function slotsIn(words: readonly string[], foods: readonly Match[]): Match[] {
  const stems = words.map(stemOf);
  return words.flatMap((_, from) =>
    Array.from({ length: LONGEST_BEFORE_SLOT }, (__, index) => from + index + 1).flatMap((end) => {
      const kinds =
        slots.get(words.slice(from, end).join(' ')) ?? slots.get(stems.slice(from, end).join(' ')) ?? [];
      const food = foods.find((match) => match.from >= end);
      if (
        food === undefined ||
        food.from > end + WORDS_BEFORE_SLOT ||
        words.slice(end, food.from).some(isCut)
      )
        return [];
      return kinds
        .filter(({ kind }) => food.look?.role === kind || [...food.traits].some((trait) => trait === kind))
        .map(({ vessel }) => ({ ...noMeaning(), vessel, from, to: endOfPiece(food, foods) }));
    }),
  );
}

/** 'veal escalope' is two foods and one piece. */
function endOfPiece(food: Match, foods: readonly Match[]): number {
  const next = foods.find(
    ({ from, look }) => from === food.to && (look?.role === 'hero' || look?.role === 'main'),
  );
  return next?.to ?? food.to;
}

/**
 * The match that names the whole: one that spans a word such as 'on' or 'with', otherwise the first part before such a word that tells,
 * between 'of' and its like. Of foods and dishes that words of `joining` join, the last dish counts, or else the first food.
 */
function chosen(
  matches: readonly Match[],
  words: readonly string[],
  joining: ReadonlySet<string> = AND,
): Match | undefined {
  const isSpanned = (at: number) => matches.some(({ from, to }) => from <= at && at + 1 < to);
  const spanning = matches.filter(({ from, to }) =>
    words.slice(from, to).some((word) => BESIDE.has(word) || OF.has(word)),
  );
  if (spanning.length > 0) return last(spanning);
  const first = words.findIndex((word) => BESIDE.has(word));
  const end = first <= 0 ? words.length : first;
  const cutsAt = (cut: ReadonlySet<string>, from: number, to: number) =>
    words.flatMap((word, at) => (from <= at && at < to && cut.has(word) && !isSpanned(at) ? [at] : []));
  for (const [from, to] of partsBetween(0, end, cutsAt(OF, 0, end))) {
    const joined = partsBetween(from, to, cutsAt(joining, from, to)).flatMap(
      ([start, stop]) => last(matches.filter((match) => match.from >= start && match.to <= stop)) ?? [],
    );
    const found = joined.findLast((match) => !isSide(match)) ?? joined[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A food that is served with another: rice with a curry. A salad is a dish. */
const isSide = ({ look }: Match) => look !== undefined && look.role !== 'leaf';

function partsBetween(from: number, to: number, cuts: readonly number[]): [number, number][] {
  return [from, ...cuts].map((start, index) => [start, cuts[index] ?? to]);
}

/** The match that ends last; of several the one with most words, a known one rather than any. */
function last(matches: readonly Match[]): Match | undefined {
  const wordsOfMatch = ({ from, to, isLoose }: Match) => to - from - (isLoose === true ? 1 : 0);
  const [best] = matches.toSorted(
    (a, b) =>
      b.to - a.to ||
      wordsOfMatch(b) - wordsOfMatch(a) ||
      Number(a.isLoose === true) - Number(b.isLoose === true),
  );
  return best;
}
