import { daysBetween } from '../calendar-day.ts';
import { findFood } from '../foods/find-food.ts';
import { foodWords } from '../foods/food-name.ts';
import { carriesAllergy } from '../safety/allergy/allergens.ts';
import { correctCertainTypo } from '../safety/certain-typo.ts';
import { isPlain } from '../safety/known-food.ts';
import { isNeverEaten } from '../safety/never-eaten.ts';
import { suitsEater } from '../safety/suits-eater.ts';
import type { ComposeRequest, StockItem } from './composed-recipe.ts';
import { saysAmount, withoutAmountBehind } from './inventory/amount-behind.ts';
import { meantInKitchens, readInventoryName } from './inventory/inventory-food.ts';

type Request = Pick<ComposeRequest, 'stock' | 'eater' | 'today'>;

/**
 * The items of the stock that are food, have not expired and may be eaten by the eater, with certain typos of their names
 * corrected.
 * @param known whether the eater may eat an item, if that was found before, of items `withoutTypo`
 */
export function suitableItems(
  { stock, eater, today }: Request,
  known?: (item: StockItem) => boolean,
): StockItem[] {
  const suits = known ?? ((item: StockItem) => suitsEater(item, eater) || suitsAsRead(item, eater));
  const items = known === undefined ? stock.map(withoutTypo) : stock;
  const inDate = items.filter(
    ({ name, expiryDate }) =>
      (expiryDate === null || daysBetween(today, expiryDate) >= 0) && !isNeverEaten(name),
  );
  const refused = new Set(inDate.filter((item) => !suits(item)).map(sameName));
  // A name that is entered twice and excluded by one entry's category is excluded, because it is unknown which entry is
  // right.
  return inDate.filter((item) => !refused.has(sameName(item)));
}

/**
 * Whether the eater may eat what is left of a name without its amount, its package and what it says of keeping: 'kichererbsen dose 2' is not
 * known by its words, but chickpeas are. Of the words that are left out each has to be such a word.
 */
function suitsAsRead(item: StockItem, eater: ComposeRequest['eater']): boolean {
  const typed = item.name.trim().replace(/\s+/g, ' ');
  const read = readInventoryName(typed)?.name;
  if (read === undefined) return false;
  // 'Callaloo tin' is the leaf, while callaloo alone is a dish.
  const meant = read === typed ? meantInKitchens(typed) : undefined;
  if (meant !== undefined && findFood(typed) === undefined)
    return suitsEater({ ...item, name: meant }, eater) && !carriesAllergy(typed, eater.allergies);
  const name = withoutAmountBehind(read).replace(MINCE_OF, '$1 mince');
  // The table's own entry for the whole name has the allergens of the product: fish sticks are breaded.
  const whole = findFood(item.name);
  if (whole !== undefined && whole !== findFood(name)) return false;
  const kept = new Set(foodWords(name));
  const others = foodWords(item.name).filter((word) => !kept.has(word));
  return (
    (others.length > 0 || name !== read) &&
    others.every((word) => isPlain(word) || saysAmount(word)) &&
    suitsEater({ ...item, name }, eater)
  );
}
/** 'Mince lamb' is lamb; 'mince' alone may be of pork. */
const MINCE_OF = /^minced? (lamb|beef|pork|chicken|turkey|veal)$/i;

function sameName({ name }: StockItem): string {
  return name.trim().toLowerCase();
}

/** An item with a certain typo of its name corrected; the item itself if there is none. */
export function withoutTypo<I extends Pick<StockItem, 'name'>>(item: I): I {
  const name = correctCertainTypo(item.name);
  return name === undefined ? item : { ...item, name };
}
