import type { BodyOf } from '@game-plan/contracts/endpoint';
import type { Ingredient, ingredients } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Place } from '@game-plan/domain/ingredient';
import { joinStocks } from '@game-plan/domain/shopping/join-stocks';
import { isSameFood } from '@game-plan/domain/shopping/named-food';
import { writtenIn } from '@game-plan/domain/shopping/written-in';
import { usablePart } from '@game-plan/domain/stock/batches';
import { usualPlace } from '@game-plan/domain/stock/shelf-life';
import type { Database } from '#db/client.ts';
import type { StockChange } from '#db/stock.ts';
import { insertIngredient, lockIngredient, updateIngredient } from './ingredient-queries.ts';

type NewIngredient = BodyOf<typeof ingredients.create>;

/**
 * Whether what was bought may join a card: of food that can still be eaten, where such food is kept. What differs in its days stays a
 * batch of its own.
 */
function isForBought(card: Ingredient, usual: Place | null, today: CalendarDay): boolean {
  const { status, place, isDish } = card;
  const isThere = usual === null ? place !== 'freezer' : place === null || place === usual;
  return status === 'fresh' && !isDish && isThere && usablePart(card, today) !== undefined;
}

/**
 * Adds what was bought, each to the card of the same food if the amounts can be added, otherwise as a card of its own; all or none.
 * Returns the cards in the order of the foods.
 * @param inventory newest first, whose names have been read: thousands of them take long
 */
export async function insertBought(
  tx: Database,
  change: StockChange,
  foods: readonly NewIngredient[],
  inventory: readonly Ingredient[],
): Promise<Ingredient[]> {
  const { kitchenId } = change.member;
  let cards = inventory.toReversed();
  const replace = (gone: number, ...by: Ingredient[]) => {
    cards = [...cards.filter(({ id }) => id !== gone), ...by].toSorted((one, other) => one.id - other.id);
  };
  const addTo = async (bought: NewIngredient): Promise<Ingredient> => {
    const usual = usualPlace(bought.name);
    const there = cards.filter(
      (card) => isSameFood(card, bought) && isForBought(card, usual, change.cause.day),
    );
    const joined = joinedTo(there, bought);
    if (!joined) return insertIngredient(tx, change, bought);
    const { card, quantity } = joined;
    const now = await lockIngredient(tx, kitchenId, card.id);
    if (now && now.quantity === card.quantity && now.unit === card.unit) {
      const updated = await updateIngredient(tx, change, card.id, {
        quantity,
        ...(bought.expiryDate !== null && { expiryDate: bought.expiryDate }),
      });
      if (updated) return updated;
    }
    // A member has changed it meanwhile.
    replace(card.id, ...(now ? [{ ...card, quantity: now.quantity, unit: now.unit }] : []));
    return addTo(bought);
  };
  const added: Ingredient[] = [];
  for (const bought of foods) {
    const card = await addTo(bought);
    replace(card.id, card);
    added.push(card);
  }
  return added;
}

/** The card that what was bought joins, with its new amount: one that is said to be there before one of which nobody has said it. */
function joinedTo(cards: readonly Ingredient[], bought: NewIngredient) {
  const placed = cards.filter(({ place }) => place !== null);
  const units = [...new Set([bought.unit, ...cards.map(({ unit }) => unit)])];
  for (const among of [placed, cards])
    for (const unit of units) {
      const inUnit = writtenIn(bought, unit);
      const [joined] = inUnit ? joinStocks(among, [{ id: 0, ...inUnit }]).more : [];
      const card = joined && among.find(({ id }) => id === joined[0]);
      if (card) return { card, quantity: joined[1] };
    }
  return undefined;
}
