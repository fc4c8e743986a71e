import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { InventoryFilter } from './inventory-filter.ts';

interface InventoryNoMatchProps {
  typed: string;
  filter: InventoryFilter;
  onClear: () => void;
}

/** Said where a search finds nothing in what the filter shows. */
export function InventoryNoMatch({ typed, filter, onClear }: InventoryNoMatchProps) {
  const where = filter.category
    ? ` in the ${filter.category} category`
    : filter.expiring
      ? ' that expires soon'
      : '';
  return (
    <EmptyState spot="search" title={`No ingredient${where} matches “${typed}”.`} className="mt-4 py-16">
      <Button variant="secondary" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  );
}
