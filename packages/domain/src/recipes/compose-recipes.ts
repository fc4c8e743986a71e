import type { Eater } from '../eater.ts';
import { foodWords } from '../foods/food-name.ts';
import { memoize } from '../memoize.ts';
import { seededRandom, seedFromText } from '../random.ts';
import { feedsInfant, keepsKosher } from '../safety/suits-eater.ts';
import { chooseIdeas, FEW, isReady, lacksItsMaker } from './compose/choose-ideas.ts';
import { finishRecipe } from './compose/finish-recipe.ts';
import { type Draft, dishOfKey, fitDish } from './compose/fit-dish.ts';
import { suitability } from './compose/guards.ts';
import { readStock, type Shelf } from './compose/read-stock.ts';
import type { ComposedRecipe, ComposeRequest } from './composed-recipe.ts';
import type { Stocked } from './model/stocked.ts';
import { REPERTOIRE } from './repertoire/repertoire.ts';
import { withDislikes } from './with-dislikes.ts';

const USUAL_COUNT = 8;
/** How many ideas of a full set may need something bought. */
const MOST_TO_BUY = 3;

/**
 * Composes at most `count` ideas from the stock. The same request gives the same recipes. None of them contains
 * anything expired, disliked, or against the eater's allergies and diets. Most need nothing bought. The hour and chance
 * decide which of the possible ideas come first, but never whether there are any.
 */
export function composeRecipes(request: ComposeRequest, count: number = USUAL_COUNT): ComposedRecipe[] {
  return composer(request, readStock)(request.seen, count);
}

/**
 * Composes repeatedly for one request, with different ideas already `seen`. What can be cooked is computed once, and
 * the shelves of the last kitchens are cached.
 */
export function composer(
  request: Omit<ComposeRequest, 'seen'>,
  shelfFor: (request: Omit<ComposeRequest, 'seen'>) => Shelf = rememberedShelf,
): (seen: ReadonlySet<string> | undefined, count?: number) => ComposedRecipe[] {
  const eater = withDislikes(request.eater, request.dislikes);
  const shelf = shelfFor({ ...request, eater });
  const inStock = shelf.items.filter(({ source }) => source === 'stock').length;
  if (inStock === 0) return () => [];
  const kitchens = separated(eater).map((apart) =>
    waysToCook(apart === eater ? shelf : shelfFor({ ...request, eater: apart }), request),
  );
  const ways = kitchens.length === 1 ? (kitchens[0] ?? []) : withoutTwice(kitchens.flat());
  const suits = suitability(eater);
  const finished = new Map<Draft, ComposedRecipe>();
  return (given, count = USUAL_COUNT) => {
    const seen: ReadonlySet<string> = new Set([...(given ?? []), ...(request.never ?? [])]);
    const random = seededRandom(request.seed);
    const drafts = unseen(ways, seen);
    const dishesOffered = new Set([...(given ?? [])].map(dishOfKey));
    const { belonging, english } = shelf;
    const foodsOffered = leadsOffered(ways, seen);
    const wishes = {
      ...request,
      less: new Set(request.less),
      dishesOffered,
      foodsOffered,
      belonging,
      isForInfant: feedsInfant(eater),
    };
    const chosen = new Map<Draft, ComposedRecipe>();
    const names = new Set(seen);
    const taken = new Set([...names].map(dishWords));
    const isTaken = ({ name, words, kind }: Named) => names.has(name) || taken.has(words) || taken.has(kind);
    const written = (recipe: ComposedRecipe | undefined) => recipe && (english?.of(recipe) ?? recipe);
    const finish = (draft: Draft) => {
      const before = namedBefore.get(draft);
      if (before === null || (before && isTaken(before))) return undefined;
      const recipe =
        finished.get(draft) ?? written(finishRecipe(draft, eater, suits, { ...request, belonging }));
      const named = before ?? (recipe ? namedAs(recipe, draft) : null);
      if (!before) namedBefore.set(draft, named);
      if (!recipe || !named) return undefined;
      finished.set(draft, recipe);
      if (isTaken(named)) return undefined;
      names.add(named.name);
      taken.add(named.words);
      taken.add(named.kind);
      return recipe;
    };
    const choose = (from: readonly Draft[], most: number, toBuy: number, isLast = false) =>
      chooseIdeas(from, inStock, { count: most, toBuy }, wishes, random, chosen, finish, isLast);
    choose(drafts, count, Math.min(MOST_TO_BUY, Math.floor(count / 4)));
    const left = (isSuch: (draft: Draft) => boolean) =>
      drafts.filter((draft) => isSuch(draft) && !chosen.has(draft));
    if (chosen.size < count) choose(left(isReady), count, 0, true);
    const room = Math.min(count - chosen.size, Math.max(1, FEW - chosen.size));
    if (chosen.size < count)
      choose(
        left((draft) => !isReady(draft)),
        chosen.size + room,
        room,
      );
    // Whose maker is missing comes after what is whole.
    const lacking = ([draft]: [Draft, ComposedRecipe]) => Number(lacksItsMaker(draft));
    return [...chosen].toSorted((a, b) => lacking(a) - lacking(b)).map(([, recipe]) => recipe);
  };
}

/** An idea's name, its words in sorted order, and what makes it the same idea under another name. */
interface Named {
  readonly name: string;
  readonly words: string;
  /** The method, the foods, and the words of the name that are none of them: 'Baked Beans on Toast' is 'Beans on Toast with Cheddar'. */
  readonly kind: string;
}

function namedAs({ name, technique, ingredients }: ComposedRecipe, { foods }: Draft): Named {
  const words = dishWords(name);
  const ofFoods = new Set(ingredients.flatMap((line) => dishWords(line.name).split(' ')));
  const others = words.split(' ').filter((word) => !ofFoods.has(word));
  return { name, words, kind: [technique, ...others, foods].join('|') };
}

/**
 * The names of drafts that were finished for earlier clicks; null for drafts that fail the guards. A draft belongs to
 * one stock and a stock to one eater, so the names stay valid. Most drafts that chance proposes were finished before,
 * under the same name.
 */
const namedBefore = new WeakMap<Draft, Named | null>();

/** How many kitchens are cached. One with five thousand foods takes some megabytes. */
export const KITCHENS_REMEMBERED = 4;

/** The key is the whole input, so a cached result is never outdated or from another kitchen. */
const readOnce = memoize(KITCHENS_REMEMBERED, (kitchen) => readStock(JSON.parse(kitchen)));

function rememberedShelf({ stock, eater, today, atHome }: Omit<ComposeRequest, 'seen'>): Shelf {
  return readOnce(JSON.stringify({ stock, eater, today, atHome }));
}

/**
 * Who keeps kosher cooks either without milk or without meat; a chicken would otherwise be fried in butter, and the dish lost. Others cook as
 * they are.
 */
function separated(eater: Eater): readonly Eater[] {
  if (!keepsKosher(eater)) return [eater];
  return ['dairy', 'meat'].map((without) => ({ ...eater, allergies: [...eater.allergies, without] }));
}

/** What is cooked with neither is found in both kitchens. */
function withoutTwice(ways: readonly (readonly Draft[])[]): readonly (readonly Draft[])[] {
  const byFoods = new Map(ways.map((alike) => [`${alike[0]?.key}|${alike[0]?.foods}`, alike]));
  return byFoods.size === ways.length ? ways : [...byFoods.values()];
}

/** The dishes that could be cooked, grouped by dish and foods. */
function waysToCook(
  shelf: Shelf,
  { seed, servings }: Pick<ComposeRequest, 'seed' | 'servings'>,
): readonly (readonly Draft[])[] {
  return REPERTOIRE.flatMap((dish) => {
    // Chance is each dish's own, so that a new dish changes no other.
    const drafts = fitDish(dish, shelf, seededRandom(seed ^ seedFromText(dish.id)), servings);
    // Most dishes have one draft, which needs no grouping.
    return drafts.length > 1
      ? [...Map.groupBy(drafts, ({ foods }) => foods).values()]
      : drafts.length === 1
        ? [drafts]
        : [];
  });
}

/** The foods that led an idea given before. */
function leadsOffered(
  ways: readonly (readonly Draft[])[],
  seen: ReadonlySet<string> | undefined,
): ReadonlySet<Stocked> {
  if (!seen || seen.size === 0) return new Set();
  return new Set(ways.flat().flatMap(({ key, lead }) => (seen.has(key) ? [lead] : [])));
}

function unseen(ways: readonly (readonly Draft[])[], seen: ReadonlySet<string> | undefined): Draft[] {
  return ways.flatMap((alike) => {
    const isSeen = alike.some(({ key }) => seen?.has(key));
    return isSeen ? [] : alike.slice(0, 1);
  });
}

/** The words of a dish's name in singular, regardless of order: 'Tuna and White Bean Salad' equals 'White Bean and Tuna Salad'. */
export const dishWords = memoize(5000, (name) =>
  foodWords(name)
    .filter((word) => word !== 'and' && word !== 'with')
    .sort()
    .join(' '),
);
