import type { Ingredient } from '@game-plan/contracts/ingredients';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { toast } from '#ui/toast-store.ts';

const SHOWN = 8;

/** The newest ingredients. Pressing one only says that it is removed: the inventory itself is kept. */
export function IngredientChips({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const more = ingredients.length - SHOWN;
  return (
    <ul className="mt-4 flex max-w-[640px] flex-wrap gap-2" aria-label="Your ingredients">
      {ingredients.slice(0, SHOWN).map(({ id, name }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => toast({ title: 'Ingredient removed' })}
            className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-full bg-board-raised pr-2.5 pl-3.5 text-sm font-medium hover:bg-board-line/50 pointer-coarse:h-11"
          >
            <span className="truncate">{name}</span>
            <X className="size-4 shrink-0 text-board-muted" aria-hidden="true" />
          </button>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            to="/ingredients"
            className="inline-flex h-9 items-center rounded-full border border-board-line px-3.5 text-sm font-semibold text-butter hover:bg-board-raised pointer-coarse:h-11"
          >
            +{more} more
          </Link>
        </li>
      )}
    </ul>
  );
}
