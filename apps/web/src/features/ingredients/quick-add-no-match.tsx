import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useOpenDialog } from './inventory-dialog.ts';
import { STOP } from './roving-keys.ts';

/** Offers the form for what the list does not have, with the name already in it. */
export function QuickAddNoMatch({ typed }: { typed: string }) {
  const openDialog = useOpenDialog();
  return (
    <EmptyState spot="search" title={`No common food matches '${typed}'.`} className="mt-2">
      <Button
        {...STOP}
        variant="secondary"
        icon={Plus}
        onClick={() => openDialog({ kind: 'custom add', name: typed })}
      >
        Custom Add '{typed}'
      </Button>
    </EmptyState>
  );
}
