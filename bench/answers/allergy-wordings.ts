import { parseArgs } from 'node:util';
import { ALLERGENS } from '../../packages/domain/src/eater.ts';
import {
  allergensOf,
  carriesAllergy,
  illnessesIn,
  textOnlyWords,
} from '../../packages/domain/src/safety/allergy/allergens.ts';
import { isKnownFood } from '../../packages/domain/src/safety/known-food.ts';
import { type Origin, readCases, USES } from '../cases.ts';
import { figuresByAuthor, leaveOneAuthorOut, shareOf } from '../figures.ts';
import { pairsOf } from './own-words.ts';

/**
 * Prints how many wordings of allergies are understood, and how many names of products are known with their allergens; with `--list` also
 * the tuned ones that are not.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({ args, options: { list: { type: 'boolean', default: false } } });
  printWordings(values.list);
  printProducts(values.list);
}

/** An allergy as a person types it. */
export interface Wording extends Origin {
  readonly written: string;
  /** Foods that it must rule out, and foods that it must not, separated by commas. */
  readonly excluded: string;
  readonly kept: string;
  /** 'said' where no list of foods can settle it, so that telling the person is as good as leaving them out. */
  readonly said: string;
}

export function readWordings(): Wording[] {
  return readCases('allergy-wordings.tsv', ['written', 'excluded', 'kept', 'said']);
}

interface JudgedWording extends Wording {
  readonly pairs: number;
  readonly missed: readonly string[];
  readonly wronglyOut: readonly string[];
  readonly isRight: boolean;
}

function printWordings(isListing: boolean): void {
  const wordings = readWordings().map(judge);
  const figures = figuresByAuthor(wordings, (own) => shareOf(own, ({ isRight }) => isRight));
  for (const line of leaveOneAuthorOut('Wordings of allergies wholly right', figures)) console.log(line);
  for (const [source, ofSource] of Map.groupBy(wordings, (wording) => wording.source))
    for (const use of USES) {
      const own = ofSource.filter((wording) => wording.use === use);
      if (own.length === 0) continue;
      const sum = (count: (wording: JudgedWording) => number) =>
        own.reduce((all, wording) => all + count(wording), 0);
      const out = own.reduce((all, { excluded }) => all + pairsIn({ excluded, kept: '' }), 0);
      const stays = sum(({ pairs }) => pairs) - out;
      console.log(
        `${source}, ${use}: ${own.filter(({ isRight }) => isRight).length} of ${own.length} right; ` +
          `caught ${out - sum(({ missed }) => missed.length)} of ${out}, ` +
          `wrongly ruled out ${sum(({ wronglyOut }) => wronglyOut.length)} of ${stays}`,
      );
      if (!isListing || use === 'held out') continue;
      for (const { written, missed, wronglyOut } of own.filter(({ isRight }) => !isRight))
        console.log(
          `  ${written}: not left out ${missed.join(', ')}; wrongly left out ${wronglyOut.join(', ')}`,
        );
    }
}

const pairsIn = ({ excluded, kept }: Pick<Wording, 'excluded' | 'kept'>) =>
  pairsOf({ '': { out: excluded, stays: kept } }).length;

function judge(wording: Wording): JudgedWording {
  const { written, excluded, kept } = wording;
  const pairs = pairsOf({ [written]: { out: excluded, stays: kept } });
  const isCarried = (food: string) => carriesAllergy(food, [written]);
  const missed = pairs.filter(({ isOut, food }) => isOut && !isCarried(food)).map(({ food }) => food);
  const wronglyOut = pairs.filter(({ isOut, food }) => !isOut && isCarried(food)).map(({ food }) => food);
  const isSaid =
    wording.said !== '' && (textOnlyWords([written]).length > 0 || illnessesIn([written]).length > 0);
  const isRight = (missed.length === 0 || isSaid) && wronglyOut.length === 0;
  return { ...wording, pairs: pairs.length, missed, wronglyOut, isRight };
}

/** The name of a product, or an invented one that nobody may believe. */
interface Product extends Origin {
  readonly name: string;
  readonly kind: string;
  /** The listed allergens that it must be known to contain. */
  readonly carries: readonly string[];
}

/** Brands and foreign names. Throws an Error for an unlisted allergen. */
export function readProducts(): Product[] {
  return readAllProducts().filter(({ kind }) => kind === 'product');
}

function readAllProducts(): Product[] {
  return readCases('product-names.tsv', ['name', 'kind', 'allergens']).map(({ allergens, ...product }) => {
    const carries = allergens.split(', ').filter((word) => word !== '');
    const wrong = carries.find((word) => !ALLERGENS.some((allergen) => allergen === word));
    if (wrong !== undefined) throw new Error(`${product.name} carries no listed allergen: ${wrong}`);
    return { ...product, carries };
  });
}

function printProducts(isListing: boolean): void {
  const all = readAllProducts();
  const missingOf = ({ name, carries }: Product) => {
    const carried: ReadonlySet<string> = allergensOf(name);
    return carries.filter((allergen) => !carried.has(allergen));
  };
  const figures = figuresByAuthor(all, (own) =>
    shareOf(own, (product) =>
      product.kind === 'product'
        ? isKnownFood(product.name) && missingOf(product).length === 0
        : !isKnownFood(product.name),
    ),
  );
  for (const line of leaveOneAuthorOut('Names of products right', figures)) console.log(line);
  const products = all.filter(({ kind }) => kind === 'product');
  const invented = all.filter(({ kind }) => kind !== 'product');
  const known = products.filter(({ name }) => isKnownFood(name));
  const wrong = known.filter((product) => missingOf(product).length > 0);
  const believed = invented.filter(({ name }) => isKnownFood(name));
  console.log(
    `brands and foreign names: ${known.length} of ${products.length} known, the others cooked for nobody who must take care; ` +
      `an allergen missing in ${wrong.length}`,
  );
  console.log(`names that say nothing: ${invented.length - believed.length} of ${invented.length} refused`);
  for (const product of wrong) console.log(`  ${product.name} without ${missingOf(product).join(', ')}`);
  if (isListing) for (const { name } of believed) console.log(`  ${name} is believed`);
}
