import type { BodyOf, ResponseInput } from '@game-plan/contracts/endpoint';
import type { coaching } from '@game-plan/contracts/people/coaching';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import type { Member } from '@game-plan/domain/kitchen-member';
import type { Database } from '#db/client.ts';
import { lockOwner } from '#db/lock-owner.ts';
import { keepRemoval } from '#db/removals.ts';
import { retryOnDeadlock } from '#db/retry-on-deadlock.ts';
import { findRecipeNamed, insertEntry } from '#features/plan/plan-queries.ts';
import { lockShoppingList } from '#features/shopping-list/shopping-list-queries.ts';
import { AppError, notFound } from '#http/app-error.ts';
import { listWaitingWeeks, setWeekState } from './coach-week-queries.ts';

interface Answer extends BodyOf<typeof coaching.answerWeek> {
  readonly id: number;
  /** The day on which the consent must be in force. */
  readonly today: CalendarDay;
}

/**
 * Plans the taken meals of a coach's week in the person's kitchen, a serving for them each, as a recipe where the kitchen has one of
 * that name; without any the week is declined. Returns the id to undo it with. Throws 'not_found' unless the week waits for an answer
 * of theirs and the coach may still propose it.
 */
export function answerWeek(
  db: Database,
  { userId, kitchenId }: Member,
  { id, taken, today }: Answer,
): Promise<ResponseInput<typeof coaching.answerWeek>> {
  const member = { userId, kitchenId };
  return retryOnDeadlock(() =>
    db.transaction(async (tx) => {
      await lockOwner(tx, userId);
      // As for the list: no recipe is removed while it is planned.
      await lockShoppingList(tx, kitchenId);
      const week = (await listWaitingWeeks(tx, userId, today)).find((one) => one.id === id);
      if (!week) throw notFound('This proposal');
      if (taken.some((place) => place >= week.entries.length))
        throw new AppError('invalid_body', 'Choose meals of this proposal', {
          errors: { taken: ['Choose meals of this proposal'] },
        });
      const plannedEntries = [];
      for (const { day, slot, text } of week.entries.filter((_, place) => taken.includes(place))) {
        const recipeId = await findRecipeNamed(tx, kitchenId, text);
        const entry = { day, slot, name: text, recipeId, servings: 1, eaters: [userId] };
        plannedEntries.push({ id: await insertEntry(tx, member, entry) });
      }
      const planned = plannedEntries.length;
      await setWeekState(tx, userId, id, planned > 0 ? 'taken' : 'declined');
      const undoId = await keepRemoval(tx, member, { plannedEntries, answeredWeeks: [{ id }] });
      return { undoId, planned };
    }),
  );
}
