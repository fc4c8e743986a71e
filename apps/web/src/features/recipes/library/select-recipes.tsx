import { MOST_REMOVED, type RecipeCard } from '@game-plan/contracts/kitchen/recipes';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { recipeCount, useRemoveRecipes } from '#data/kitchen/several-recipes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RecipeGrid } from './recipe-grid.tsx';

interface SelectRecipesProps {
  recipes: readonly RecipeCard[];
  /** The total number, including recipes not loaded yet. */
  total: number;
  onOpen: (id: string | number) => void;
  /** Leaves the mode. */
  onClose: () => void;
}

/** The grid while recipes are selected for removal. Only shown ones count as selected. A file of its own, loaded with the mode. */
export function SelectRecipes({ recipes, total, onOpen, onClose }: SelectRecipesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveRecipes(onClose);
  useEscape(onClose);
  const ids = recipes.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const isFull = ids.length >= MOST_REMOVED;
  const count = recipeCount(ids.length);
  const toggle = (id: number) =>
    setChosen(new Set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  return (
    <>
      <section
        aria-label={t('Select recipes')}
        className="sticky top-(--header-h) z-20 mt-5 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface py-2 pr-2 pl-4 shadow-rest max-sm:pl-2 max-sm:[&_p]:pl-2"
      >
        <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between sm:mr-auto">
          <p role="status" className="text-sm font-semibold">
            {isFull
              ? t('{count} selected, at most {most} at once', { count: ids.length, most: MOST_REMOVED })
              : t('{count} selected', { count: ids.length })}
          </p>
          <Button variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </div>
        <Button
          variant="secondary"
          onClick={() => setChosen(new Set(recipes.slice(0, MOST_REMOVED).map(({ id }) => id)))}
          className="max-sm:flex-1"
        >
          {t('Select all shown')}
        </Button>
        <Button
          variant="destructive-ghost"
          icon={Trash2}
          disabled={ids.length === 0}
          onClick={() => setAsking(true)}
          className="max-sm:flex-1"
        >
          {t('Remove')}
        </Button>
      </section>
      <RecipeGrid
        recipes={recipes}
        total={total}
        onOpen={onOpen}
        cornerOf={({ id, name }) =>
          typeof id === 'number' && (
            <Choice
              name={name}
              isChosen={chosen.has(id)}
              disabled={isFull && !chosen.has(id)}
              onChange={() => toggle(id)}
            />
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove {count}', { count })}
        description={t('Are you sure you want to remove {count} for everyone in your kitchen?', { count })}
        actionLabel={t('Remove')}
        pending={removal.isPending}
        pendingLabel={t('Removing')}
        onConfirm={() => removal.mutate(ids, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  disabled: boolean;
  onChange: () => void;
}

/** A card's checkbox; a press anywhere on the card changes it. */
function Choice({ name, isChosen, disabled, onChange }: ChoiceProps) {
  return (
    <label className="absolute inset-0 z-10 cursor-pointer rounded-[inherit] ring-primary ring-inset has-checked:ring-3">
      <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-surface shadow-rest">
        <input
          type="checkbox"
          aria-label={t('Select {name}', { name })}
          checked={isChosen}
          disabled={disabled}
          onChange={onChange}
          // Not under the bar when it gets the focus.
          className="size-5.5 scroll-mt-32 accent-(--primary)"
        />
      </span>
    </label>
  );
}

/** Calls back when Escape is pressed, unless it closes something or clears a search. */
function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOfSearch = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (event.key === 'Escape' && !event.defaultPrevented && !isOfSearch) leave();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
