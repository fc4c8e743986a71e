import type { CalendarDay } from '../../calendar-day.ts';
import { type IngredientUnit, STORED_UNITS } from '../../ingredient.ts';
import { readKeepsUntil } from '../keeps-until.ts';
import { splitList } from '../pasted/split-list.ts';
import { readShoppingEntry } from '../read-entry.ts';
import { contentsOfPackages } from './package-size.ts';
import { nameBeside, storedAmount } from './stored-amount.ts';

/** A food to add to the inventory, with an amount that it stores. */
export interface StoredThing {
  readonly name: string;
  readonly quantity: string;
  readonly unit: IngredientUnit;
  /** Absent if none is said. */
  readonly expiryDate?: CalendarDay;
}

/**
 * The foods of a typed or pasted text: 'chicken, rice, 500 g mince' has three, of which one has an amount. A
 * single one keeps its text as its name, except for the day until which it keeps.
 */
export function storedThings(typed: string, today: CalendarDay): StoredThing[] {
  const things = splitList(typed).map((thing) => readKeepsUntil(thing, today));
  const [only, ...others] = things;
  if (only && others.length === 0) return [nameOnly(only.name, only.expiryDate)];
  return things.map(({ name: thing, expiryDate }) => {
    const entry = readShoppingEntry(thing.replace(PACK_OF_SEVERAL, ''));
    if (entry.quantity === '') return nameOnly(entry.name, expiryDate);
    const { name, quantity, unit } = storedAmount(entry) ?? contentsOfPackages(entry) ?? entry;
    const stored = STORED_UNITS.find((one) => one === (unit === '' ? 'piece' : unit));
    // '2 x 15 oz black beans' are two tins, whose size says more than their number.
    return stored === undefined || /^\d+(?!\d*%)/.test(name)
      ? nameOnly(thing, expiryDate)
      : {
          name: nameBeside({ name, quantity, unit }),
          quantity,
          unit: stored,
          ...(expiryDate && { expiryDate }),
        };
  });
}

/** A kitchen has the six of a 'bag of 6 avocados'; on a shopping list it is one bag. */
const PACK_OF_SEVERAL =
  /^(?:(?:a|the|1) )?(?:bag|pack|packet|box|net|tray|carton|punnet) of (?=\d{1,2} \p{L}{3})/iu;

/** A food of which only the name is known. */
const nameOnly = (name: string, expiryDate: CalendarDay | null): StoredThing => ({
  name,
  quantity: '1',
  unit: 'item',
  ...(expiryDate && { expiryDate }),
});
