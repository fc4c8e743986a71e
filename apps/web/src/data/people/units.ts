import { preferences } from '@game-plan/contracts/people/preferences';
import type { UnitSystem } from '@game-plan/domain/units/unit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/api.ts';
import { forgetStored, readStored } from '#lib/browser/use-stored-choice.ts';
import { t } from '#lib/language.ts';
import { toastFailure } from '../toast-failure.ts';
import { preferencesQuery } from './preferences.ts';

/** Where browsers kept the choice before it belonged to the account. */
const KEPT_BY_BROWSER = 'body units';

function keptByBrowser(): UnitSystem | undefined {
  const kept = readStored(KEPT_BY_BROWSER);
  return kept === 'us' || kept === 'metric' ? kept : undefined;
}

/**
 * The account's units for height, weight and water: metric, unless the person has chosen US units; undefined until they
 * are known. Stored values are always metric.
 */
export function useUnits(): UnitSystem | undefined {
  const client = useQueryClient();
  const { data, isError } = useQuery(preferencesQuery);
  const kept = keptByBrowser();
  const isToAdopt = data?.units === null && kept !== undefined;
  useEffect(() => {
    if (!isToAdopt || kept === undefined) return;
    // Before the call, because several cards ask for the units.
    forgetStored(KEPT_BY_BROWSER);
    client.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, units: kept });
    call(preferences.update, { body: { units: kept } }).catch(() => {
      // They can be chosen again.
    });
  }, [client, isToAdopt, kept]);
  if (data) return data.units ?? kept ?? 'metric';
  return isError ? (kept ?? 'metric') : undefined;
}

/** Chooses the units of the account; they are shown at once. */
export function useSetUnits() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (units: UnitSystem) => call(preferences.update, { body: { units } }),
    onMutate: (units) => {
      const before = client.getQueryData(preferencesQuery.queryKey)?.units;
      client.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, units });
      return { before };
    },
    onSuccess: (saved) => client.setQueryData(preferencesQuery.queryKey, saved),
    onError: (error, _, change) => {
      const units = change?.before ?? null;
      client.setQueryData(preferencesQuery.queryKey, (known) => known && { ...known, units });
      toastFailure(t('Failed to change the units'), error);
    },
  });
  return mutate;
}
