import { createInventory } from '../availability.ts';
import { readStock } from '../compose/read-stock.ts';
import type { ComposeRequest, StockItem } from '../composed-recipe.ts';

interface Readable<Answer> {
  readonly answer: Answer;
  /** The names of the items that were left out, because reading them fails. */
  readonly unread: readonly string[];
}

/**
 * An answer for a kitchen. If it fails, each item is read on its own, and those that fail are left out: one name that
 * nobody foresaw does not take all ideas away. Throws what `answerFor` throws if no item is to blame.
 */
export function answerReadable<Answer>(
  request: ComposeRequest,
  answerFor: (request: ComposeRequest) => Answer,
): Readable<Answer> {
  try {
    return { answer: answerFor(request), unread: [] };
  } catch (error) {
    const stock = request.stock.filter((item) => isReadable(item, request));
    if (stock.length === request.stock.length) throw error;
    const unread = request.stock.filter((item) => !stock.includes(item)).map(({ name }) => name);
    return { answer: answerFor({ ...request, stock }), unread };
  }
}

function isReadable(item: StockItem, request: ComposeRequest): boolean {
  try {
    readStock({ ...request, stock: [item] });
    createInventory([]).add(item);
    return true;
  } catch {
    return false;
  }
}
