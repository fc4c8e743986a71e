import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { kitchenQuery } from './kitchens.ts';

const KEPT_UNDER = 'not cooked for';
const keptSchema = z.object({ owner: z.int(), people: z.array(z.int()) });
type NotCookedFor = z.infer<typeof keptSchema>;

/** Whom somebody does not cook for just now, all by user id. Who joins the kitchen later is cooked for. */
const notCookedForQuery = queryOptions<NotCookedFor | null>({
  queryKey: [KEPT_UNDER],
  queryFn: skipToken,
  initialData: readKept,
  gcTime: Number.POSITIVE_INFINITY,
});

function readKept(): NotCookedFor | null {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(KEPT_UNDER) ?? ''));
  } catch {
    return null;
  }
}

/** As ideas are asked for: comma-separated, and absent where the ideas are for everybody. */
export function notCookedFor(client: QueryClient): { notFor?: string } {
  const you = client.getQueryData(kitchenQuery.queryKey)?.members.find(({ isYou }) => isYou);
  const kept = client.getQueryData(notCookedForQuery.queryKey) ?? readKept();
  if (!kept || kept.owner !== you?.id || kept.people.length === 0) return {};
  return { notFor: kept.people.join(',') };
}

interface PossibleEater {
  readonly id: number;
  readonly name: string;
  readonly isChosen: boolean;
}

/**
 * Those whom ideas can be made for, the person among them, and a function that takes one in or leaves one out. None for a
 * person by themselves.
 */
export function useEaters(): [readonly PossibleEater[], (id: number) => void] {
  const client = useQueryClient();
  const { data: kitchen } = useQuery(kitchenQuery);
  const { data: kept } = useQuery(notCookedForQuery);
  const members = kitchen?.members ?? [];
  const owner = members.find(({ isYou }) => isYou)?.id;
  const left = kept && kept.owner === owner ? kept.people : [];
  const toggle = (id: number) => {
    if (owner === undefined) return;
    // Who has left the kitchen is forgotten.
    const others = left.filter((other) => other !== id && members.some((member) => member.id === other));
    const next = { owner, people: left.includes(id) ? others : [...others, id] };
    client.setQueryData(notCookedForQuery.queryKey, next);
    try {
      localStorage.setItem(KEPT_UNDER, JSON.stringify(next));
    } catch {
      // It holds until the page is left.
    }
  };
  const possible = members.filter(({ isYou, agreesToBeCookedFor }) => isYou || agreesToBeCookedFor);
  if (possible.length < 2) return [[], toggle];
  return [possible.map(({ id, name }) => ({ id, name, isChosen: !left.includes(id) })), toggle];
}
