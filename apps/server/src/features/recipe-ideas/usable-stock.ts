import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Eater } from '@game-plan/domain/eater';
import { findFood } from '@game-plan/domain/foods/find-food';
import type { ComposeRequest } from '@game-plan/domain/recipes/composed-recipe';
import { type IdeaRules, ideaRules } from '@game-plan/domain/recipes/ideas/idea-rules';
import { withoutTypo } from '@game-plan/domain/recipes/suitable-items';
import { withDislikes } from '@game-plan/domain/recipes/with-dislikes';
import { carriesAllergy, isWithoutLactose } from '@game-plan/domain/safety/allergy/allergens';
import { suitsEater } from '@game-plan/domain/safety/suits-eater';
import { usablePart } from '@game-plan/domain/stock/batches';
import { mapYielding } from '#http/limits/map-yielding.ts';

/*
 * A kitchen may have five thousand foods with twenty custom allergens each, which take seconds to analyse. This file
 * analyses them in turns with other users.
 */

/** The ingredients usable today, without batches that have expired, and not marked with one of the owner's allergens. */
export async function usableItems(
  userId: number,
  stored: readonly Ingredient[],
  { allergies }: Pick<Eater, 'allergies'>,
  today: CalendarDay,
): Promise<Ingredient[]> {
  const there = stored.flatMap((item) => usablePart(item, today) ?? []);
  const areUsable = await mapYielding(
    userId,
    there,
    (item) =>
      // Lactose-free milk that is marked with dairy is lactose-free still.
      !item.allergens.some((allergen) =>
        carriesAllergy(isWithoutLactose(item.name) ? `lactose-free ${allergen}` : allergen, allergies),
      ),
  );
  return there.filter((_, at) => areUsable[at]);
}

/** Like `ideaRules` of the domain. */
export async function readIdeaRules(userId: number, wishes: ComposeRequest): Promise<IdeaRules> {
  const eater = withDislikes(wishes.eater, wishes.dislikes);
  const stock = await mapYielding(userId, wishes.stock, withoutTypo);
  const areSuitable = await mapYielding(userId, stock, (item) => {
    // Fills the cache: the rules look the food up again.
    findFood(item.name);
    return suitsEater(item, eater);
  });
  const suitable = new Set(stock.filter((_, at) => areSuitable[at]));
  return ideaRules({ ...wishes, stock }, (item) => suitable.has(item));
}
