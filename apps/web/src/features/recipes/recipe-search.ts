import { ALLERGENS, type Allergen, DIETS, type Diet } from '@game-plan/domain/eater';
import { CUISINES, type Cuisine } from '@game-plan/domain/ingredient';

export const RECIPE_TABS = ['all', 'favorites', 'generated'] as const;
export type RecipeTab = (typeof RECIPE_TABS)[number];

/** Minutes, as the server reads them. */
export const COOK_TIMES = ['30', '60'] as const;
export type CookTime = (typeof COOK_TIMES)[number];

/** What the address of the recipes screen says: its tab (all when none), the filters and the open recipe. */
export interface RecipeSearch {
  readonly tab?: Exclude<RecipeTab, 'all'>;
  readonly q?: string;
  readonly cuisine?: Cuisine;
  readonly time?: CookTime;
  readonly diet?: readonly Diet[];
  readonly without?: readonly Allergen[];
  readonly recipe?: string;
}

/** Fields to set; undefined takes one out. */
export type RecipeSearchChange = { readonly [Field in keyof RecipeSearch]?: RecipeSearch[Field] | undefined };

export const LONGEST_SEARCH = 200;
const LONGEST_ID = 100;

/** Reads what anyone may have typed into the address; what makes no sense is left out. */
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
      recipe: textOf(search.recipe, LONGEST_ID),
    },
  );
}

/** The search with the change made; what is empty does not stand in the address. */
export function changeSearch(search: RecipeSearch, change: RecipeSearchChange): RecipeSearch {
  const fields = Object.entries({ ...search, ...change });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined && value.length > 0));
}

function textOf(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' ? value.slice(0, longest) : undefined;
}

/** 'vegan,keto', or a list already, as those of `known` that it names. */
function listOf<const Name extends string>(value: unknown, known: readonly Name[]): Name[] {
  const named = String(value ?? '').split(',');
  return known.filter((name) => named.includes(name));
}

/** Without tab and recipe: whether anything is filtered out. */
export function hasFilters({ q, cuisine, time, diet, without }: RecipeSearch): boolean {
  return [searchedText(q), cuisine, time, diet, without].some((filter) => filter !== undefined);
}

const SHORTEST_SEARCH = 3;

/** What is searched for: nothing until there are more than two characters. */
export function searchedText(q: string | undefined): string | undefined {
  const text = q?.trim() ?? '';
  return text.length >= SHORTEST_SEARCH ? text : undefined;
}
