import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import { isExpired } from '@game-plan/domain/expiry';
import { planUse, type Use } from '@game-plan/domain/recipes/use-stock';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ingredientsQuery, useTakeCooked } from '#data/kitchen/ingredients.ts';
import { preferencesQuery } from '#data/people/preferences.ts';
import { readAnew } from '#lib/api/api.ts';
import { formatAmount } from '#lib/format/format.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';

interface TakeCookedDialogProps {
  recipe: Recipe;
  /** All lines of the recipe, scaled to the servings that were cooked. */
  lines: readonly RecipeLine[];
  servings: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows what is left of each ingredient after cooking, and takes what is ticked out of the inventory. */
export function TakeCookedDialog({ recipe, lines, servings, open, onOpenChange }: TakeCookedDialogProps) {
  const { uses, failed, lookAgain } = useUses(lines);
  const [pressed, setPressed] = useState<ReadonlyMap<number, boolean>>(new Map());
  const taking = useTakeCooked(() => onOpenChange(false), lookAgain);
  // An unknown amount may be used up or not, which only the person knows.
  const isTaken = ({ card, left }: Use<Ingredient>) => pressed.get(card.id) ?? left !== null;
  const taken = uses?.filter(isTaken) ?? [];
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={taking.isPending}
      title="Take From Inventory"
      description={`${recipe.name}, ${servings} ${servings === 1 ? 'serving' : 'servings'}`}
      action={
        <Button
          disabled={taken.length === 0}
          pending={taking.isPending}
          pendingLabel="Taking..."
          onClick={() =>
            taking.mutate(
              taken.map(({ card: { id, quantity, unit }, left }) => ({
                id,
                quantity,
                unit,
                left: left ?? '0',
              })),
            )
          }
        >
          {taken.length === 1 ? 'Take 1 Ingredient' : `Take ${taken.length} Ingredients`}
        </Button>
      }
    >
      {failed && (
        <ErrorPanel
          title="Your inventory did not load"
          description="Check the connection and try again."
          failed={failed}
        />
      )}
      {!failed && !uses && <Loading label="Loading your inventory..." className="min-h-40" />}
      {uses?.length === 0 && <p className="text-muted">Nothing of this recipe is in your inventory.</p>}
      {uses && uses.length > 0 && (
        <ul className="divide-y divide-line">
          {uses.map((use) => (
            <li key={use.card.id}>
              <Checkbox
                checked={isTaken(use)}
                onChange={(event) => setPressed(new Map(pressed).set(use.card.id, event.target.checked))}
              >
                <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 py-2">
                  <span className="min-w-0 font-medium wrap-anywhere">{use.card.name}</span>
                  <span className="text-sm text-muted">{describe(use)}</span>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </SaveDialog>
  );
}

function describe({ card: { quantity, unit }, left }: Use<Ingredient>): string {
  const before = formatAmount(quantity, unit);
  if (left === null) return `${before}, tick if used up`;
  return left === '0' ? `${before}, used up` : `${before}, ${formatAmount(left, unit)} left`;
}

/**
 * What the lines take from the inventory; undefined while it is loading. The amounts stay as they were shown first: if
 * another member takes the same meal meanwhile, the server refuses them instead of taking it twice.
 */
function useUses(lines: readonly RecipeLine[]) {
  const today = useToday();
  const inventory = useQuery({ ...ingredientsQuery, refetchOnMount: readAnew });
  const preferences = useQuery(preferencesQuery);
  const [cards, setCards] = useState<readonly Ingredient[]>();
  if (!cards && inventory.data && !inventory.isFetching) setCards(inventory.data);
  const atHome = preferences.data?.atHome;
  const uses = useMemo(() => {
    const usable = cards?.filter((card) => !isExpired(card, today));
    return usable && atHome && planUse(lines, usable, atHome);
  }, [lines, cards, atHome, today]);
  const failed = [inventory, preferences].find(({ isError }) => isError);
  return { uses, failed, lookAgain: () => setCards(undefined) };
}
