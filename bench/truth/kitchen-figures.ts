import { ALLERGENS } from '../../packages/domain/src/eater.ts';
import { foodWords } from '../../packages/domain/src/foods/food-name.ts';
import { type Random, seededRandom } from '../../packages/domain/src/random.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { pairsOf, TUNED_WORDINGS } from '../../packages/domain/src/safety/testing/own-word-pairs.ts';
import { askComposer } from '../cook/ask-composer.ts';
import { findViolations } from '../cook/find-violations.ts';
import { forbiddenBy } from '../cook/forbidden.ts';
import { randomKitchens } from '../cook/random-kitchens.ts';
import type { BenchKitchen, StoredItem } from '../cook/read-kitchens.ts';
import { usualCategory } from '../cook/usual-category.ts';
import { HELD_OUT_WORDINGS } from './own-words.ts';
import { SECOND_HELD_OUT_WORDINGS } from './own-words-second.ts';
import { readProducts } from './product-name-figures.ts';

const WORDINGS = { ...TUNED_WORDINGS, ...HELD_OUT_WORDINGS, ...SECOND_HELD_OUT_WORDINGS };
const HOURS = [8, 13, 19] as const;
const SEED = 20261122;
/** The share of people whose allergies are worded as in the tables. */
const WORDED_SHARE = 0.4;
/** Numbers of forbidden foods and of brands added to each kitchen. */
const TEMPTING = 8;
const BRANDS = 6;
const MOST_PRINTED = 40;

/** A violation in an idea: 'dairy: Butter' and where it occurred. */
interface Wrong {
  readonly what: string;
  readonly where: 'line' | 'words';
}

/**
 * Prints how many ideas for random kitchens contain food that their person must not eat, by lists written independently
 * of the app's code: the words of allergens, diets, dislikes and own words in bench/cook, and here the foods of each
 * wording and the allergens of each brand.
 */
export function printKitchens(count: number, isListing: boolean): void {
  const wrong: Wrong[] = [];
  const labels: Wrong[] = [];
  let ideas = 0;
  let index = 0;
  for (const { kitchen, mustBeOut } of kitchensOfAll(count)) {
    const recipes = askComposer(kitchen, { hour: HOURS[index % HOURS.length] ?? 19, seed: SEED + index });
    index += 1;
    ideas += recipes.length;
    wrong.push(
      ...findViolations(recipes, kitchen).map(({ against, text, where }) => ({
        what: `${against}: ${text}`,
        where,
      })),
    );
    labels.push(...recipes.flatMap(wrongLabels));
    wrong.push(...ownWordsIn(recipes, mustBeOut, kitchen), ...wrongBrands(recipes, kitchen));
  }
  console.log(
    `Labels: ${labels.length} ideas do not name an allergen that they hold, or claim a diet that they break`,
  );
  printMostCommon(labels);
  const lines = wrong.filter(({ where }) => where === 'line');
  const words = wrong.filter(({ where }) => where === 'words');
  console.log(
    `Violations: ${lines.length} forbidden ingredients in ${ideas} ideas for ${count} random kitchens ` +
      `(${words.length} sentences or names hold a forbidden word)`,
  );
  printMostCommon(lines);
  if (isListing) printMostCommon(words);
}

interface Case {
  readonly kitchen: BenchKitchen;
  /** Foods that the person's own wording must exclude, keyed by `keyOf`. */
  readonly mustBeOut: ReadonlySet<string>;
}

function* kitchensOfAll(count: number): Generator<Case> {
  const random = seededRandom(SEED);
  for (const kitchen of randomKitchens(count, SEED)) {
    const brands = some(BRAND_ITEMS, BRANDS, random);
    if (random() >= WORDED_SHARE) {
      yield { kitchen: { ...kitchen, items: [...kitchen.items, ...brands] }, mustBeOut: new Set() };
      continue;
    }
    const worded = some(Object.keys(WORDINGS), 1 + Math.floor(random() * 2), random);
    const out = worded.flatMap((written) => OUT.get(written) ?? []);
    const items = [...kitchen.items, ...brands, ...some(out, TEMPTING, random).map(itemOf)];
    const eater = { allergies: worded, diets: [] };
    yield { kitchen: { ...kitchen, items, eater, dislikes: [] }, mustBeOut: new Set(out.map(keyOf)) };
  }
}

/** The foods that each wording must exclude. */
const OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(WORDINGS).map((written) => [
    written,
    pairsOf(WORDINGS).flatMap((pair) => (pair.written === written && pair.isOut ? [pair.food] : [])),
  ]),
);

const PRODUCTS = readProducts();
const CARRIED = new Map(PRODUCTS.map(({ name, carries }) => [keyOf(name), carries]));
const BRAND_ITEMS: readonly StoredItem[] = PRODUCTS.map(({ name }) => itemOf(name));

function itemOf(name: string): StoredItem {
  return {
    name,
    category: usualCategory(name),
    quantity: '500',
    unit: 'g',
    expiryDate: null,
    status: 'fresh',
  };
}

function ownWordsIn(
  recipes: readonly ComposedRecipe[],
  mustBeOut: ReadonlySet<string>,
  { eater }: BenchKitchen,
): Wrong[] {
  return recipes.flatMap(({ ingredients }) =>
    ingredients
      .filter(({ name }) => mustBeOut.has(keyOf(name)))
      .map(({ name }) => ({ what: `${eater.allergies.join('; ')}: ${name}`, where: 'line' as const })),
  );
}

/** Brands in lines that contain one of the person's listed allergens, or violate the wording of it. */
function wrongBrands(recipes: readonly ComposedRecipe[], kitchen: BenchKitchen): Wrong[] {
  return recipes.flatMap(({ ingredients }) =>
    ingredients.flatMap(({ name }) => {
      const carries = CARRIED.get(keyOf(name)) ?? [];
      const against = carries.filter(
        (allergen) => kitchen.eater.allergies.includes(allergen) || forbiddenBy(allergen, kitchen).length > 0,
      );
      return against.map((allergen) => ({ what: `${allergen}: ${name}`, where: 'line' as const }));
    }),
  );
}

/** Errors in an idea's own allergen and diet labels, by the independent lists. */
function wrongLabels({ ingredients, allergens, dietaryTags }: ComposedRecipe): Wrong[] {
  const unsaid = ALLERGENS.filter((allergen) => !allergens.includes(allergen));
  const limits = { eater: { allergies: unsaid, diets: dietaryTags }, dislikes: [] };
  return ingredients.flatMap(({ name }) =>
    forbiddenBy(name, limits).map((against) => ({ what: `${against}: ${name}`, where: 'line' as const })),
  );
}

function some<Thing>(things: readonly Thing[], most: number, random: Random): Thing[] {
  const drawn = Array.from({ length: most }, () => things[Math.floor(random() * things.length)]);
  return [...new Set(drawn)].filter((thing) => thing !== undefined);
}

function keyOf(name: string): string {
  return foodWords(name).join(' ');
}

function printMostCommon(wrong: readonly Wrong[]): void {
  const counts = [...Map.groupBy(wrong, ({ what }) => what)]
    .map(([what, all]) => [what, all.length] as const)
    .sort(([, one], [, other]) => other - one);
  for (const [what, times] of counts.slice(0, MOST_PRINTED))
    console.log(`${String(times).padStart(6)}  ${what}`);
  if (counts.length > MOST_PRINTED) console.log(`        and ${counts.length - MOST_PRINTED} others`);
}
