import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { ingredientsQuery } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { LoadingNote } from '#ui/state/loading.tsx';
import { toast } from '#ui/toast/toast-store.ts';

const CHIP_WIDTHS = ['w-28', 'w-32', 'w-20', 'w-28', 'w-36', 'w-24', 'w-30', 'w-26', 'w-22'];

/** The inventory as chips, with its loading and error states. */
export function IngredientsOnBoard() {
  const inventory = useQuery(ingredientsQuery);
  if (inventory.isError) {
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm">{t('Your ingredients did not load. They are safe on the server.')}</p>
        <Button
          variant="board"
          size="sm"
          icon={RefreshCw}
          pending={inventory.isFetching}
          onClick={() => void inventory.refetch()}
        >
          {t('Try again')}
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

const INGREDIENTS_SHOWN = 8;

/** The newest ingredients. As specified, a press only shows a toast; without a ×, nothing promises a removal. */
function IngredientChips({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const more = ingredients.length - INGREDIENTS_SHOWN;
  return (
    <ul className="mt-4 flex max-w-[640px] flex-wrap gap-2" aria-label={t('Your ingredients')}>
      {ingredients.slice(0, INGREDIENTS_SHOWN).map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            onClick={() => toast({ title: t('Ingredient removed') })}
            className="inline-flex h-9 max-w-full items-center rounded-full bg-board-raised px-3.5 text-sm font-medium hover:bg-board-line/50 pointer-coarse:h-11"
          >
            <span className="truncate">{name}</span>
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            to="/ingredients"
            className="inline-flex h-9 items-center rounded-full border border-board-line px-3.5 text-sm font-semibold text-butter hover:bg-board-raised pointer-coarse:h-11"
          >
            {t('+{more} more', { more })}
          </Link>
        </li>
      )}
    </ul>
  );
}
