import { ALLERGENS } from '../../packages/domain/src/eater.ts';
import { allergensOf } from '../../packages/domain/src/safety/allergy/allergens.ts';
import { isKnownFood } from '../../packages/domain/src/safety/known-food.ts';
import { INVENTED, PRODUCTS } from './product-names.ts';

/** A product name with the listed allergens that it must be known to contain. */
export interface Product {
  readonly name: string;
  readonly carries: readonly string[];
}

/** Reads the brands and foreign names. Throws an Error for an unlisted allergen. */
export function readProducts(): Product[] {
  return linesOf(PRODUCTS).map((line) => {
    const [name = '', words = ''] = line.split(' =');
    const carries = words
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    const wrong = carries.find((word) => !ALLERGENS.some((allergen) => allergen === word));
    if (wrong !== undefined) throw new Error(`${name} carries no listed allergen: ${wrong}`);
    return { name, carries };
  });
}

/** Prints how many brands and foreign names are known, lack an allergen, or are refused. */
export function printProductNames(isListing: boolean): void {
  const products = readProducts();
  const known = products.filter(({ name }) => isKnownFood(name));
  const wrong = known.flatMap(({ name, carries }) => {
    const carried: ReadonlySet<string> = allergensOf(name);
    const missing = carries.filter((allergen) => !carried.has(allergen));
    return missing.length > 0 ? [`${name} without ${missing.join(', ')}`] : [];
  });
  const invented = linesOf(INVENTED);
  const believed = invented.filter(isKnownFood);
  console.log(
    `Brands and foreign names: ${known.length} of ${products.length} known, the others cooked for nobody who must take care; ` +
      `an allergen missing in ${wrong.length}`,
  );
  console.log(`Names that say nothing: ${invented.length - believed.length} of ${invented.length} refused`);
  for (const each of [...wrong, ...(isListing ? believed.map((name) => `${name} is believed`) : [])])
    console.log(`  ${each}`);
}

function linesOf(text: string): string[] {
  return text.trim().split('\n');
}
