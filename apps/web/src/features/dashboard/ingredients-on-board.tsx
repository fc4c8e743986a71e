import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { ingredientsQuery } from '#data/ingredients.ts';
import { Button } from '#ui/button.tsx';
import { LoadingNote } from '#ui/loading.tsx';
import { IngredientChips } from './ingredient-chips.tsx';

const CHIP_WIDTHS = ['w-28', 'w-32', 'w-20', 'w-28', 'w-36', 'w-24', 'w-30', 'w-26', 'w-22'];

/** The inventory as chips, or what is shown while it loads and when it does not. */
export function IngredientsOnBoard() {
  const inventory = useQuery(ingredientsQuery);
  if (inventory.isError) {
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm">Your ingredients did not load. They are safe on the server.</p>
        <Button
          variant="board"
          size="sm"
          icon={RefreshCw}
          pending={inventory.isFetching}
          onClick={() => void inventory.refetch()}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!inventory.data) {
    return (
      <>
        <LoadingNote />
        <div className="mt-4 flex max-w-[640px] flex-wrap gap-2" aria-hidden="true">
          {CHIP_WIDTHS.map((width, index) => (
            <span key={index} className={`h-9 rounded-full bg-board-raised pointer-coarse:h-11 ${width}`} />
          ))}
        </div>
      </>
    );
  }
  return inventory.data.length > 0 && <IngredientChips ingredients={inventory.data} />;
}
