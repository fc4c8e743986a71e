import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { csvHead, csvLine } from '@game-plan/domain/text/csv';

/** What the file leaves out; a field that is neither here nor there does not compile. */
type LeftOut =
  | 'id'
  | 'addedAt'
  | 'allergens'
  | 'dietaryTags'
  | 'place'
  | 'openedOn'
  | 'boughtOn'
  | 'batches'
  | 'isDish';

const COLUMNS: Readonly<Record<Exclude<keyof Ingredient, LeftOut>, string>> = {
  name: 'Name',
  category: 'Category',
  quantity: 'Quantity',
  unit: 'Unit',
  status: 'Status',
  expiryDate: 'Expiry Date',
};
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The inventory as CSV text. Dates stay YYYY-MM-DD. */
export function ingredientsCsv(ingredients: readonly Ingredient[]): string {
  const lines = ingredients.map((ingredient) => csvLine(FIELDS.map((field) => ingredient[field])));
  return csvHead(Object.values(COLUMNS)) + lines.join('');
}
