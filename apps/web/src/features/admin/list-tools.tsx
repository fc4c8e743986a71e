import { SearchInput } from '#ui/search-input.tsx';

/** A list of at most so many is seen at a glance: it needs neither search nor sorting. */
export const AT_A_GLANCE = 20;

interface ListSearchProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** How many there are, and how many are found. */
  total: number;
  found: number;
}

/** The search over a long list, and how many it finds. */
export function ListSearch({ label, typed, onType, total, found }: ListSearchProps) {
  if (total <= AT_A_GLANCE) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
      <SearchInput
        label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1 basis-72"
      />
      <p role="status" className="text-sm text-muted">
        {found.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
    </div>
  );
}
