import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { exactAmount } from '@game-plan/domain/stock/batches';
import { parseAmount } from '@game-plan/domain/units/amount';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen, Recycle, Utensils } from 'lucide-react';
import {
  ingredientsQuery,
  useOpenIngredient,
  useTakeBatch,
  useUpdateIngredient,
} from '#data/kitchen/ingredients.ts';
import { formatAmount, formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Input } from '#ui/form/input.tsx';
import { UsualDayButton } from './usual-day.tsx';

interface BatchesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  ingredient: Ingredient;
}

/** What a card has of several ages, what is used first first: each with its date, which can be changed, and where it went. */
export function BatchesDialog({ ingredient, ...frame }: BatchesDialogProps) {
  const { data: inventory } = useQuery(ingredientsQuery);
  const current = inventory?.find(({ id }) => id === ingredient.id);
  const batches = current?.batches ?? [];
  return (
    <Dialog
      {...frame}
      title={ingredient.name}
      description={t('What expires first is used first.')}
      footer={
        <Button variant="secondary" onClick={() => frame.onOpenChange(false)}>
          {t('Done')}
        </Button>
      }
    >
      {current && batches.length === 0 && (
        <p className="text-sm text-muted">
          {t('There is one batch left: {amount}', { amount: formatAmount(current.quantity, current.unit) })}
        </p>
      )}
      {!current && <p className="text-sm text-muted">{t('none left')}</p>}
      {current && (
        <ul className="divide-y divide-line">
          {batches.map((batch, at) => (
            <BatchRow
              // Its days tell it from the others.
              key={`${batch.expiryDate} ${batch.openedOn} ${batch.boughtOn}`}
              ingredient={current}
              at={at}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function BatchRow({ ingredient, at }: { ingredient: Ingredient; at: number }) {
  const update = useUpdateIngredient();
  const opening = useOpenIngredient();
  const taking = useTakeBatch();
  const batch = ingredient.batches[at];
  if (!batch) return null;
  const { amount, expiryDate, openedOn, boughtOn } = batch;
  const { id, quantity, unit } = ingredient;
  const shown = formatAmount(exactAmount(amount), unit);
  const left = exactAmount(Math.max(0, (parseAmount(quantity) ?? 0) - amount));
  const isBusy = update.isPending || opening.isPending || taking.isPending;
  const setDay = (typed: string) => {
    const day = isCalendarDay(typed) ? typed : null;
    if (day !== expiryDate && (day !== null || typed === ''))
      update.mutate({ id, batch: at, fields: { expiryDate: day } });
  };
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-32">
          <p className="font-semibold wrap-anywhere">{shown}</p>
          <p className="text-xs text-muted">
            {[
              boughtOn && t('Bought {day}', { day: formatDay(boughtOn) }),
              openedOn && t('Opened {day}', { day: formatDay(openedOn) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <UsualDayButton ingredient={ingredient} batch={at} />
        </div>
        <div className="w-40">
          <Input
            type="date"
            aria-label={t('Expiry Date of {amount}', { amount: shown })}
            defaultValue={expiryDate ?? ''}
            disabled={isBusy}
            onBlur={({ target }) => setDay(target.value)}
          />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        {openedOn === null && (
          <Button
            size="sm"
            variant="secondary"
            icon={PackageOpen}
            disabled={isBusy}
            onClick={() => opening.mutate({ ingredient, batch: at })}
          >
            {t('Opened today')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          icon={Utensils}
          disabled={isBusy}
          onClick={() => taking.mutate({ ingredient, batch: at, left, why: 'eaten' })}
        >
          {t('Eaten')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={Recycle}
          disabled={isBusy}
          onClick={() => taking.mutate({ ingredient, batch: at, left, why: 'thrown away' })}
        >
          {t('Thrown away')}
        </Button>
      </div>
    </li>
  );
}
