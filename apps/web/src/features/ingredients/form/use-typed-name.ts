import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ingredientsQuery, typedNameQuery } from '#data/kitchen/ingredients.ts';
import { useUnits } from '#data/people/units.ts';
import { useToday } from '#lib/today.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { findNamesake } from '../existing/find-namesake.ts';

const TYPING_MILLISECONDS = 150;

/**
 * What the kitchen has of a typed food, and how it is usually stored; both undefined for an empty name, or if nothing is known. While
 * the answer for the typed name is on its way, the previous one stands.
 */
export function useTypedName(typed: string) {
  const today = useToday();
  const units = useUnits() ?? 'metric';
  const { data: inventory } = useQuery(ingredientsQuery);
  const name = useDebounced(typed.trim(), TYPING_MILLISECONDS);
  const { data, isPlaceholderData } = useQuery({
    ...typedNameQuery({ name, units, today }),
    placeholderData: keepPreviousData,
    enabled: name !== '',
  });
  const isCurrent = name === typed.trim() && !isPlaceholderData;
  const known = typed.trim() === '' ? undefined : data;
  const existing: Ingredient | undefined =
    findNamesake(inventory ?? [], typed, today) ??
    (isCurrent ? inventory?.find(({ id }) => id === known?.kept) : undefined);
  return { existing, usual: known?.usual ?? undefined, keeps: known?.keeps ?? undefined, isCurrent };
}
