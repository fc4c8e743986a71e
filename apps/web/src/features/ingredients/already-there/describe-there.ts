import type { Ingredient } from '@game-plan/contracts/ingredients';
import { foodWords } from '@game-plan/domain/foods/food-name';
import { parseAmount } from '@game-plan/domain/units/amount';
import { formatQuantity } from '#lib/format/format.ts';

/** Units that are words, of more than one. */
const MANY: Readonly<Record<string, string>> = {
  piece: 'pieces',
  item: 'items',
  cup: 'cups',
  clove: 'cloves',
  bunch: 'bunches',
};

/** '6 pieces', '1 bunch', '500 g' */
export function formatStock({ quantity, unit }: Pick<Ingredient, 'quantity' | 'unit'>): string {
  const amount = parseAmount(quantity);
  const isOne = amount === null || (amount > 0 && amount <= 1);
  return formatQuantity(quantity, isOne ? unit : (MANY[unit] ?? unit));
}

/** 'Eggs are in your inventory already (6 pieces)' */
export function describeThere(there: Ingredient): string {
  const last =
    there.name
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .findLast(Boolean) ?? '';
  const isPlural = last.endsWith('s') && foodWords(last)[0] !== last;
  return `${there.name} ${isPlural ? 'are' : 'is'} in your inventory already (${formatStock(there)})`;
}
