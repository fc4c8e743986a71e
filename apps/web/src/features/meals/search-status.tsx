import { describeConstraint, readConstraints } from '@game-plan/domain/foods/search/query-constraints';

interface SearchStatusProps {
  typed: string;
  isAsked: boolean;
  isSearching: boolean;
  isError: boolean;
  count: number;
}

/** Says how the search goes. Only what needs words is shown; the rest is seen in the list. */
export function SearchStatus(props: SearchStatusProps) {
  const text = statusText(props);
  const isSeen = props.typed.trim() !== '' && props.count === 0 && !props.isSearching;
  return (
    <p role="status" className={isSeen ? 'px-1 pt-2.5 text-sm text-muted' : 'sr-only'}>
      {text}
    </p>
  );
}

function statusText({ typed, isAsked, isSearching, isError, count }: SearchStatusProps): string {
  if (typed.trim() === '') return '';
  if (!isAsked) return 'Type at least 3 characters';
  if (isSearching) return 'Searching foods';
  if (isError) return 'No foods found: the search did not answer. Try again in a moment.';
  if (count === 0) return nothingFound(typed);
  return count === 1 ? '1 food found' : `${count} foods found`;
}

/** Where a word rules something out, nothing of the kind may be there though the food itself is. */
function nothingFound(typed: string): string {
  const { food, constraints } = readConstraints(typed);
  if (constraints.length === 0 || food === '') return 'No foods found';
  const claims = constraints.map(describeConstraint).join(' and ');
  return `No foods found: nothing here for ‘${food}’ is known to be ${claims}.`;
}
