import { type CookbookRule, TAG_LENGTH_MAX } from '@game-plan/contracts/kitchen/recipes';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@game-plan/domain/eater';
import { CUISINES, type Cuisine } from '@game-plan/domain/ingredient';

export const RECIPE_TABS = ['all', 'favorites', 'generated'] as const;
export type RecipeTab = (typeof RECIPE_TABS)[number];

/** Minutes, in the format of the API. */
export const COOK_TIMES = ['30', '60'] as const;
export type CookTime = (typeof COOK_TIMES)[number];

/** The orders beside newest first, as the API calls them. */
export const RECIPE_SORTS = ['cookable', 'one-short', 'name', 'time'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];

/** The fewest stars, and days, in the format of the API. */
const STARS = ['3', '4', '5'] as const;
type Stars = (typeof STARS)[number];
const DAYS_UNMADE = ['14', '30', '90'] as const;
type DaysUnmade = (typeof DAYS_UNMADE)[number];

/** So many foods are missing, in the format of the API. */
const LACKS = ['0', '1'] as const;
type Lacks = (typeof LACKS)[number];

/** The page's state in its address: tab (default 'all'), filters and open recipe. */
export interface RecipeSearch {
  readonly tab?: Exclude<RecipeTab, 'all'>;
  readonly q?: string;
  readonly cuisine?: Cuisine;
  readonly time?: CookTime;
  readonly diet?: readonly Diet[];
  readonly without?: readonly Allergen[];
  readonly tag?: string;
  readonly stars?: Stars;
  /** Not made for so many days. */
  readonly unmade?: DaysUnmade;
  readonly lacks?: Lacks;
  readonly sort?: RecipeSort;
  readonly recipe?: string;
}

/** Fields to set; undefined removes one. */
export type RecipeSearchChange = { readonly [Field in keyof RecipeSearch]?: RecipeSearch[Field] | undefined };

export const LONGEST_SEARCH = 200;
const LONGEST_ID = 100;

/** Parses search parameters, which are untrusted input; invalid ones are omitted. */
export function parseRecipeSearch(search: Record<string, unknown>): RecipeSearch {
  return changeSearch(
    {},
    {
      tab: (['favorites', 'generated'] as const).find((tab) => tab === search.tab),
      q: textOf(search.q, LONGEST_SEARCH),
      cuisine: CUISINES.find((cuisine) => cuisine === search.cuisine),
      time: COOK_TIMES.find((time) => time === search.time),
      diet: listOf(search.diet, DIETS),
      without: listOf(search.without, ALLERGENS),
      tag: textOf(search.tag, TAG_LENGTH_MAX),
      stars: STARS.find((stars) => stars === search.stars),
      unmade: DAYS_UNMADE.find((days) => days === search.unmade),
      lacks: LACKS.find((lacks) => lacks === String(search.lacks)),
      sort: RECIPE_SORTS.find((sort) => sort === search.sort),
      recipe: textOf(search.recipe, LONGEST_ID),
    },
  );
}

/** Applies a change; empty fields are removed from the address. */
export function changeSearch(search: RecipeSearch, change: RecipeSearchChange): RecipeSearch {
  const fields = Object.entries({ ...search, ...change });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value.length > 0));
}

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, longest) : undefined;
}

/** Parses 'vegan,keto', or a list, keeping only known names. */
function listOf<const Name extends string>(value: unknown, known: readonly Name[]): Name[] {
  const named = String(value ?? '').split(',');
  return known.filter((name) => named.includes(name));
}

/** Whether any filter is set, apart from tab, order and recipe. */
export function hasFilters({ q, cuisine, time, diet, without, tag, stars, unmade, lacks }: RecipeSearch) {
  const filters = [searchedText(q), cuisine, time, diet, without, tag, stars, unmade, lacks];
  return filters.some((filter) => filter !== undefined);
}

const SHORTEST_SEARCH = 3;

/** The search text; undefined below three characters. */
export function searchedText(q: string | undefined): string | undefined {
  const text = q?.trim() ?? '';
  return text.length >= SHORTEST_SEARCH ? text : undefined;
}

/** The filters and the order of the page as the rule of a cookbook. */
export function ruleOf({ q, cuisine, time, diet, without, tag, stars, unmade, lacks, sort }: RecipeSearch) {
  const search = searchedText(q);
  return {
    ...(search !== undefined && { search }),
    ...(cuisine && { cuisine }),
    ...(time && { underMinutes: time }),
    ...(diet && { diets: [...diet] }),
    ...(without && { without: [...without] }),
    ...(tag !== undefined && { tag }),
    ...(stars && { minRating: stars }),
    ...(unmade && { notMadeForDays: unmade }),
    ...(lacks && { missing: lacks }),
    ...(sort && { sort }),
  } satisfies CookbookRule;
}

/** What shows the recipes of a cookbook, or with an empty rule all of them. */
export function searchOf(rule: CookbookRule): RecipeSearchChange {
  return {
    q: rule.search,
    cuisine: rule.cuisine,
    time: rule.underMinutes,
    diet: rule.diets,
    without: rule.without,
    tag: rule.tag,
    stars: rule.minRating,
    unmade: rule.notMadeForDays,
    lacks: rule.missing,
    sort: rule.sort,
  };
}

/** Whether the page shows just what the rule says. */
export const showsRule = (search: RecipeSearch, rule: CookbookRule): boolean =>
  JSON.stringify(ruleOf(search)) === JSON.stringify(ruleOf(changeSearch({}, searchOf(rule))));
