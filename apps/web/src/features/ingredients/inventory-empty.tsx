import { Link } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useOpenDialog } from './inventory-dialog.ts';
import { ALL, type InventoryFilter } from './inventory-filter.ts';

/** Why nothing is shown, and the one thing to do about it. */
export function InventoryEmpty({ filter }: { filter: InventoryFilter }) {
  const openDialog = useOpenDialog();
  if (filter.expiring || filter.category) {
    return (
      <EmptyState
        spot="fridge"
        title={
          filter.category
            ? `No ingredients in the ${filter.category} category.`
            : 'Nothing expires within 7 days.'
        }
        className="mt-4 py-16"
      >
        <Link to="/ingredients" search={ALL} className={buttonClasses('secondary', 'md')}>
          Show all ingredients
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      spot="fridge"
      title="No ingredients in your inventory. Add some to get started!"
      className="mt-4 py-16"
    >
      <Button icon={Zap} onClick={() => openDialog({ kind: 'quick add' })}>
        Add ingredients
      </Button>
    </EmptyState>
  );
}
