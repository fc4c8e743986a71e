import { SIDE } from '@game-plan/lexicon/dish-record';
import weights from '@game-plan/lexicon/usual-weights.json' with { type: 'json' };
import type { Random } from '../../random.ts';
import type { Dish, Need } from '../model/dish.ts';
import type { Stocked } from '../model/stocked.ts';
import { mostInAServing } from './guards.ts';
import { Candidates, isOfStock, isSoakedFor, type Standing, standingsOf } from './rank-matches.ts';
import type { Match, Shelf } from './read-stock.ts';

/** A food assigned to a need of a dish. */
export interface Pick {
  readonly need: Need;
  readonly stocked: Stocked;
  /** Grams for `dish.serves` servings, as in the repertoire. */
  readonly grams: number;
  /** The share of these grams that is used: less than 1 if the stock has a little less. */
  readonly share: number;
  readonly isAvailable: boolean;
}

/** A dish that could be cooked: its foods and servings. */
export interface Draft {
  /** Identifies the dish and its main ingredient. */
  readonly key: string;
  readonly dish: Dish;
  readonly lead: Stocked;
  readonly servings: number;
  readonly picks: readonly Pick[];
  /** How many picks have to be bought. */
  readonly missing: number;
  /** The foods regardless of order: a salad of cucumber and tomato equals one of tomato and cucumber. */
  readonly foods: string;
}

/**
 * The maximum number of foods tried as the lead of a dish. A full stock has enough other dishes, so fewer are tried.
 */
const MOST_LEADS = 4;
const FULL_STOCK = 60;
/** The maximum number of things to buy. More would be shopping for another dinner. */
const MOST_MISSING = 2;
/** A tenth less than in the recipe is acceptable. A serving of a dish that is not baked may be a quarter smaller. */
const NEARLY_ALL = 0.9;
const GENEROUS = 0.75;
/** How small a serving may get before something has to be bought. */
const SMALLEST_SERVING = 0.6;
/** If less than this share of the wanted amount is there, it is omitted, because it would not be tasted. */
const WORTH_ADDING = 0.4;
/** The share of a need's grams for each food, by the number of foods that fill it. */
const SHARE_AMONG = [1, 1, 0.55, 0.4, 0.3] as const;
/** How often a need with several foods takes one fewer, so that not every dish uses everything. */
const SPARING = 0.35;

/** The maximum number of random drafts for a dish and stock. */
const MOST_DRAFTS = 30;

/** Cached drafts of a stock for a number of servings. */
interface Fits {
  readonly wanted: number | undefined;
  /** The drafts of dishes without random choices. */
  readonly fixed: Map<Dish, readonly Draft[]>;
  /**
   * Drafts of a dish by their needs and foods, which the key encodes as characters; undefined if these make no dish.
   */
  readonly drafts: Map<Dish, Map<string, Draft | undefined>>;
  /** The character code of each food. */
  readonly letters: Map<Stocked, number>;
}

/** Cached per stock for the latest number of people. */
const fitsOf = new WeakMap<Shelf, Fits>();

function fitsFor(shelf: Shelf, wanted: number | undefined): Fits {
  const known = fitsOf.get(shelf);
  if (known && known.wanted === wanted) return known;
  const fits: Fits = { wanted, fixed: new Map(), drafts: new Map(), letters: new Map() };
  fitsOf.set(shelf, fits);
  return fits;
}

/**
 * The ways to cook a dish from the stock: one for each food that may lead it. The same foods for the same needs of one
 * stock always give the same draft object.
 * @param wanted servings; the dish's own number if absent
 */
export function fitDish(dish: Dish, shelf: Shelf, random: Random, wanted?: number): readonly Draft[] {
  const fits = fitsFor(shelf, wanted);
  const fixed = fits.fixed.get(dish);
  if (fixed) return fixed;
  const standings = standingsOf(dish, shelf);
  const drafts = fitEach(dish, shelf, standings, random, fits);
  if (isFixed(dish, standings)) fits.fixed.set(dish, drafts);
  return drafts;
}

/** Whether chance makes no difference: the dish has no lead in stock, or no foods are equal and none can be omitted. */
function isFixed({ needs }: Dish, standings: readonly Standing[]): boolean {
  if (!standings[0]?.ranked.some(isOfStock)) return true;
  return standings.every(({ ranked, ties }, at) => {
    const need = needs[at];
    return ties.length === 0 && (!need || need.most <= need.fewest || ranked.length < need.most);
  });
}

function fitEach(
  dish: Dish,
  shelf: Shelf,
  standings: readonly Standing[],
  random: Random,
  fits: Fits,
): readonly Draft[] {
  const [forLead] = standings;
  if (!forLead) return [];
  const most = shelf.items.length > FULL_STOCK ? MOST_LEADS / 2 : MOST_LEADS;
  const leads = leadsOf(new Candidates(forLead, random), most);
  if (leads.length === 0) return [];
  const found = standings.map((standing) => new Candidates(standing, random));
  return leads.flatMap((lead) => fitWithLead(dish, shelf, found, lead, random, fits) ?? []);
}

function leadsOf(candidates: Candidates, most: number): Match[] {
  const leads: Match[] = [];
  for (let place = 0; place < candidates.length && leads.length < most; place += 1) {
    const match = candidates.at(place);
    if (match && isOfStock(match)) leads.push(match);
  }
  return leads;
}

function fitWithLead(
  dish: Dish,
  shelf: Shelf,
  found: readonly Candidates[],
  lead: Match,
  random: Random,
  fits: Fits,
): Draft | undefined {
  const chosen: Chosen[] = [];
  const used = new Set<Stocked>();
  let missing = 0;
  for (const [at, need] of dish.needs.entries()) {
    // Nobody soaks and boils beans for two hours that a dish can do without.
    const isTooMuch = (match: Match) =>
      seasonsTooMuch(dish, need, match) || (need.weight === 'want' && isSoakedFor(need.options, match));
    const matches = matchesFor(need, at === 0 ? lead : undefined, found[at], used, isTooMuch, random);
    // Rice beside a skillet of potatoes would be two sides.
    if (need.id === SIDE && chosen.some(({ matches: others }) => others.some(isStarchy))) continue;
    if (matches.length >= need.fewest) {
      chosen.push({ need, matches, isAvailable: true });
      for (const { stocked } of matches) used.add(stocked);
      continue;
    }
    if (need.weight !== 'is') continue;
    missing += 1;
    const bought = missing <= MOST_MISSING && need.fewest === 1 ? firstToBuy(need, shelf, used) : undefined;
    if (!bought) return undefined;
    chosen.push({ need, matches: [bought], isAvailable: false });
    used.add(bought.stocked);
  }
  return draftOf(dish, lead.stocked, chosen, fits);
}

const isStarchy = ({ stocked: { culinary } }: Match) => STARCHY.has(culinary.kind);
const STARCHY: ReadonlySet<string> = new Set(['potato', 'rice', 'pasta', 'noodle', 'bread', 'tortilla']);

/** The foods chosen for a need. */
interface Chosen {
  readonly need: Need;
  readonly matches: readonly Match[];
  readonly isAvailable: boolean;
}

/** Needs are encoded with codes below this, foods from here. */
const FIRST_FOOD = 256;

function draftOf(dish: Dish, lead: Stocked, chosen: readonly Chosen[], fits: Fits): Draft | undefined {
  const key = String.fromCharCode(...lettersOf(dish, chosen, fits));
  const known = fits.drafts.get(dish) ?? new Map<string, Draft | undefined>();
  const draft = known.get(key);
  if (draft || known.has(key)) return draft;
  const picks = chosen.flatMap(({ need, matches, isAvailable }) => picksOf(dish, need, matches, isAvailable));
  const made = sized(dish, lead, picks, fits.wanted);
  if (known.size >= MOST_DRAFTS) known.clear();
  fits.drafts.set(dish, known.set(key, made));
  return made;
}

function lettersOf({ needs }: Dish, chosen: readonly Chosen[], { letters }: Fits): number[] {
  const key: number[] = [];
  for (const { need, matches, isAvailable } of chosen) {
    key.push(2 * needs.indexOf(need) + Number(isAvailable));
    for (const { stocked } of matches) {
      const letter = letters.get(stocked) ?? FIRST_FOOD + letters.size;
      if (letter === FIRST_FOOD + letters.size) letters.set(stocked, letter);
      key.push(letter);
    }
  }
  return key;
}

/** The foods that share a need: the lead if there is one, then the best unused ones that are not too similar. */
function matchesFor(
  need: Need,
  lead: Match | undefined,
  found: Candidates | undefined,
  used: ReadonlySet<Stocked>,
  isTooMuch: (match: Match) => boolean,
  random: Random,
): Match[] {
  const most = need.most > need.fewest && random() < SPARING ? need.most - 1 : need.most;
  const matches: Match[] = lead ? [lead] : [];
  if (!found || matches.length >= most) return matches;
  const inOrder = need.most > 1 ? undefined : enoughFirst(need, found);
  for (let place = 0; place < found.length && matches.length < most; place += 1) {
    const match = inOrder ? inOrder[place] : found.at(place);
    if (!match) continue;
    if (match.stocked === lead?.stocked || used.has(match.stocked) || isTooMuch(match)) continue;
    if (!matches.some((other) => areAlike(other.stocked, match.stocked))) matches.push(match);
  }
  return matches;
}

/** Whether a serving would hold more of a food than one that seasons can be: spring onions are not the onions of a stew. */
function seasonsTooMuch(dish: Dish, { grams, most, options }: Need, { stocked, factor }: Match): boolean {
  const each = (grams * factor * (SHARE_AMONG[most] ?? 0.3)) / dish.serves;
  return each > mostInAServing(stocked.culinary) && !options.includes(stocked.food?.name ?? '');
}

const HOTTEST: ReadonlyMap<string, number> = new Map(Object.entries(weights.hottest));

/** The most grams of a chili in the dish, unless it is of chilies: a habanero is no jalapeño. */
function mostOfHot({ serves, needs }: Dish, need: Need, { culinary, food }: Stocked): number {
  if (need === needs[0]) return Number.POSITIVE_INFINITY;
  const each = HOTTEST.get(culinary.one) ?? HOTTEST.get(food?.name ?? '');
  return each === undefined ? Number.POSITIVE_INFINITY : each * serves;
}

function picksOf(dish: Dish, need: Need, matches: readonly Match[], isAvailable: boolean): Pick[] {
  const share = SHARE_AMONG[matches.length] ?? 0.3;
  return matches.map(({ stocked, factor }) => ({
    need,
    stocked,
    grams: Math.min(need.grams * factor * share, mostOfHot(dish, need, stocked)),
    share: 1,
    isAvailable,
  }));
}

/** Prefers food of which there is enough over a remainder that is too small. Undefined if the order does not change. */
function enoughFirst(need: Need, found: Candidates): readonly Match[] | undefined {
  const isShort = ({ stocked, factor }: Match) =>
    stocked.stockGrams !== null && stocked.stockGrams < need.grams * factor * SMALLEST_SERVING;
  const first = found.at(0);
  if (!first || found.length === 1 || !isShort(first)) return undefined;
  return found.all().sort((a, b) => Number(isShort(a)) - Number(isShort(b)));
}

function firstToBuy(need: Need, shelf: Shelf, used: ReadonlySet<Stocked>): Match | undefined {
  for (const option of need.options) {
    const match = shelf.toBuy(option);
    if (match && !used.has(match.stocked)) return match;
  }
  return undefined;
}

const lastWord = ({ culinary: { name } }: Stocked) => name.slice(name.lastIndexOf(' ') + 1);

/** Whether two foods are too similar for one dish: two tomatoes, two lettuces or two cabbages. */
function areAlike(a: Stocked, b: Stocked): boolean {
  if (lastWord(a) === lastWord(b)) return true;
  return (
    a.culinary.kind === b.culinary.kind &&
    ['salad-green', 'leafy', 'potato', 'tomato', 'onion'].includes(a.culinary.kind)
  );
}

/** The id of the dish of an idea's key. */
export const dishOfKey = (key: string): string => key.split('/', 1)[0] ?? '';

/**
 * The number of servings: as many as the main ingredients in stock are enough for, at least one. A serving may shrink a
 * little. If even that needs more, the rest has to be bought.
 */
function sized(
  dish: Dish,
  lead: Stocked,
  picks: readonly Pick[],
  wanted: number | undefined,
): Draft | undefined {
  const needed = picks.filter(({ need, isAvailable }) => need.weight === 'is' && isAvailable);
  const covers = dish.needs.flatMap((need) => {
    const own = needed.filter((pick) => pick.need === need);
    if (own.length === 0) return [];
    const slack = dish.isExact && own.every(isFoldedIn) ? NEARLY_ALL / GENEROUS : 1;
    return [coverTogether(own) * (isSpared(dish, need, own) ? LITTLE_AROMATIC : slack)];
  });
  const sizes = sizesOf(dish, wanted);
  const largest = sizes[0] ?? dish.serves;
  const reach = Math.min(largest, ...covers.map((cover) => dish.serves * cover));
  const enough = dish.isExact ? NEARLY_ALL : GENEROUS;
  const whole = sizes.find((size) => size * enough <= reach + 1e-9);
  const smallest = sizes.at(-1) ?? dish.serves;
  const servings =
    whole ??
    (reach >= smallest * SMALLEST_SERVING && !dish.isExact
      ? smallest
      : Math.max(smallest, Math.min(wanted ?? 2, largest)));
  const part = servings / dish.serves;
  const measured = picks.flatMap((pick) => {
    if (!pick.isAvailable) return [pick];
    const cover = Math.min(1, coverOf(pick) / part);
    const isOneOfSeveral = needed.some((other) => other !== pick && other.need === pick.need);
    if (pick.need.weight === 'want' || isOneOfSeveral)
      return cover >= WORTH_ADDING ? [{ ...pick, share: cover }] : [];
    const enoughOfIt = isSpared(dish, pick.need, [pick]) ? cover * LITTLE_AROMATIC : cover;
    if (
      enoughOfIt >= SMALLEST_SERVING &&
      !(dish.isExact && cover < (isFoldedIn(pick) ? GENEROUS : NEARLY_ALL))
    )
      return [{ ...pick, share: cover }];
    return [{ ...pick, isAvailable: false }];
  });
  // If several foods share a need, none of them may be a tiny remainder.
  const isWhole = dish.needs.every(
    (need) => need.weight !== 'is' || measured.some((pick) => pick.need === need),
  );
  if (!isWhole) return undefined;
  const missing = measured.filter(({ isAvailable }) => !isAvailable).length;
  if (missing > MOST_MISSING || measured[0]?.isAvailable === false) return undefined;
  const own = measured.filter(
    ({ need, stocked }) => need.weight === 'is' && stocked.source === 'stock',
  ).length;
  if (missing > 1 && own < missing) return undefined;
  // The key, which `dishOfKey` reads, names the food itself: beet greens are cooked like collard greens but make another idea.
  const key = `${dish.id}/${lead.food?.name ?? lead.culinary.name}`;
  const foods = measured.map(({ stocked }) => stocked.name).sort();
  return { key, dish, lead, servings, picks: measured, missing, foods: foods.join('|') };
}

/** Half an onion is enough for a stew that takes one and a half: it does not make the stew one for one person. */
const LITTLE_AROMATIC = 4;

function isSpared({ needs }: Dish, need: Need, picks: readonly Pick[]): boolean {
  return need !== needs[0] && picks.every(({ stocked }) => stocked.culinary.role === 'aromatic');
}

/**
 * Whether a food in a batter may be reduced by a quarter, such as carrots or berries. What raises or binds the batter
 * may not.
 */
function isFoldedIn({ stocked }: Pick): boolean {
  return ['fruit', 'vegetable', 'topping'].includes(stocked.culinary.role);
}

/** How many times over the stock covers the need of the whole dish. */
function coverOf({ stocked, grams }: Pick): number {
  return stocked.stockGrams === null || grams === 0 ? Number.POSITIVE_INFINITY : stocked.stockGrams / grams;
}

/** The same for foods that share a need: one may make up for another. */
function coverTogether(picks: readonly Pick[]): number {
  const needed = picks.reduce((sum, { grams }) => sum + grams, 0);
  const there = picks.reduce((sum, pick) => sum + (pick.stocked.stockGrams ?? Number.POSITIVE_INFINITY), 0);
  return needed === 0 ? Number.POSITIVE_INFINITY : there / needed;
}

/**
 * The numbers of servings to try, largest first: a batter is halved each time, any other dish loses one serving. A
 * wanted number is the largest; a batter starts at the next number that half or whole batches can make.
 */
function sizesOf({ serves, least, isExact }: Dish, wanted: number | undefined): number[] {
  if (!isExact) return downTo(least, Math.max(least, wanted ?? serves));
  const halves: number[] = [];
  for (let size = serves; size >= least && Number.isInteger(size); size /= 2) halves.push(size);
  if (wanted === undefined) return halves;
  if (wanted > serves)
    return [...downTo(2, Math.ceil(wanted / serves)).map((batches) => batches * serves), ...halves];
  const enough = halves.filter((size) => size >= wanted).length;
  return halves.slice(Math.max(0, enough - 1));
}

function downTo(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, less) => most - less);
}
