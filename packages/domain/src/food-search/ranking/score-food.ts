import type { FoodNutrients } from '../../foods/food.ts';
import type { DataSet } from '../../foods/usda/data-set.ts';
import type { SearchQuery } from '../query/search-query.ts';
import { headKey, nameParts } from '../words/name-parts.ts';
import { type SearchWord, searchWords } from '../words/words.ts';
import { matchName, type NameMatch } from './match-name.ts';
import { oddness } from './oddness.ts';

/** Foods of the table that are in most kitchens: of several that fit a beginning alike ('chi', 'app') they are first. */
const STAPLES: ReadonlySet<string> = new Set(
  [
    'apple, avocado, banana, orange, strawberry, blueberry, grape, lemon, watermelon, mango, pineapple, peach, pear',
    'tomato, potato, sweet potato, onion, garlic, carrot, broccoli, spinach, cucumber, lettuce, bell pepper, corn',
    'mushroom, zucchini, cauliflower, green bean, celery, cabbage, asparagus',
    'chicken, chicken breast, cooked chicken breast, ground beef, beef steak, bacon, ham, sausage, turkey breast, pork chop',
    'salmon, tuna, shrimp, cod, egg, fried egg, scrambled egg, hard boiled egg, milk, butter, cheddar cheese, cheese, yogurt, greek yogurt, cottage cheese, tofu',
    'cream cheese, mozzarella, bread, whole wheat bread, tortilla, bagel, white rice, cooked white rice, brown rice',
    'pasta, spaghetti, oatmeal, rolled oats, cereal, quinoa, black bean, chickpea, lentil, hummus, peanut butter',
    'almond, walnut, peanut, olive oil, mayonnaise, ketchup, honey, sugar, salt, chocolate, dark chocolate, cookie',
    'ice cream, potato chip, french fries, pizza, hamburger, coffee, tea, orange juice, cola, beer, water, green tea',
    'garden salad without dressing, caesar salad without dressing, vegetable soup, chicken noodle soup, fried rice',
    'cooked oatmeal, cooked pasta, cooked brown rice, skim milk, reduced fat milk, almond milk, cheeseburger',
  ]
    .join(', ')
    .split(', '),
);

/** What ranking reads of a food. */
export interface Candidate {
  readonly per100g: FoodNutrients;
  readonly fdcId: number;
  readonly dataSet: DataSet;
  /** The name that is shown, then other names. */
  readonly names: readonly string[];
  readonly brand: string | null;
  /** Compact keys of the names that mean exactly this food, the shown name's first. */
  readonly keys: readonly string[];
}

export interface Score {
  readonly points: number;
  /** Whether a wanted word names the thing itself, in the name that is shown or as the whole of another name. */
  readonly isNoun: boolean;
  /** No wanted word had to be corrected. */
  readonly isSure: boolean;
}

/**
 * What each observation is worth. Only their order of size matters: finding every word stands above all else, then
 * that its name is exactly this one, then that the thing itself is named, then how plain the food is.
 */
const POINTS = {
  coverage: 100,
  exactly: 40,
  exactlyButForClaims: 15,
  noun: 34,
  wholeHead: 12,
  staple: 8,
  welcome: 3,
  extraHead: -5,
  extraKind: -2.5,
  extraRest: -1,
  doubt: -12,
  begun: -25,
  unfinished: -12,
  otherName: -8,
} as const;

/** The longest description that still costs points. */
const MOST_EXTRA_REST = 10;

const NO_MATCH: Score = {
  points: Number.NEGATIVE_INFINITY,
  isNoun: false,
  isSure: false,
};

/** The name itself, however it is split into words: 'icecream'. */
function sameName(own: number): Score {
  const points = POINTS.coverage + POINTS.noun + POINTS.wholeHead + POINTS.otherName + own;
  return { points, isNoun: true, isSure: true };
}

/** 'Milk shakes, thick vanilla' for 'milkshake'. */
function isSameHead({ keys }: SearchQuery, { names: [shown = ''] }: Candidate): boolean {
  return keys.includes(headKey(nameParts(shown)));
}

/** The best that any way to say the query fits any name of the food. */
export function scoreFood(query: SearchQuery, food: Candidate): Score {
  const brand = food.brand === null ? [] : searchWords(food.brand);
  const own = ownPoints(query, food);
  let best = food.keys.some((key) => query.keys.includes(key)) ? sameName(own) : NO_MATCH;
  for (const [at, name] of food.names.entries()) {
    const match = bestMatch(query, { name, isShown: at === 0 }, brand);
    const points = match.points + own + (at === 0 ? 0 : POINTS.otherName);
    if (points > best.points) best = { ...match, points };
  }
  return best.points === Number.NEGATIVE_INFINITY && isSameHead(query, food) ? sameName(own) : best;
}

interface ReadName {
  readonly name: string;
  readonly isShown: boolean;
}

function bestMatch(query: SearchQuery, { name, isShown }: ReadName, brand: readonly SearchWord[]): Score {
  const parts = nameParts(name);
  let best = NO_MATCH;
  for (const phrasing of query.phrasings) {
    const match = matchName(phrasing, parts, brand);
    // 'Sardines in tomato sauce' has every word of 'tomato sauce' and is none.
    if (phrasing.words.length > 1 && match.extra.head === parts.head.length) continue;
    const points = pointsOf(match);
    if (points <= best.points) continue;
    const isNoun = match.isNoun && (isShown || match.extra.head === 0);
    best = { points, isNoun, isSure: match.doubt === 0 };
  }
  return best;
}

function pointsOf(match: NameMatch): number {
  const { head, kind, rest } = match.extra;
  // 'egg' is the beginning of 'eggplant', but says little of what that is.
  const sureness = match.unfinished > 0 ? 0.5 : 1;
  // Half a match is another food: 'prime rib' is no celery rib.
  if (match.coverage < 1) return Number.NEGATIVE_INFINITY;
  return (
    POINTS.coverage +
    sureness * (head === 0 ? POINTS.wholeHead : 0) +
    sureness * (match.isNoun ? POINTS.noun : 0) +
    POINTS.welcome * match.welcome +
    POINTS.extraHead * head +
    POINTS.extraKind * kind +
    POINTS.extraRest * Math.min(rest, MOST_EXTRA_REST) +
    POINTS.doubt * match.doubt +
    (match.unfinished > 0 ? POINTS.begun : 0) +
    POINTS.unfinished * match.unfinished
  );
}

/** What does not depend on which of its names fits. */
function ownPoints(query: SearchQuery, food: Candidate): number {
  const [shown = ''] = food.names;
  const isStaple = food.dataSet === 'builtin' && STAPLES.has(shown.toLowerCase());
  return exactPoints(query, food) + (isStaple ? POINTS.staple : 0) - oddness(shown, food.dataSet);
}

/** 'Vegan chili' is the chili of that name rather than the pepper that is called chili, and happens to be vegan. */
function exactPoints({ keys, wholeKeys, constraints }: SearchQuery, food: Candidate): number {
  if (food.keys.some((key) => wholeKeys.includes(key))) return POINTS.exactly;
  if (!food.keys.some((key) => keys.includes(key))) return 0;
  return constraints.length > 0 ? POINTS.exactlyButForClaims : POINTS.exactly;
}
