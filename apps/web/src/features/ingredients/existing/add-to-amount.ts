import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { type IngredientUnit, STORED_UNITS } from '@game-plan/domain/ingredient';
import { addAmounts } from '@game-plan/domain/units/add-amounts';
import { parseAmount } from '@game-plan/domain/units/amount';
import { unitKey } from '@game-plan/domain/units/unit';

/** An amount of a food, such as '500' and 'g'. */
export interface Amount {
  readonly quantity: string;
  readonly unit: string;
}

/** The sum of both amounts; undefined if they cannot be added, such as 3 pieces and 500 g. */
export function addToAmount(
  existing: Pick<Ingredient, 'quantity' | 'unit'>,
  more: Amount,
): { quantity: string; unit: IngredientUnit } | undefined {
  if (parseAmount(existing.quantity) === null || parseAmount(more.quantity) === null) return undefined;
  const sum = addAmounts(existing, more);
  const unit =
    sum && [existing.unit, ...STORED_UNITS].find((stored) => unitKey(stored) === unitKey(sum.unit));
  return sum && unit ? { quantity: sum.quantity, unit } : undefined;
}
