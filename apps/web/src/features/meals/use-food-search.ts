import { useQuery } from '@tanstack/react-query';
import { foodSearchQuery } from '#data/foods.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const LEAST_CHARACTERS = 3;
const PAUSE = 250;

/** Foods for what is typed, asked once the typing pauses; a failure finds nothing. */
export function useFoodSearch(typed: string) {
  const wanted = typed.trim();
  const asked = useDebounced(wanted, PAUSE);
  const isAsked = wanted.length >= LEAST_CHARACTERS;
  const { data, isPlaceholderData, isFetching, isError } = useQuery({
    ...foodSearchQuery(asked),
    enabled: asked.length >= LEAST_CHARACTERS,
    // While 'chicken' is on its way, what 'chick' found of it stays.
    placeholderData: (previous) => previous?.filter(({ description }) => contains(description, asked)),
  });
  return {
    found: (isAsked && asked.length >= LEAST_CHARACTERS && data) || [],
    /** Long enough to be searched for. */
    isAsked,
    /** What is found is not yet what is wanted. */
    isSearching: isAsked && (wanted !== asked || isPlaceholderData || isFetching),
    isError,
  };
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}
