import type { Random } from '../../random.ts';
import type { Dish, Need } from '../model/dish.ts';
import type { Stocked } from '../model/stocked.ts';
import type { Match, Shelf } from './read-stock.ts';
import { urgencyOf } from './urgency.ts';

/** A food put in its place in a dish. */
export interface Pick {
  readonly need: Need;
  readonly stocked: Stocked;
  /** Grams in the dish as the repertoire writes it, for `dish.serves`. */
  readonly grams: number;
  /** Part of those grams that is left when the stock has a little less: 1 is all. */
  readonly share: number;
  readonly isAvailable: boolean;
}

/** A dish that could be cooked: what goes in, and for how many. */
export interface Draft {
  /** Dish and main ingredient. */
  readonly key: string;
  readonly dish: Dish;
  readonly lead: Stocked;
  readonly servings: number;
  readonly picks: readonly Pick[];
  /** How many of the picks have to be bought. */
  readonly missing: number;
}

/** How many foods may lead a dish: of a full stock fewer, since there are other dishes enough. */
const MOST_LEADS = 4;
const FULL_STOCK = 60;
/** More than two things to buy is shopping for another dinner. */
const MOST_MISSING = 2;
/** A tenth less than a recipe says is still that recipe; a serving that is not baked may be a quarter smaller. */
const NEARLY_ALL = 0.9;
const GENEROUS = 0.75;
/** One serving shrinks this far before something has to be bought. */
const SMALLEST_SERVING = 0.6;
/** Less than this part of what is wanted is left out: it would not be tasted. */
const WORTH_ADDING = 0.4;
/** Several foods under one need share it: of each, this part. */
const SHARE_AMONG = [1, 1, 0.55, 0.4, 0.3] as const;
/** How often a need that holds several foods takes one less, so that not every dish takes everything. */
const SPARING = 0.35;
/** Food at least this urgent, as of `urgencyOf`, is taken before what the dish prefers. */
const SOON = 1.7;

/**
 * The ways in which a dish can be cooked from the stock: one for each food that may lead it.
 * @param wanted servings; the dish's own number when absent
 */
export function fitDish(dish: Dish, shelf: Shelf, random: Random, wanted?: number): Draft[] {
  const [leadNeed] = dish.needs;
  if (!leadNeed) return [];
  const leads = candidates(leadNeed, shelf, random).filter(({ stocked }) => stocked.source === 'stock');
  if (leads.length === 0) return [];
  const most = shelf.items.length > FULL_STOCK ? MOST_LEADS / 2 : MOST_LEADS;
  const found = new Map(dish.needs.map((need) => [need, candidates(need, shelf, random)] as const));
  return leads.slice(0, most).flatMap((lead) => fitWithLead(dish, shelf, found, lead, random, wanted) ?? []);
}

function fitWithLead(
  dish: Dish,
  shelf: Shelf,
  found: ReadonlyMap<Need, readonly Match[]>,
  lead: Match,
  random: Random,
  wanted: number | undefined,
): Draft | undefined {
  const chosen: Pick[] = [];
  const used = new Set<Stocked>();
  let missing = 0;
  for (const need of dish.needs) {
    const matches = matchesFor(
      need,
      need === dish.needs[0] ? lead : undefined,
      found.get(need) ?? [],
      used,
      random,
    );
    if (matches.length >= need.fewest) {
      chosen.push(...picksOf(need, matches, true));
      for (const { stocked } of matches) used.add(stocked);
      continue;
    }
    if (need.weight !== 'is') continue;
    missing += 1;
    const bought = missing <= MOST_MISSING && need.fewest === 1 ? firstToBuy(need, shelf, used) : undefined;
    if (!bought) return undefined;
    chosen.push(...picksOf(need, [bought], false));
    used.add(bought.stocked);
  }
  return sized(dish, lead.stocked, chosen, wanted);
}

/** The foods that share a need: the lead where there is one, then the best that are free and not too alike. */
function matchesFor(
  need: Need,
  lead: Match | undefined,
  found: readonly Match[],
  used: ReadonlySet<Stocked>,
  random: Random,
): Match[] {
  const most = need.most > need.fewest && random() < SPARING ? need.most - 1 : need.most;
  const matches: Match[] = lead ? [lead] : [];
  for (const match of need.most > 1 ? found : enoughFirst(need, found)) {
    if (matches.length >= most) break;
    if (match.stocked === lead?.stocked || used.has(match.stocked)) continue;
    if (!matches.some((other) => areAlike(other.stocked, match.stocked))) matches.push(match);
  }
  return matches;
}

function picksOf(need: Need, matches: readonly Match[], isAvailable: boolean): Pick[] {
  const share = SHARE_AMONG[matches.length] ?? 0.3;
  return matches.map(({ stocked, factor }) => ({
    need,
    stocked,
    grams: need.grams * factor * share,
    share: 1,
    isAvailable,
  }));
}

/** What a stock has for a need, whatever chance says: in the dish's order, but first what has to be used up. */
interface Standing {
  readonly ranked: readonly Match[];
  /** By the order in which chance is asked: how urgent each is. */
  readonly soon: readonly number[];
  /** In which order chance is asked of those that are ranked. */
  readonly places: readonly number[];
  /** The stretches of those ranked, from and to, in which chance decides. */
  readonly ties: readonly (readonly [from: number, to: number])[];
}

/** Of a stock that ideas are asked for again and again. */
const standings = new WeakMap<Shelf, Map<Need, Standing>>();

function standingOf(need: Need, shelf: Shelf): Standing {
  const ofShelf = standings.get(shelf) ?? new Map<Need, Standing>();
  const known = ofShelf.get(need);
  if (known) return known;
  const standing = rankMatches(need, shelf);
  standings.set(shelf, ofShelf.set(need, standing));
  return standing;
}

function rankMatches(need: Need, shelf: Shelf): Standing {
  const orders = new Map<Stocked, { match: Match; order: number }>();
  need.options.forEach((option, at) => {
    shelf.matches(option).forEach((match, place) => {
      if (orders.has(match.stocked)) return;
      const order = at * 100 + (match.stocked.source === 'at home' ? 50 : isOpen(option) ? 0 : place);
      orders.set(match.stocked, { match, order });
    });
  });
  const ranked = [...orders.values()].map(({ match, order }, at) => {
    const soon = urgencyOf(match.stocked);
    return { at, match, soon, order, isSoon: Number(soon > SOON) };
  });
  const sorted = ranked.toSorted((a, b) => b.isSoon - a.isSoon || a.order - b.order);
  const ties: [number, number][] = [];
  let from = 0;
  for (let at = 1; at <= sorted.length; at += 1) {
    const [first, next] = [sorted[from], sorted[at]];
    if (next?.isSoon === first?.isSoon && next?.order === first?.order) continue;
    if (at - from > 1) ties.push([from, at]);
    from = at;
  }
  return {
    ranked: sorted.map(({ match }) => match),
    soon: ranked.map(({ soon }) => soon),
    places: sorted.map(({ at }) => at),
    ties,
  };
}

/** What the stock has for a need: in the dish's order, but first what has to be used up; chance decides in a group. */
function candidates(need: Need, shelf: Shelf, random: Random): readonly Match[] {
  const { ranked, soon, places, ties } = standingOf(need, shelf);
  const wish = soon.map((urgency) => urgency + random());
  if (ties.length === 0) return ranked;
  const wishOf = (at: number) => wish[places[at] ?? 0] ?? 0;
  const order = ranked.map((_, at) => at);
  for (const [from, to] of ties) {
    const tied = order.slice(from, to).sort((a, b) => wishOf(b) - wishOf(a));
    order.splice(from, tied.length, ...tied);
  }
  return order.flatMap((at) => ranked[at] ?? []);
}

/** Food of which there is enough is taken before a remainder that is too little for the dish. */
function enoughFirst(need: Need, matches: readonly Match[]): readonly Match[] {
  const isShort = ({ stocked, factor }: Match) =>
    stocked.stockGrams !== null && stocked.stockGrams < need.grams * factor * SMALLEST_SERVING;
  const [first] = matches;
  if (!first || matches.length === 1 || !isShort(first)) return matches;
  return [...matches].sort((a, b) => Number(isShort(a)) - Number(isShort(b)));
}

/** A group that is defined by a kind of food prefers none of its members. */
const isOpen = (option: string) => option.startsWith('@');

function firstToBuy(need: Need, shelf: Shelf, used: ReadonlySet<Stocked>): Match | undefined {
  for (const option of need.options) {
    const match = shelf.toBuy(option);
    if (match && !used.has(match.stocked)) return match;
  }
  return undefined;
}

/** Two tomatoes, two lettuces or two cabbages in one dish are one too many. */
function areAlike(a: Stocked, b: Stocked): boolean {
  const lastWord = ({ culinary }: Stocked) => culinary.name.split(' ').at(-1);
  if (lastWord(a) === lastWord(b)) return true;
  return (
    a.culinary.kind === b.culinary.kind &&
    ['salad-green', 'leafy', 'potato', 'tomato', 'onion'].includes(a.culinary.kind)
  );
}

/**
 * For how many it is cooked: for as many as the stock has enough of what the dish is, one at least; a serving may
 * shrink a little. What even that is too little for has to be bought.
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
    return [coverTogether(own) * slack];
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
    if (cover >= SMALLEST_SERVING && !(dish.isExact && cover < (isFoldedIn(pick) ? GENEROUS : NEARLY_ALL)))
      return [{ ...pick, share: cover }];
    return [{ ...pick, isAvailable: false }];
  });
  // Of several crumbs that share a need none may be left.
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
  // Beet greens are cooked like collard greens and still make another idea, so the key has the food itself.
  const key = `${dish.id}/${lead.food?.name ?? lead.culinary.name}`;
  return { key, dish, lead, servings, picks: measured, missing };
}

/** Carrots or berries in a batter may be a quarter fewer: what raises and binds it may not. */
function isFoldedIn({ stocked }: Pick): boolean {
  return ['fruit', 'vegetable', 'topping'].includes(stocked.culinary.role);
}

/** How many times the stock holds what the whole dish asks for. */
function coverOf({ stocked, grams }: Pick): number {
  return stocked.stockGrams === null || grams === 0 ? Number.POSITIVE_INFINITY : stocked.stockGrams / grams;
}

/** Of several foods that share a need, one may be short where another is plenty. */
function coverTogether(picks: readonly Pick[]): number {
  const asked = picks.reduce((sum, { grams }) => sum + grams, 0);
  const there = picks.reduce((sum, pick) => sum + (pick.stocked.stockGrams ?? Number.POSITIVE_INFINITY), 0);
  return asked === 0 ? Number.POSITIVE_INFINITY : there / asked;
}

/**
 * Numbers of servings to try, largest first: a batter is halved, everything else takes one plate less. Where a number is
 * wanted, the largest is that number; of a batter the next that halving or another whole batch gives.
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
