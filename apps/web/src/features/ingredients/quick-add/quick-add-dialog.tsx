import type { Ingredient, QuickAddFood } from '@game-plan/contracts/kitchen/ingredients';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { ingredientsQuery, quickAddQuery, useCreateIngredient } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';
import { addToAmount } from '../existing/add-to-amount.ts';
import { ExistingIngredient, useAddToExisting } from '../existing/existing-ingredient.tsx';
import { findNamesake } from '../existing/find-namesake.ts';
import { matchFoods } from './match-foods.ts';
import { moveBetweenStops, QuickAddList, QuickAddNoMatch, QuickAddSearch } from './quick-add-list.tsx';

/** The amount that one press adds. */
const ONE = '1';

/** A food that was pressed although it exists already. */
interface Asked {
  readonly food: QuickAddFood;
  readonly existing: Ingredient;
}

interface QuickAddDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds common foods with one press each. It stays open, because people unpack a whole bag. */
export function QuickAddDialog({ open, onOpenChange }: QuickAddDialogProps) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const [made, setMade] = useState<readonly Ingredient['id'][]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const creation = useCreateIngredient({
    onCreated: ({ id, name }) => {
      setMade((before) => [...before, id]);
      setAdded((before) => [...before, name]);
    },
    onFailed: ({ name }) => setFailed((before) => [...before, name]),
  });

  const today = useToday();
  const common = useQuery(quickAddQuery(today));
  const { data: inventory } = useQuery(ingredientsQuery);
  const [asked, setAsked] = useState<Asked>();
  const addition = useAddToExisting(({ name }) => setAdded((before) => [...before, name]));

  const foods = matchFoods(common.data ?? [], typed);
  const addCard = ({ name, category, unit }: QuickAddFood) => {
    setAsked(undefined);
    setFailed((before) => before.filter((other) => other !== name));
    creation.mutate({ name, category, unit, quantity: ONE, status: 'fresh' });
  };
  const add = (food: QuickAddFood) => {
    const existing =
      findNamesake(inventory ?? [], food.name, today) ?? inventory?.find(({ id }) => id === food.kept);
    if (!existing || asked?.food.name === food.name) return addCard(food);
    // Another press in the same visit adds to the new card.
    const sum = made.includes(existing.id) && addToAmount(existing, { quantity: ONE, unit: food.unit });
    if (sum) addition.mutate({ existing, ...sum });
    else setAsked({ food, existing });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Quick Add')}
      footer={
        <>
          <JustAdded names={added} failed={failed} />
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('Done')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the arrow keys of the controls inside */}
      <div onKeyDown={moveBetweenStops} className="min-h-[min(48dvh,440px)]">
        <QuickAddSearch
          typed={typed}
          onType={setTyped}
          first={typed.trim() ? foods[0] : undefined}
          count={foods.length}
          onAdd={add}
        />
        {!common.data && common.isError && (
          <ErrorPanel
            title={t('The common foods did not load')}
            description={t('Check the connection and try again.')}
            failed={common}
          />
        )}
        {!common.data && !common.isError && <Loading label={t('Loading the common foods...')} />}
        {common.data && foods.length === 0 && <QuickAddNoMatch typed={typed.trim()} />}
        {foods.length > 0 && (
          <QuickAddList
            foods={foods}
            pendingName={creation.isPending ? creation.variables.name : undefined}
            added={added}
            onAdd={add}
            notice={
              asked && {
                name: asked.food.name,
                shown: (
                  <ExistingIngredient
                    existing={asked.existing}
                    more={() => ({ quantity: ONE, unit: asked.food.unit })}
                    onAdded={() => {
                      setAsked(undefined);
                      setAdded((before) => [...before, asked.food.name]);
                    }}
                    onAnother={() => addCard(asked.food)}
                    hint={t('Press Enter again to add another card.')}
                  />
                ),
              }
            }
          />
        )}
      </div>
    </Dialog>
  );
}

interface JustAddedProps {
  names: readonly string[];
  /**
   * Foods that could not be added and were not pressed again. Listed here because the toast is replaced by the next.
   */
  failed: readonly string[];
}

/** The foods added since the dialog was opened: 'Just added: Egg ×2, Banana'. */
function JustAdded({ names, failed }: JustAddedProps) {
  const hasFailed = failed.length > 0;
  const text = hasFailed
    ? t('Not added: {failed}', { failed: countNames(failed) })
    : names.length > 0 && t('Just added: {names}', { names: countNames(names) });
  const Icon = hasFailed ? CircleAlert : Check;
  const colour = hasFailed ? 'text-destructive-text' : 'text-success-text';
  return (
    <p role="status" className="flex min-w-0 flex-1 items-center gap-2 self-center text-sm text-muted">
      {text && <Icon className={cx('size-4.5 shrink-0', colour)} aria-hidden="true" />}
      <span
        className={cx('line-clamp-2', text && (hasFailed ? `font-medium ${colour}` : 'font-medium text-ink'))}
      >
        {text || t('Each press adds 1, marked fresh.')}
      </span>
    </p>
  );
}

/** 'Egg ×2, Banana' */
function countNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
