import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type PlanEntry, type PlanTemplate, plan } from '@game-plan/contracts/kitchen/plan';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { formatNumber } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

/** What the kitchen plans to eat on these days, and what it lacks for it as of today. */
export const planQuery = (days: { from: CalendarDay; to: CalendarDay }, day: CalendarDay) =>
  readQuery(plan.list, { query: { ...days, today: day } });

const query = () => ({ today: today() });

/** Plans a meal; calls back on success. */
export function usePlanMeal(onPlanned?: (entry: PlanEntry) => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof plan.create>) => call(plan.create, { query: query(), body }),
    onSuccess: (entry) => onPlanned?.(entry),
    onError: (error) => toastFailure(t('Failed to plan the meal'), error),
  });
}

/** Plans several meals, all or none; calls back on success. */
export function usePlanMeals(onPlanned: () => void) {
  return useMutation({
    mutationFn: (entries: BodyInput<typeof plan.createSeveral>['entries']) =>
      call(plan.createSeveral, { body: { entries } }),
    onSuccess: (ids) => {
      toast({
        title: t('{count, select, 1 {1 meal planned} other {{count} meals planned}}', { count: ids.length }),
      });
      onPlanned();
    },
    onError: (error) => toastFailure(t('Failed to plan the meals'), error),
  });
}

/** Asks for proposals for the meals for which nothing is planned. */
export function useProposeMeals() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof plan.propose>) => call(plan.propose, { query: query(), body }),
    onError: (error) => toastFailure(t('Failed to propose meals'), error),
  });
}

interface EntryChange {
  readonly id: number;
  readonly change: BodyInput<typeof plan.update>;
}

/** Moves or changes a planned meal, or skips it; calls back on success. */
export function useChangeEntry(onChanged?: () => void) {
  return useMutation({
    mutationFn: ({ id, change }: EntryChange) =>
      call(plan.update, { params: { id }, query: query(), body: change }),
    onSuccess: () => onChanged?.(),
    onError: (error) => toastFailure(t('Failed to change the plan'), error),
  });
}

/** Removes a planned meal; the toast offers Undo. */
export function useRemoveEntry() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: PlanEntry) => call(plan.remove, { params: { id } }),
    onSuccess: ({ undoId }, { name }) =>
      toast({
        title: t('Removed from the plan'),
        description: name,
        action: undo({ undoId, done: { title: t('Back in the plan'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to change the plan'), error),
  });
}

/** Plans the meals of some days again from another day on. */
export function useCopyDays() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof plan.copy>) => call(plan.copy, { query: query(), body }),
    onSuccess: (copied) =>
      toast(
        copied.length === 0
          ? { title: t('Nothing to copy'), description: t('Nothing was planned for last week.') }
          : { title: t('Last week copied') },
      ),
    onError: (error) => toastFailure(t('Failed to copy the plan'), error),
  });
}

/** The weeks that are saved to be planned again. */
export const planTemplatesQuery = readQuery(plan.templates);

/** Saves what is planned on some days under a name; calls back on success. */
export function useSaveTemplate(onSaved: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof plan.saveTemplate>) => call(plan.saveTemplate, { body }),
    onSuccess: ({ name }) => {
      toast({ title: t('Week saved'), description: name });
      onSaved();
    },
    onError: (error) => toastFailure(t('Failed to save the week'), error),
  });
}

/** Plans the meals of a template from a day on; calls back on success. */
export function useApplyTemplate(to: CalendarDay, onApplied: () => void) {
  return useMutation({
    mutationFn: ({ id }: PlanTemplate) => call(plan.applyTemplate, { params: { id }, body: { to } }),
    onSuccess: ({ planned }) => {
      toast({
        title: t('{count, select, 1 {1 meal planned} other {{count} meals planned}}', { count: planned }),
      });
      onApplied();
    },
    onError: (error) => toastFailure(t('Failed to plan the meals'), error),
  });
}

/** Removes a template; the toast offers Undo. */
export function useRemoveTemplate() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: PlanTemplate) => call(plan.removeTemplate, { params: { id } }),
    onSuccess: ({ undoId }, { name }) =>
      toast({
        title: t('Saved week removed'),
        description: name,
        action: undo({ undoId, done: { title: t('Saved week is back'), description: name } }),
      }),
    onError: (error) => toastFailure(t('Failed to remove the saved week'), error),
  });
}

/** Adds what the kitchen lacks for these days to the shopping list: all or nothing, so that it can be retried. */
export function useShopForPlan() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof plan.toList>) => call(plan.toList, { query: query(), body }),
    onSuccess: ({ added, listed }) => {
      if (added.length > 0)
        toast({ title: t('Added to shopping list'), description: added.map(({ name }) => name).join(', ') });
      else
        toast({
          title: t('Nothing to add'),
          description:
            listed.length > 0
              ? t('What is missing is on the list already.')
              : t('Everything planned is at home.'),
        });
    },
    onError: (error) => toastFailure(t('Failed to add to shopping list'), error),
  });
}

/**
 * Takes a cooked meal from the inventory, or one that is left over, logs it for who eats and keeps what is left; the toast offers Undo of
 * all of it.
 */
export function useCookEntry() {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: ({ id }: PlanEntry) => call(plan.cook, { params: { id }, query: query() }),
    onSuccess: ({ undoId, leftOver, unmeasured }, { name, rest }) => {
      const kept =
        leftOver > 0
          ? [t('{leftOver} left over, now in your inventory', { leftOver: formatNumber(leftOver) })]
          : [];
      const seen =
        unmeasured.length > 0
          ? [t('Check what is left of: {unmeasured}', { unmeasured: unmeasured.join(', ') })]
          : [];
      toast({
        title: rest ? t('{name} eaten', { name }) : t('{name} cooked', { name }),
        description: [t('Taken from your inventory and logged'), ...kept, ...seen].join('. '),
        action: undo({
          undoId,
          done: { title: t('Undone'), description: t('{name} is planned again', { name }) },
        }),
      });
    },
    onError: (error, { rest }) =>
      toastFailure(rest ? t('Failed to mark as eaten') : t('Failed to mark as cooked'), error),
  });
}

/** The path at which calendars can subscribe to the plan. */
export const planCalendarQuery = readQuery(plan.calendar);

/** Makes an address for calendars; a former one stops working. */
export function useShareCalendar() {
  return useMutation({
    mutationFn: () => call(plan.shareCalendar),
    onError: (error) => toastFailure(t('Failed to make an address'), error),
  });
}

export function useWithdrawCalendar() {
  return useMutation({
    mutationFn: () => call(plan.withdrawCalendar),
    onSuccess: () => toast({ title: t('Address withdrawn') }),
    onError: (error) => toastFailure(t('Failed to withdraw the address'), error),
  });
}
