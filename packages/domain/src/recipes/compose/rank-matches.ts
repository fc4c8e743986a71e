import { isDriedBean } from '../../foods/food-state.ts';
import type { Random } from '../../random.ts';
import type { Dish, Need } from '../model/dish.ts';
import { nameFood } from '../model/groups.ts';
import type { Stocked } from '../model/stocked.ts';
import type { Match, Shelf } from './read-stock.ts';
import { urgencyOf } from './urgency.ts';

/** Foods with at least this urgency (`urgencyOf`) precede the dish's preferences. */
const SOON = 1.7;

/** The stock's foods for a need before chance decides: in the dish's order, but urgent foods first. */
export interface Standing {
  readonly ranked: readonly Match[];
  /** The urgency of each food, in the order in which random numbers are drawn for them. */
  readonly soon: readonly number[];
  /** For each ranked food, its index in `soon`. */
  readonly places: readonly number[];
  /** The ranges of `ranked` in which chance decides, from inclusive to exclusive. */
  readonly ties: readonly (readonly [from: number, to: number])[];
}

/** Cached rankings of a stock, for other dishes with the same need and later requests. */
interface Known {
  readonly ofDish: Map<Dish, readonly Standing[]>;
  readonly ofOptions: Map<readonly string[], Standing>;
}

const standings = new WeakMap<Shelf, Known>();

/** The stock's foods for each need of a dish; only for the first need if nothing in stock could lead it. */
export function standingsOf(dish: Dish, shelf: Shelf): readonly Standing[] {
  const known = standings.get(shelf) ?? { ofDish: new Map(), ofOptions: new Map() };
  standings.set(shelf, known);
  const ofDish = known.ofDish.get(dish);
  if (ofDish) return ofDish;
  const standingOf = ({ options }: Need): Standing => {
    const standing = known.ofOptions.get(options) ?? rankMatches(options, shelf);
    known.ofOptions.set(options, standing);
    return standing;
  };
  const leading = dish.needs.slice(0, 1).map(standingOf);
  const isLed = leading.some(({ ranked }) => ranked.some(isOfStock));
  const all = isLed ? [...leading, ...dish.needs.slice(1).map(standingOf)] : leading;
  known.ofDish.set(dish, all);
  return all;
}

/** Whether it is in stock, not merely always at home. */
export const isOfStock = ({ stocked }: Match) => stocked.source === 'stock';

/** Places by which dried beans come behind canned ones of the same option. */
const SOAKED = 25;

/** Whether they are dried beans that stand for cooked ones, and have to be soaked and boiled first. */
export function isSoakedFor(options: readonly string[], { stocked: { food } }: Match): boolean {
  return food !== undefined && isDriedBean(food.name) && !nameFood(options, food.name);
}

function rankMatches(options: readonly string[], shelf: Shelf): Standing {
  const orders = new Map<Stocked, { match: Match; order: number }>();
  options.forEach((option, at) => {
    shelf.matches(option).forEach((match, place) => {
      if (orders.has(match.stocked)) return;
      const behind = match.stocked.source === 'at home' ? 50 : isOpen(option) ? 0 : place;
      const order = at * 100 + behind + (isSoakedFor(options, match) ? SOAKED : 0);
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

/**
 * The foods in stock that satisfy a need, in the dish's order, except that food to be used up comes first and chance
 * decides among equals. All random numbers are drawn at once, but equals are sorted only as far as they are read,
 * because most callers take only the first.
 */
export class Candidates {
  readonly #standing: Standing;
  readonly #wishes: readonly number[];
  /** Indexes into `ranked`, sorted up to `#known`. */
  #order: number[] | undefined;
  #known = 0;

  constructor(standing: Standing, random: Random) {
    this.#standing = standing;
    this.#wishes = standing.soon.map((urgency) => urgency + random());
  }

  get length(): number {
    return this.#standing.ranked.length;
  }

  at(place: number): Match | undefined {
    const { ranked, ties } = this.#standing;
    if (ties.length === 0) return ranked[place];
    this.#order ??= ranked.map((_, at) => at);
    for (; this.#known <= place && this.#known < ranked.length; this.#known += 1) this.#put(this.#known);
    return ranked[this.#order[place] ?? -1];
  }

  all(): Match[] {
    return this.#standing.ranked.flatMap((_, place) => this.at(place) ?? []);
  }

  /**
   * Moves the best remaining food to this index and shifts those before it by one, so that equal ones keep their order.
   */
  #put(place: number): void {
    const order = this.#order;
    const tie = this.#standing.ties.find(([, to]) => place < to);
    if (!order || !tie || place < tie[0]) return;
    let best = place;
    for (let at = place + 1; at < tie[1]; at += 1) {
      if (this.#wishOf(order[at]) > this.#wishOf(order[best])) best = at;
    }
    const next = order[best] ?? place;
    order.copyWithin(place + 1, place, best);
    order[place] = next;
  }

  #wishOf(ranked = 0): number {
    return this.#wishes[this.#standing.places[ranked] ?? 0] ?? 0;
  }
}

/** A group that is defined by a kind of food prefers none of its foods. */
const isOpen = (option: string) => option.startsWith('@');
