import { parseArgs } from 'node:util';
import { findFood } from '../../packages/domain/src/foods/find-food.ts';
import { foodWords } from '../../packages/domain/src/foods/food-name.ts';
import type { LinePart } from '../../packages/domain/src/lines/line-part.ts';
import { readLine } from '../../packages/domain/src/lines/read-line.ts';
import { nutritionOfLines } from '../../packages/domain/src/recipes/nutrition/recipe-nutrition.ts';
import { type Origin, readBlocks, readCases, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, median, percent, shareOf } from '../figures.ts';

const FIELDS = ['parts', 'amount', 'unit', 'food', 'preparation', 'optional', 'grams'] as const;
type Field = (typeof FIELDS)[number];

/** How far the energy of a recipe may be off to be close. */
const CLOSE = 0.2;

/**
 * Prints the share of rightly read ingredient lines, whole and by field, and how close the energy of recipes is to what was weighed by
 * hand; with `--list` also the tuned lines that are wrong.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  printLines(values.list);
  printEnergy();
}

interface JudgedLine extends Origin {
  readonly line: string;
  /** Whether each field of each part is right. */
  readonly fields: readonly (readonly [Field, isRight: boolean])[];
}

const isWhollyRight = ({ fields }: JudgedLine) => fields.every(([, isRight]) => isRight);

function printLines(isListing: boolean): void {
  const lines = readCases('ingredient-lines.tsv', ['line', 'expected']).map(
    ({ line, expected, ...origin }): JudgedLine => ({ ...origin, line, fields: judge(line, expected) }),
  );
  const figures = figuresByAuthor(lines, (own) => shareOf(own, isWhollyRight));
  for (const line of leaveOneAuthorOut('Ingredient lines wholly right', figures)) console.log(line);
  for (const use of USES) {
    const own = lines.filter((line) => line.use === use);
    const all = own.flatMap(({ fields }) => fields);
    const fields = FIELDS.map((name) => {
      const right = shareOf(
        all.filter(([field]) => field === name),
        ([, isRight]) => isRight,
      );
      return `${name} ${percent(right)}`;
    });
    console.log(
      `ingredient lines, ${use}: ${percent(shareOf(own, isWhollyRight))} of ${own.length} wholly right; ${fields.join(', ')}`,
    );
    if (!isListing || use === 'held out') continue;
    for (const { line } of own.filter((each) => !isWhollyRight(each))) console.log(`  ${line}`);
  }
}

/** @param expected 'amount | unit | food | preparation | optional | grams' of each part, behind ' ; ', or 'heading' */
function judge(text: string, expected: string): (readonly [Field, boolean])[] {
  const { heading, parts } = readLine(text);
  const wanted =
    expected === 'heading'
      ? []
      : expected.split(' ; ').map((part) => part.split('|').map((field) => field.trim()));
  const isHeading = expected === 'heading';
  return [
    ['parts', parts.length === wanted.length && (heading !== null) === isHeading],
    ...wanted.flatMap((fields, at) => judgePart(parts[at], fields)),
  ];
}

function judgePart(part: LinePart | undefined, fields: readonly string[]): (readonly [Field, boolean])[] {
  const [amount = '', unit = '', food = '', preparation = '', optional = '', grams = ''] = fields;
  const known = findFood(food);
  return [
    ['amount', amountOf(part) === amount],
    ['unit', part?.unit === unit],
    [
      'food',
      (part?.food !== undefined && part.food === known) ||
        (known === undefined && hasSameWords(part?.name, food)),
    ],
    ['preparation', hasSameWords(part?.preparation, preparation)],
    ['optional', (part?.isOptional ?? false) === (optional === 'optional')],
    ...(grams === '' ? [] : [['grams', isWithin(part?.grams ?? 0, grams)] as const]),
  ];
}

function amountOf(part: LinePart | undefined): string {
  if (!part?.amount) return '';
  const { low, high } = part.amount;
  const written = (value: number) => String(Number(value.toPrecision(4)));
  return low === high ? written(low) : `${written(low)}-${written(high)}`;
}

function hasSameWords(one = '', other = ''): boolean {
  return foodWords(one).join(' ') === foodWords(other).join(' ');
}

function isWithin(grams: number, expected: string): boolean {
  const [low = 0, high = low] = expected.replace('g', '').split('-').map(Number);
  return grams >= low * 0.97 && grams <= high * 1.03;
}

interface WeighedRecipe extends Origin {
  readonly servings: number;
  /** kcal per serving, summed by hand. */
  readonly kcal: number;
  readonly lines: readonly string[];
}

function printEnergy(): void {
  const recipes = readWeighedRecipes();
  const errorOf = ({ lines, servings, kcal }: WeighedRecipe) => {
    const { calories } = nutritionOfLines(lines, servings);
    return calories === null ? Number.NaN : Math.abs(calories - kcal) / kcal;
  };
  const errorsOf = (some: readonly WeighedRecipe[]) =>
    some.map(errorOf).filter((error) => !Number.isNaN(error));
  const figures = figuresByAuthor(recipes, (own) => median(errorsOf(own)));
  for (const line of leaveOneAuthorOut('Energy of recipes off by', figures, { isError: true }))
    console.log(line);
  for (const use of USES) {
    const own = recipes.filter((recipe) => recipe.use === use);
    const errors = errorsOf(own);
    const close = errors.filter((error) => error <= CLOSE).length / own.length;
    console.log(
      `recipe kcal, ${use}: of ${own.length} a figure for ${percent(errors.length / own.length)}, ` +
        `median error ${percent(median(errors))}, within 20% ${percent(close)} of all`,
    );
  }
}

/** Throws an Error for a line without a weight or with an unlisted food. */
function readWeighedRecipes(): WeighedRecipe[] {
  const { head, blocks } = readBlocks('own-recipes.txt');
  const energy = new Map(
    head.split('\n').map((row): [food: string, kcalPer100g: number] => {
      const [food = '', , kcal] = row.split(' | ');
      return [food, Number(kcal)];
    }),
  );
  return blocks.map(({ title, lines, ...origin }) => {
    const servings = Number(title.split(', serves ')[1]);
    const weighed = lines.map((line) => line.split(' => '));
    const kcal = weighed.reduce((sum, [, foods]) => sum + kcalOf(foods, energy), 0) / servings;
    return { ...origin, servings, kcal, lines: weighed.map(([line = '']) => line) };
  });
}

/** @param foods '300 egg + 17 egg yolk', or '0' */
function kcalOf(foods: string | undefined, energy: ReadonlyMap<string, number>): number {
  if (foods === '0') return 0;
  if (foods === undefined) throw new Error('A line has no weight');
  return foods.split(' + ').reduce((sum, each) => {
    const space = each.indexOf(' ');
    const kcal = energy.get(each.slice(space + 1)) ?? Number.NaN;
    if (Number.isNaN(kcal)) throw new Error(`No energy is listed of: ${each}`);
    return sum + (Number(each.slice(0, space)) * kcal) / 100;
  }, 0);
}
