import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import type { Recipe, RecipeLine } from '@game-plan/contracts/kitchen/recipes';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { displayName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PlannedUse, plannedUseQuery, useTakeCooked } from '#data/kitchen/ingredients.ts';
import { useBuyAgain } from '#data/kitchen/shopping-list.ts';
import { latestActivitiesQuery } from '#data/people/activity.ts';
import { sessionQuery } from '#data/people/auth.ts';
import { formatAmount, formatTime } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Input } from '#ui/form/input.tsx';
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
  const [corrected, setCorrected] = useState<ReadonlyMap<string, string>>(new Map());
  const earlier = useEarlier(recipe.name);
  const buying = useBuyAgain();
  const taking = useTakeCooked(() => onOpenChange(false), lookAgain, buying.mutate);
  // Of an unknown amount some or all may be used, which only the person knows.
  const isTaken = ({ ingredient, isMeasured }: PlannedUse) => pressed.get(ingredient.id) ?? isMeasured;
  const leftOf = ({ ingredient, left }: PlannedUse) => corrected.get(keyOf(ingredient)) ?? left;
  const taken = uses?.filter(isTaken) ?? [];
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={taking.isPending}
      title={t('Take From Inventory')}
      description={`${recipe.name}, ${t('{count, select, 1 {1 serving} other {{count} servings}}', { count: servings })}`}
      action={
        <Button
          disabled={taken.length === 0}
          pending={taking.isPending}
          pendingLabel={t('Taking...')}
          onClick={() =>
            taking.mutate({
              name: recipe.name,
              recipeId: typeof recipe.id === 'number' ? recipe.id : undefined,
              taken: taken.map((use) => ({ ...use, left: leftOf(use).trim() || use.left })),
            })
          }
        >
          {t('{count, select, 1 {Take 1 Ingredient} other {Take {count} Ingredients}}', {
            count: taken.length,
          })}
        </Button>
      }
    >
      {failed && !uses && (
        <ErrorPanel
          title={t('Your inventory did not load')}
          description={t('Check the connection and try again.')}
          failed={failed}
        />
      )}
      {!failed && !uses && <Loading label={t('Loading your inventory...')} className="min-h-40" />}
      {uses?.length === 0 && (
        <p className="text-muted">{t('Nothing of this recipe is in your inventory.')}</p>
      )}
      {earlier && uses && uses.length > 0 && (
        <p className="mb-2 rounded-md bg-butter-soft px-3 py-2 text-sm text-warning-text" role="status">
          {earlier}
        </p>
      )}
      {uses && uses.length > 0 && (
        <ul className="divide-y divide-line">
          {uses.map((use) => (
            <li key={use.ingredient.id} className="flex min-h-15 items-center justify-between gap-3">
              <Checkbox
                checked={isTaken(use)}
                onChange={(event) =>
                  setPressed(new Map(pressed).set(use.ingredient.id, event.target.checked))
                }
                className="min-w-0 flex-1"
              >
                <span className="min-w-0 py-1.5">
                  <span className="block font-medium wrap-anywhere">{use.ingredient.name}</span>
                  <span className="block text-sm text-muted">{describe(use, isTaken(use))}</span>
                </span>
              </Checkbox>
              {isTaken(use) && (
                <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
                  <Input
                    aria-label={t('{name}: left', { name: use.ingredient.name })}
                    value={leftOf(use)}
                    inputMode="decimal"
                    autoComplete="off"
                    maxLength={50}
                    onChange={(event) =>
                      setCorrected(new Map(corrected).set(keyOf(use.ingredient), event.target.value))
                    }
                    onBlur={(event) => {
                      if (event.target.value.trim() === '')
                        setCorrected(new Map(corrected).set(keyOf(use.ingredient), use.left));
                    }}
                    className="w-24! text-right"
                  />
                  {t('left')}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </SaveDialog>
  );
}

/** What is left was corrected for the amount that was shown; a changed one is proposed anew. */
const keyOf = ({ id, quantity, unit }: Ingredient) => `${id} ${quantity} ${unit}`;

function describe(
  { ingredient: { quantity, unit }, left, isMeasured }: PlannedUse,
  isTaken: boolean,
): string {
  const before = formatAmount(quantity, unit);
  if (isMeasured || isTaken) return before;
  return left === '0'
    ? t('{amount}, tick if used up', { amount: before })
    : t('{amount}, tick if one is used up', { amount: before });
}

/** A sentence about the last time that ingredients of this recipe were taken, if that was today: maybe for the same meal. */
function useEarlier(recipeName: string): string | undefined {
  const { data } = useQuery({ ...latestActivitiesQuery, refetchOnMount: 'always' });
  const today = useToday();
  const { data: session } = useQuery(sessionQuery);
  const last = data?.find(({ kind, subject }) => kind === 'recipe_cooked' && subject === recipeName);
  if (!last) return undefined;
  const at = new Date(last.at);
  if (localCalendarDay(at) !== today) return undefined;
  // In a shared kitchen everybody is named, the person too.
  const isYou = last.by === undefined || (session && last.by === displayName(session.user));
  const time = formatTime(at);
  return isYou
    ? t('You took ingredients for this recipe today at {time}.', { time })
    : t('{name} took ingredients for this recipe today at {time}.', { name: last.by, time });
}

/**
 * What the lines take from the inventory; undefined while it is loading. The amounts stay as they were shown first: if
 * another member takes the same meal meanwhile, the server refuses them instead of taking it twice.
 */
function useUses(lines: readonly RecipeLine[]) {
  const today = useToday();
  const [times, setTimes] = useState(1);
  const needed = lines.map(({ name, amount, unit }) => ({ name, amount, unit }));
  const plan = useQuery(plannedUseQuery({ lines: needed }, today, times));
  return {
    uses: plan.data,
    failed: plan.isError ? plan : undefined,
    lookAgain: () => setTimes(times + 1),
  };
}
