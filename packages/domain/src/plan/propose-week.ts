import { addDays, type CalendarDay, calendarDay, daysBetween } from '../calendar-day.ts';
import { findFood } from '../foods/find-food.ts';
import type { DailyGoals } from '../goals.ts';
import type { MealType } from '../meals/meal-types.ts';
import { type Cost, KNOWN_ENOUGH } from '../prices/price-book.ts';
import type { Random } from '../random.ts';
import type { Inventory, NeededLine, Taken } from '../recipes/availability.ts';
import { type StockCard, usePlanner } from '../recipes/use-stock.ts';
import { scaleRecipe } from '../units/scaling/scale.ts';
import { closeness, exactPortions, goalsOfMeal, type MealFigures, portionsFor, sumOf } from './portions.ts';

/** A meal of a day. */
export interface Gap {
  readonly day: CalendarDay;
  readonly slot: MealType;
}

/** A dish that can be proposed: it suits everyone who eats. */
export interface WeekDish {
  /** Names the same dish in another request for the same kitchen. */
  readonly id: string;
  /** When it is eaten, most usual first. */
  readonly meals: readonly MealType[];
  readonly servings: number;
  readonly ingredients: readonly NeededLine[];
  /** Preparing and cooking together; null if unknown. */
  readonly minutes: number | null;
  /** Null if too little of it is known. */
  readonly perServing: DailyGoals | null;
  /** How much the household likes it, from 0 to 1. */
  readonly liking: number;
  /** Whether the person wants it less often. */
  readonly isUnwanted: boolean;
}

/** A meal whose dish is decided. */
interface Decided extends Gap {
  readonly dish: string;
  /** The day on which it is cooked, if this is what is left of it. */
  readonly cookedOn: CalendarDay | null;
}

export interface WeekQuestion {
  /** What is to be proposed, in the order in which it is eaten. */
  readonly gaps: readonly Gap[];
  /** Proposals that stay. */
  readonly kept: readonly Decided[];
  /** What is planned already on these days and beside them, with the main food of its recipe. */
  readonly planned: readonly (Gap & { readonly main: string })[];
  readonly dishes: readonly WeekDish[];
  /** Dishes that are not proposed. */
  readonly not: ReadonlySet<string>;
  readonly kitchen: {
    /** Of all that is in stock. */
    readonly inventory: Pick<Inventory, 'availabilityOf'>;
    /** What other planned meals take of it. */
    readonly taken: Taken;
    /** Those that have not expired. */
    readonly cards: readonly StockCard[];
    readonly atHome: readonly string[];
  };
  /** The daily goals of each person who eats. */
  readonly eaters: readonly DailyGoals[];
  /** What lines cost; null if no prices are known. */
  readonly costOf: ((lines: readonly NeededLine[]) => Cost | null) | null;
  /** What all meals together are to cost at most, in hundredths of the currency; null if it does not matter. */
  readonly budget: number | null;
  /** Whether some meals are cooked for two days. */
  readonly cooksAhead: boolean;
  /** How many changes are tried after the first week that is found. */
  readonly tries: number;
  readonly random: Random;
}

export interface WeekMeal extends Gap {
  readonly dish: WeekDish;
  /** The day on which it was cooked, if this is what is left of it. */
  readonly cookedOn: CalendarDay | null;
  /** Servings of each eater. */
  readonly portions: readonly number[];
  /** Servings to cook, for the day of the rest, too; what is left takes those of its eaters. */
  readonly servings: number;
  /** What it uses before it expires. */
  readonly usesUp: readonly StockCard[];
  /** How many foods have to be bought for it. */
  readonly toBuy: number;
}

export interface ProposedWeek {
  /** Proposed and kept meals, in the order in which they are eaten. */
  readonly meals: readonly WeekMeal[];
  /** What each eater gets of these meals, and should get of them. */
  readonly eaters: readonly { readonly got: DailyGoals; readonly goals: DailyGoals }[];
  readonly cost: Cost | null;
  /** How much less the week is worth than one that no week can exceed, from 0 to 1. */
  readonly gap: number;
}

/** On working days a meal should take no longer than this, in minutes. */
const QUICK: Readonly<Record<MealType, number>> = { breakfast: 20, lunch: 30, dinner: 45, snack: 15 };
/** A food that expires within this many days of the meal should be used. */
const SOON = 2;
/** How often a main food comes in seven days. */
const MOST_OF_A_KIND = 2;
const A_WEEK = 7;

/** What a meal is worth, as multiples of everything for it being at home. */
const QUICK_ENOUGH = 1.5;
const NOT_UNWANTED = 4;
const LIKED = 1;
const CHANCE = 0.1;
/** For porridge in the morning rather than rice soup. */
const USUAL_THEN = 1.5;
/** For each food that is used before it expires. */
const RESCUED = 3;
const RESCUED_EARLY = 1.5;
/** For each meal, if all eaters come near their goals. */
const GOALS_MET = 20;
const WORTH_OF_A_REST = 1 + QUICK_ENOUGH + USUAL_THEN + NOT_UNWANTED + LIKED + CHANCE;

/** For all of the budget that is spent too much. */
const OVERSPENT = 60;

/** What is known of a dish for this week. */
interface Option {
  readonly dish: WeekDish;
  readonly main: string;
  /** The lines for everyone, and for two meals of everyone. */
  readonly lines: readonly NeededLine[];
  readonly linesOfTwo: () => readonly NeededLine[];
  readonly uses: readonly StockCard[];
  /** All but stock, time, goals and budget. */
  readonly charm: number;
  /** What a serving costs if all prices were known, by those that are; 0 without a budget. */
  readonly cents: number;
  /** The share of its foods that is at home if nothing else is cooked. */
  readonly atHome: number;
}

interface Place extends Gap {
  readonly isFixed: boolean;
  /** The place whose dish is eaten again here. */
  readonly restOf: number | undefined;
}

type Week = readonly (Option | undefined)[];

/**
 * Proposes dishes for the gaps of a week. First each gap gets the dish that is worth most there, in the order of the days; then dishes are
 * exchanged at random, and the best week that is met is taken. What is at home or expires soon, quick meals on working days and the goals of
 * all who eat count; no dish comes twice, no main food on two days running or twice on a day, and none more than twice in seven days.
 * Gaps stay open for which nothing is left.
 */
export function proposeWeek(question: WeekQuestion): ProposedWeek {
  const { dishes, not, kitchen, eaters, random, tries } = question;
  const usesOf = usePlanner(
    kitchen.cards.filter(({ expiryDate }) => expiryDate !== null),
    kitchen.atHome,
  );
  const servings = Math.max(1, eaters.length);
  const centsOf = centsPerServing(question);
  const options = dishes.map((dish): Option => {
    const lines = scaleRecipe(dish.ingredients, dish.servings, servings);
    let ofTwo: readonly NeededLine[] | undefined;
    return {
      dish,
      main: mainFoodOf(dish.ingredients),
      lines,
      linesOfTwo: () => {
        ofTwo ??= scaleRecipe(dish.ingredients, dish.servings, 2 * servings);
        return ofTwo;
      },
      uses: usesOf(lines).map(({ card }) => card),
      charm: dish.liking * LIKED + (dish.isUnwanted ? 0 : NOT_UNWANTED) + random() * CHANCE,
      cents: centsOf(dish),
      atHome: shareAtHome(lines, kitchen.inventory, new Map(kitchen.taken)),
    };
  });
  const places = placesOf(question);
  const optionOf = new Map(options.map((option) => [option.dish.id, option]));
  const fixed = new Map(question.kept.map((meal) => [placeKey(meal), optionOf.get(meal.dish)]));
  const slots = new Set(places.map(({ slot }) => slot));
  const judge = weekJudge(places, slots, question);
  const allowed = options.filter(({ dish }) => !not.has(dish.id));

  const week: (Option | undefined)[] = places.map((place) =>
    place.isFixed ? fixed.get(placeKey(place)) : undefined,
  );
  const put = (target: (Option | undefined)[], at: number, option: Option | undefined) => {
    for (const [index, place] of places.entries())
      if (index === at || place.restOf === at) target[index] = option;
  };
  const taken: Taken = new Map(kitchen.taken);
  for (const [at, place] of places.entries()) {
    if (place.restOf !== undefined) continue;
    const best = place.isFixed
      ? week[at]
      : highest(
          allowed.filter((option) => judge.fits(week, at, option)),
          (option) => {
            const tried = [...week];
            put(tried, at, option);
            return judge.worthOfNext(tried, at, taken);
          },
        );
    if (!best) continue;
    put(week, at, best);
    kitchen.inventory.availabilityOf(judge.linesAt(at, best), taken);
  }

  const worth = improve(week, { put, allowed, places, judge, random, tries });
  const bound = boundOf(places, allowed, week, judge, kitchen.cards);
  const described = describe(places, week, slots, question);
  return {
    ...described,
    cost: costOfMeals(described.meals, question),
    gap: Math.max(0, 1 - worth / Math.max(bound, 1e-9)),
  };
}
/** How much more a dish counts that brings the week back to the goals while it is filled than it does in the end. */
const GREED = 1.5;

interface Improving extends Pick<WeekQuestion, 'random' | 'tries'> {
  readonly put: (target: (Option | undefined)[], at: number, option: Option | undefined) => void;
  readonly allowed: readonly Option[];
  readonly places: readonly Place[];
  readonly judge: ReturnType<typeof weekJudge>;
}

/**
 * Exchanges dishes at random, by simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by Simulated Annealing,
 * 1983): at first a week may become a little worse, because the way to a better one often leads through it. Leaves the best week that it
 * has met in the place of the given one, and returns its worth.
 */
function improve(
  week: (Option | undefined)[],
  { put, allowed, places, judge, random, tries }: Improving,
): number {
  const open = places.flatMap((place, at) => (place.isFixed || place.restOf !== undefined ? [] : [at]));
  const ofSlot = new Map(
    open.map((at) => {
      const slot = places[at]?.slot;
      return [at, allowed.filter(({ dish }) => slot !== undefined && dish.meals.includes(slot))];
    }),
  );
  const any = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  let worth = judge.worth(week);
  let best = { week: [...week], worth };
  for (let tried = 0; tried < tries; tried += 1) {
    const at = any(open);
    if (at === undefined) break;
    const next = [...week];
    if (random() < EXCHANGED) {
      const other = any(open) ?? at;
      const [one, two] = [week[at], week[other]];
      if (!one || !two || one === two) continue;
      put(next, at, undefined);
      put(next, other, undefined);
      if (!judge.fits(next, at, two)) continue;
      put(next, at, two);
      if (!judge.fits(next, other, one)) continue;
      put(next, other, one);
    } else {
      const option = any(ofSlot.get(at) ?? []);
      put(next, at, undefined);
      if (!option || option === week[at] || !judge.fits(next, at, option)) continue;
      put(next, at, option);
    }
    const least = worth + HEAT * (1 - tried / tries) ** 2 * Math.log(1 - random());
    const gained = judge.worth(next, least);
    if (gained <= least) continue;
    worth = gained;
    week.splice(0, week.length, ...next);
    if (worth > best.worth) best = { week: next, worth };
  }
  week.splice(0, week.length, ...best.week);
  return best.worth;
}
/** The share of tries that exchange two meals; the others try a dish that is not there. */
const EXCHANGED = 0.2;
/** A week that is worth so much less is at first taken nevertheless in one of e cases. */
const HEAT = 2;

/** What a serving of each dish costs; a dish of which too little is known costs what the others do on average. */
function centsPerServing({ dishes, budget, costOf }: WeekQuestion): (dish: WeekDish) => number {
  if (budget === null || costOf === null) return () => 0;
  const known = new Map(
    dishes.flatMap((dish) => {
      const cost = costOf(dish.ingredients);
      const isKnown = cost !== null && cost.knownShare >= KNOWN_ENOUGH;
      return isKnown ? [[dish, cost.cents / cost.knownShare / dish.servings] as const] : [];
    }),
  );
  const usual = [...known.values()].reduce((sum, cents) => sum + cents, 0) / Math.max(1, known.size);
  return (dish) => known.get(dish) ?? usual;
}

const placeKey = ({ day, slot }: Gap) => `${day} ${slot}`;
const SLOT_ORDER: readonly MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const inOrder = (one: Gap, other: Gap) =>
  one.day === other.day
    ? SLOT_ORDER.indexOf(one.slot) - SLOT_ORDER.indexOf(other.slot)
    : one.day < other.day
      ? -1
      : 1;

/** How often a week has a day for what is left. */
const MOST_RESTS = 2;
/** What is left of a dinner is lunch on the next day, or dinner two days later. */
const REST_AFTER: Partial<Record<MealType, number>> = { lunch: 1, dinner: 2 };

/** The meals of the week, of which some are what is left of others. */
function placesOf({ gaps, kept, cooksAhead }: WeekQuestion): Place[] {
  const all = [
    ...gaps.map((gap) => ({ ...gap, isFixed: false, cookedOn: null })),
    ...kept.map(({ day, slot, cookedOn }) => ({ day, slot, isFixed: true, cookedOn })),
  ].toSorted(inOrder);
  const dinnerOn = (day: CalendarDay) =>
    all.findIndex((other) => other.slot === 'dinner' && other.day === day && other.cookedOn === null);
  const rests = new Map<number, number>();
  const add = (at: number, from: number) => {
    if (from !== -1 && !rests.has(from) && ![...rests.values()].includes(from)) rests.set(at, from);
  };
  for (const [at, { cookedOn }] of all.entries()) if (cookedOn !== null) add(at, dinnerOn(cookedOn));
  if (cooksAhead)
    for (const [at, { day, slot, isFixed }] of all.entries()) {
      const ahead = REST_AFTER[slot];
      if (isFixed || ahead === undefined || isWeekend(day) || rests.size >= MOST_RESTS) continue;
      const from = dinnerOn(addDays(day, -ahead));
      if (!all[from]?.isFixed) add(at, from);
    }
  return all.map((place, at) => ({ ...place, restOf: rests.get(at) }));
}

/** What decides whether a dish can come at a place, and what a week is worth. */
function weekJudge(places: readonly Place[], slots: ReadonlySet<MealType>, question: WeekQuestion) {
  const { planned, kitchen, eaters, budget } = question;
  const goals = eaters.map((eater) => places.map(({ slot }) => goalsOfMeal(eater, slot, slots)));
  const hasRest = new Set(places.flatMap(({ restOf }) => restOf ?? []));
  const others = planned.map(({ main, ...gap }) => ({ gap, main }));

  const fits = (week: Week, at: number, option: Option): boolean => {
    const place = places[at];
    if (!place?.slot || !option.dish.meals.includes(place.slot)) return false;
    if (hasRest.has(at) && !keeps(option)) return false;
    const own = places.flatMap((each, index) => (index === at || each.restOf === at ? [each] : []));
    const there = week.flatMap((other, index) => {
      const gap = places[index];
      return other && gap && index !== at && gap.restOf !== at ? [{ gap, main: other.main }] : [];
    });
    if (week.some((other, index) => other === option && index !== at && places[index]?.restOf !== at))
      return false;
    return own.every((gap) => {
      const alike = [...there, ...others].filter(({ main }) => main === option.main);
      if (alike.some((other) => isBeside(gap, other.gap))) return false;
      const near = alike.filter(
        (other) =>
          groupOf(other.gap.slot) === groupOf(gap.slot) &&
          Math.abs(daysBetween(gap.day, other.gap.day)) < A_WEEK,
      );
      return near.length + own.length <= MOST_OF_A_KIND;
    });
  };

  const suitability = ({ day, slot }: Gap, { dish }: Option, isRest = false) =>
    (isRest || isWeekend(day) || (dish.minutes ?? 0) <= QUICK[slot] ? QUICK_ENOUGH : 0) +
    (dish.meals[0] !== undefined && groupOf(dish.meals[0]) === groupOf(slot) ? USUAL_THEN : 0);

  const goalsWorth = (week: Week, upTo: number) => {
    if (eaters.length === 0) return 0;
    let sum = 0;
    for (const ofEater of goals) {
      const meals = week.slice(0, upTo + 1).flatMap((option, at) => {
        const ofMeal = ofEater[at];
        return option && ofMeal ? [{ perServing: option.dish.perServing, goals: ofMeal }] : [];
      });
      const { got, goals: wanted } = sumOf(meals, exactPortions(meals));
      sum += closeness(got, wanted);
    }
    return (sum / eaters.length) * GOALS_MET;
  };

  const overspent = (week: Week, upTo: number) => {
    if (budget === null) return 0;
    let spent = 0;
    for (let at = 0; at <= upTo; at += 1) {
      const dish = week[at]?.dish;
      const servings = goals.reduce((sum, ofEater) => {
        const [wanted, has] = [ofEater[at]?.calories, dish?.perServing?.calories];
        return sum + (wanted && has ? wanted / has : 1);
      }, 0);
      spent += Math.ceil(servings) * (week[at]?.cents ?? 0);
    }
    const allowed = (budget * (upTo + 1)) / places.length;
    return Math.max(0, spent / allowed - 1) * OVERSPENT;
  };

  const rescued = (week: Week, upTo: number) => {
    const used = new Set<number>();
    let sum = 0;
    for (let at = 0; at <= upTo; at += 1) {
      const place = places[at];
      if (!place || place.restOf !== undefined) continue;
      for (const { id, expiryDate } of week[at]?.uses ?? []) {
        if (expiryDate === null || expiryDate < place.day || used.has(id)) continue;
        used.add(id);
        sum += expiryDate <= addDays(place.day, SOON) ? RESCUED : RESCUED_EARLY;
      }
    }
    return sum;
  };

  const linesAt = (at: number, option: Option) => (hasRest.has(at) ? option.linesOfTwo() : option.lines);

  const stockWorth = (week: Week) => {
    const taken = new Map(kitchen.taken);
    let sum = 0;
    for (const [at, place] of places.entries()) {
      const option = week[at];
      if (!option) continue;
      if (place.restOf !== undefined) sum += 1;
      else sum += shareAtHome(linesAt(at, option), kitchen.inventory, taken);
    }
    return sum;
  };

  const last = places.length - 1;
  const worth = (week: Week, least = Number.NEGATIVE_INFINITY) => {
    let meals = 0;
    let sum = 0;
    for (const [at, place] of places.entries()) {
      const option = week[at];
      if (!option) continue;
      meals += 1;
      sum += option.charm + suitability(place, option, place.restOf !== undefined);
    }
    sum += goalsWorth(week, last) * meals + rescued(week, last) - overspent(week, last) * meals;
    // Looking everything up in the stock takes longest.
    return sum + meals <= least ? sum : sum + stockWorth(week);
  };
  /** What the dish at this place adds to the week before it, of whose stock so much is taken. */
  const worthOfNext = (week: Week, at: number, taken: Taken) => {
    const [option, place] = [week[at], places[at]];
    if (!option || !place) return 0;
    return (
      option.charm +
      suitability(place, option) +
      shareAtHome(linesAt(at, option), kitchen.inventory, new Map(taken)) +
      goalsWorth(week, at) * GREED +
      rescued(week, at) -
      overspent(week, at)
    );
  };
  return { fits, worth, worthOfNext, linesAt, suitability };
}

/** More than no week of these dishes is worth: every slot has its best dishes, each finds the whole stock, and all goals are met. */
function boundOf(
  places: readonly Place[],
  options: readonly Option[],
  week: Week,
  { suitability }: ReturnType<typeof weekJudge>,
  cards: readonly StockCard[],
): number {
  const ofFixed = (place: Place, at: number) => {
    const option = week[at];
    return place.isFixed && option
      ? option.charm + option.atHome + suitability(place, option) + GOALS_MET
      : 0;
  };
  let bound = places.reduce((sum, place, at) => sum + ofFixed(place, at), 0);
  bound += places.filter(({ restOf }) => restOf !== undefined).length * (WORTH_OF_A_REST + GOALS_MET);
  const open = places.filter(({ isFixed, restOf }) => !isFixed && restOf === undefined);
  for (const [slot, ofSlot] of Map.groupBy(open, (place) => place.slot)) {
    const best = options
      .filter(({ dish }) => dish.meals.includes(slot))
      .map((option) => ({
        main: option.main,
        worth: option.charm + option.atHome + Math.max(...ofSlot.map((place) => suitability(place, option))),
      }))
      .toSorted((one, other) => other.worth - one.worth);
    const weeks = Math.ceil(ofSlot.length / A_WEEK);
    const counts = new Map<string, number>();
    let left = ofSlot.length;
    for (const { main, worth } of best) {
      const count = counts.get(main) ?? 0;
      if (left === 0) break;
      if (count >= MOST_OF_A_KIND * weeks) continue;
      counts.set(main, count + 1);
      bound += worth + GOALS_MET;
      left -= 1;
    }
  }
  const usable = new Set(options.flatMap(({ uses }) => uses.map(({ id }) => id)));
  const days = places.map(({ day }) => day);
  const [first, last] = [days[0], days.at(-1)];
  for (const { id, expiryDate } of cards) {
    if (!usable.has(id) || expiryDate === null || !first || !last || expiryDate < first) continue;
    bound += expiryDate <= addDays(last, SOON) ? RESCUED : RESCUED_EARLY;
  }
  return bound;
}

/** The meals with their portions, and what they take from the stock in the order in which they are cooked. */
function describe(
  places: readonly Place[],
  week: Week,
  slots: ReadonlySet<MealType>,
  { eaters, kitchen }: WeekQuestion,
): Pick<ProposedWeek, 'meals' | 'eaters'> {
  const eaten = places.flatMap((place, at) => {
    const option = week[at];
    return option ? [{ place, at, option }] : [];
  });
  const figures = eaters.map((eater) =>
    eaten.map(
      ({ place, option }): MealFigures => ({
        perServing: option.dish.perServing,
        goals: goalsOfMeal(eater, place.slot, slots),
      }),
    ),
  );
  const portions = figures.map(portionsFor);
  const servingsAt = (index: number) => portions.reduce((sum, ofEater) => sum + (ofEater[index] ?? 1), 0);
  const taken = new Map(kitchen.taken);
  const used = new Set<number>();
  const meals = eaten.map(({ place, at, option: { dish, uses } }, index): WeekMeal => {
    const rest = eaten.findIndex((other) => other.place.restOf === at);
    const servings = Math.max(
      1,
      Math.ceil(servingsAt(index) + (rest === -1 ? 0 : servingsAt(rest)) - ROUNDING),
    );
    const meal = {
      day: place.day,
      slot: place.slot,
      dish,
      portions: portions.map((ofEater) => ofEater[index] ?? 1),
      servings,
    };
    if (place.restOf !== undefined)
      return { ...meal, cookedOn: places[place.restOf]?.day ?? null, usesUp: [], toBuy: 0 };
    const lines = scaleRecipe(dish.ingredients, dish.servings, servings);
    const decided = kitchen.inventory.availabilityOf(lines, taken);
    const usesUp = uses.filter(
      ({ id, expiryDate }) =>
        expiryDate !== null &&
        expiryDate >= place.day &&
        expiryDate <= addDays(place.day, SOON) &&
        !used.has(id),
    );
    for (const { id } of usesUp) used.add(id);
    return { ...meal, cookedOn: null, usesUp, toBuy: decided.filter(({ available }) => !available).length };
  });
  return {
    meals,
    eaters: figures.map((ofEater, who) => sumOf(ofEater, portions[who] ?? [])),
  };
}
function costOfMeals(meals: readonly WeekMeal[], { costOf }: WeekQuestion): Cost | null {
  if (costOf === null) return null;
  const cooked = meals.filter(({ cookedOn }) => cookedOn === null);
  return costOf(
    cooked.flatMap(({ dish, servings }) => scaleRecipe(dish.ingredients, dish.servings, servings)),
  );
}

/** So that sums of quarters are not rounded up. */
const ROUNDING = 1e-6;

function shareAtHome(
  lines: readonly NeededLine[],
  inventory: Pick<Inventory, 'availabilityOf'>,
  taken: Taken,
): number {
  if (lines.length === 0) return 0;
  const there = inventory.availabilityOf(lines, taken).filter(({ available }) => available);
  return there.length / lines.length;
}

/** A dish that is cooked for two days has to cook for so long: salads and fried eggs do not keep. */
const COOKED_FOR = 30;
const keeps = ({ dish }: Option) => (dish.minutes ?? 0) >= COOKED_FOR;

/** Lunch and dinner share what they are made of; breakfasts and snacks are of their own kind. */
const groupOf = (slot: MealType) => (slot === 'lunch' ? 'dinner' : slot);

/** Whether two meals of one main food would follow each other. */
function isBeside(one: Gap, other: Gap): boolean {
  const days = Math.abs(daysBetween(one.day, other.day));
  return days === 0 || (days === 1 && one.slot === other.slot);
}

/**
 * What a dish is mostly made of: the kind of its first food with protein, otherwise of its first food, because chicken thighs are no
 * change from chicken breast.
 */
export function mainFoodOf(lines: readonly NeededLine[]): string {
  const foods = lines.map(({ name }) => findFood(name));
  const main = foods.find((food) => food?.category === 'protein') ?? foods.find((food) => food !== undefined);
  const kind = main?.cook?.kind;
  if (kind !== undefined && !SEVERAL_KINDS.has(kind)) return kind;
  return main?.name ?? lines[0]?.name.toLowerCase() ?? '';
}
const SEVERAL_KINDS: ReadonlySet<string> = new Set(['plain', 'other-protein']);

function highest<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item | undefined {
  let best: { readonly item: Item; readonly worth: number } | undefined;
  for (const item of items) {
    const worth = worthOf(item);
    if (!best || worth > best.worth) best = { item, worth };
  }
  return best?.item;
}

const A_MONDAY = calendarDay('2024-01-01');
const isWeekend = (day: CalendarDay) => ((daysBetween(A_MONDAY, day) % A_WEEK) + A_WEEK) % A_WEEK >= 5;
