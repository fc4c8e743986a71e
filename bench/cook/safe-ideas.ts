import { parseArgs } from 'node:util';
import { ALLERGENS } from '../../packages/domain/src/eater.ts';
import { foodWords } from '../../packages/domain/src/foods/food-name.ts';
import { type Random, seededRandom } from '../../packages/domain/src/random.ts';
import type { ComposedRecipe } from '../../packages/domain/src/recipes/composed-recipe.ts';
import { readProducts, readWordings } from '../answers/allergy-wordings.ts';
import { pairsOf, TUNED_WORDINGS } from '../answers/own-words.ts';
import { brokenRules } from './cooking-rules.ts';
import { findDangers, findViolations, forbiddenBy, type Violation } from './idea-rules.ts';
import { askComposer, askForHousehold, describeKitchen } from './ideas.ts';
import {
  type BenchKitchen,
  randomHouseholds,
  randomKitchens,
  riskyKitchens,
  type StoredItem,
  usualCategory,
} from './kitchens.ts';

const HOURS = [8, 13, 19] as const;
const SEED = 20261122;
/** The share of people whose allergies are worded as in the tables. */
const WORDED_SHARE = 0.4;
/** Numbers of forbidden foods and of brands added to each kitchen. */
const TEMPTING = 8;
const BRANDS = 6;
const MOST_PRINTED = 40;

/**
 * Prints how many ideas for random kitchens contain what their people must not eat, or are dangerous to cook, by rules written
 * independently of the app's code:
 *
 * `--kitchens N` how many random kitchens (10000, about a minute); `--seed N` of the two below (1);
 * `--households N` cooks for N random households of two to five people instead;
 * `--risky N` cooks in N random kitchens with risky items instead, and searches for errors, dangerous cooking and what
 * no cook writes (`cooking-rules.ts`), too;
 * `--list` prints every violation.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      kitchens: { type: 'string', default: '10000' },
      households: { type: 'string' },
      risky: { type: 'string' },
      seed: { type: 'string', default: '1' },
      list: { type: 'boolean', default: false },
    },
  });
  const seed = Number(values.seed);
  if (values.households !== undefined) printHouseholds(Number(values.households), seed, values.list);
  else if (values.risky !== undefined) printRisky(Number(values.risky), seed, values.list);
  else printKitchens(Number(values.kitchens), values.list);
}

/** A violation in an idea: 'dairy: Butter' and where it occurred. */
interface Wrong {
  readonly what: string;
  readonly where: 'line' | 'words';
}

const wrongOf = ({ against, text, where }: Violation): Wrong => ({ what: `${against}: ${text}`, where });
const textsOf = (wrong: readonly Wrong[]) => wrong.map(({ what }) => what);

function printKitchens(count: number, isListing: boolean): void {
  const wrong: Wrong[] = [];
  const labels: Wrong[] = [];
  let [ideas, often, index] = [0, 0, 0];
  for (const { kitchen, mustBeOut } of kitchensOfAll(count)) {
    const recipes = askComposer(kitchen, { hour: HOURS[index % HOURS.length] ?? 19, seed: SEED + index });
    index += 1;
    ideas += recipes.length;
    often += findViolations(recipes, kitchen, 'often').filter(({ where }) => where === 'line').length;
    labels.push(...recipes.flatMap(wrongLabels));
    wrong.push(
      ...findViolations(recipes, kitchen).map(wrongOf),
      ...foodsOfWordings(recipes, mustBeOut, kitchen),
      ...wrongBrands(recipes, kitchen),
    );
  }
  console.log(
    `Labels: ${labels.length} ideas do not name an allergen that they hold, or claim a diet that they break`,
  );
  printMostCommon(textsOf(labels), isListing);
  const lines = wrong.filter(({ where }) => where === 'line');
  const words = wrong.filter(({ where }) => where === 'words');
  console.log(
    `Violations: ${lines.length} forbidden ingredients in ${ideas} ideas for ${count} random kitchens ` +
      `(${words.length} sentences or names hold a forbidden word; ${often} lines only often carry what is forbidden)`,
  );
  printMostCommon(textsOf(lines), isListing);
  if (isListing) printMostCommon(textsOf(words), isListing);
}

function printHouseholds(count: number, seed: number, isListing: boolean): void {
  const wrong: Wrong[] = [];
  let [ideas, withIdeas, forAll, households] = [0, 0, 0, 0];
  for (const household of randomHouseholds(count, seed)) {
    households += 1;
    const hour = HOURS[households % HOURS.length] ?? HOURS[0];
    const recipes = askForHousehold(household, { hour, seed: seed + households });
    ideas += recipes.length;
    if (recipes.length > 0) withIdeas += 1;
    forAll += recipes.filter(({ servings }) => servings >= household.eaters.length).length;
    wrong.push(...household.eaters.flatMap((eater) => findViolations(recipes, eater).map(wrongOf)));
  }
  console.log(
    `${count} random households: ${ideas} ideas, for ${withIdeas} of them; ${forAll} serve all who eat`,
  );
  console.log(`Forbidden to one of them: ${countByPlace(wrong)}`);
  printMostCommon(textsOf(wrong), isListing);
}

function printRisky(count: number, seed: number, isListing: boolean): void {
  const dangers: string[] = [];
  const wrong: Wrong[] = [];
  const errors: string[] = [];
  const uncooked: string[] = [];
  let [ideas, asked] = [0, 0];
  for (const kitchen of riskyKitchens(count, seed)) {
    asked += 1;
    try {
      const recipes = askComposer(kitchen, { hour: asked % 24, seed: seed + asked });
      ideas += recipes.length;
      uncooked.push(...brokenRules(recipes).map(({ recipe, rule }) => `${rule}: ${recipe}`));
      dangers.push(...findDangers(recipes).map(({ recipe, what }) => `${what}: ${recipe}`));
      wrong.push(...findViolations(recipes, kitchen).map(wrongOf));
    } catch (error) {
      errors.push(`${String(error)}: ${describeKitchen(kitchen)}`);
    }
  }
  console.log(
    `${count} random kitchens with risky items, at all hours: ${ideas} ideas, ${errors.length} errors`,
  );
  console.log(
    `Dangerous: ${dangers.length}. Against the rules of cooking: ${uncooked.length}. Forbidden: ${countByPlace(wrong)}`,
  );
  for (const texts of [errors, dangers, uncooked, textsOf(wrong)]) printMostCommon(texts, isListing);
}

function countByPlace(wrong: readonly Wrong[]): string {
  const lines = wrong.filter(({ where }) => where === 'line').length;
  return `${lines} ingredient lines and ${wrong.length - lines} sentences name what is forbidden`;
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
    const worded = some([...OUT.keys()], 1 + Math.floor(random() * 2), random);
    const out = worded.flatMap((written) => OUT.get(written) ?? []);
    const items = [...kitchen.items, ...brands, ...some(out, TEMPTING, random).map(itemOf)];
    const eater = { allergies: worded, diets: [] };
    yield { kitchen: { ...kitchen, items, eater, dislikes: [] }, mustBeOut: new Set(out.map(keyOf)) };
  }
}

/** The foods that each wording must exclude; those of the third table often say what no list of foods can settle. */
const OUT: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...TUNED_WORDINGS,
    ...Object.fromEntries(
      readWordings()
        .filter(({ source }) => source !== 'third wordings')
        .map(({ written, excluded }) => [written, { out: excluded }]),
    ),
  }).map(([written, wording]) => [
    written,
    pairsOf({ [written]: wording }).flatMap(({ food, isOut }) => (isOut ? [food] : [])),
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

function foodsOfWordings(
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

/** Prints texts by how often they occur. */
function printMostCommon(texts: readonly string[], isListing: boolean): void {
  const counts = [...Map.groupBy(texts, (text) => text)]
    .map(([text, all]) => [text, all.length] as const)
    .sort(([, one], [, other]) => other - one);
  const shown = isListing ? counts : counts.slice(0, MOST_PRINTED);
  for (const [text, times] of shown) console.log(`${String(times).padStart(6)}  ${text}`);
  if (counts.length > shown.length) console.log(`        and ${counts.length - shown.length} others`);
}
