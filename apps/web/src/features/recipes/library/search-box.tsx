import { useState } from 'react';
import { SearchInput } from '#ui/search-input.tsx';
import { LONGEST_SEARCH } from '../recipe-search.ts';
import { useDelayed } from './use-delayed.ts';

const PAUSE_MILLISECONDS = 250;

interface SearchBoxProps {
  /** What the address says. */
  q: string;
  /** Resolves when the address says it. */
  onSearch: (q: string) => Promise<void>;
}

/** Follows the address, except while somebody is typing: the address follows at the next pause. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState<string>();
  const later = useDelayed(PAUSE_MILLISECONDS);
  const settle = async (text: string) => {
    await onSearch(text);
    setTyped((current) => (current === text ? undefined : current));
  };
  return (
    <SearchInput
      label="Search recipes"
      value={typed ?? q}
      maxLength={LONGEST_SEARCH}
      onChange={({ target }) => {
        const text = target.value;
        setTyped(text);
        later(() => void settle(text));
      }}
      className="max-sm:col-span-2"
    />
  );
}
