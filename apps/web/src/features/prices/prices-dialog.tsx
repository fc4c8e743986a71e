import type { Price, PricedFood } from '@game-plan/contracts/kitchen/prices';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { ScanText, X } from 'lucide-react';
import { useState } from 'react';
import { pricesQuery, useReadPrices, useRemovePrice, useSavePrices } from '#data/kitchen/prices.ts';
import { formatAmount, formatDay } from '#lib/format/format.ts';
import { formatPaid } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';

interface PricesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The kitchen's prices: typed or read from a receipt, looked over, then saved. */
export function PricesDialog({ open, onOpenChange }: PricesDialogProps) {
  const [text, setText] = useState('');
  const [read, setRead] = useState<readonly PricedFood[]>();
  const reading = useReadPrices(setRead);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Prices')}
      description={t(
        'From what you pay follows what a recipe and the week cost. Everyone in the kitchen sees them.',
      )}
    >
      <Field
        label={t('What you paid')}
        hint={t('One food per line with its price, such as ‘2 l milk 1.45’, or a whole receipt.')}
      >
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={20_000}
            onChange={({ target }) => {
              setText(target.value);
              setRead(undefined);
            }}
          />
        )}
      </Field>
      {read === undefined || read.length === 0 ? (
        <>
          {read && <p className="mt-2 text-sm text-muted">{t('No line ends with a price such as 1.45.')}</p>}
          <Button
            variant="secondary"
            icon={ScanText}
            className="mt-3 max-sm:w-full"
            disabled={text.trim() === ''}
            pending={reading.isPending}
            pendingLabel={t('Reading...')}
            onClick={() => reading.mutate(text)}
          >
            {t('Read')}
          </Button>
        </>
      ) : (
        <Review
          foods={read}
          onRemove={(at) => setRead(read.filter((_, index) => index !== at))}
          onSaved={() => {
            setText('');
            setRead(undefined);
          }}
        />
      )}
      <KnownPrices />
    </Dialog>
  );
}

interface ReviewProps {
  foods: readonly PricedFood[];
  onRemove: (at: number) => void;
  onSaved: () => void;
}

/** What was read, before it is saved. */
function Review({ foods, onRemove, onSaved }: ReviewProps) {
  const today = useToday();
  const [shop, setShop] = useState('');
  const [day, setDay] = useState<string>(today);
  const saving = useSavePrices(onSaved);
  const boughtOn = isCalendarDay(day) && day <= today ? day : undefined;
  return (
    <form
      noValidate
      aria-label={t('Prices that were read')}
      className="mt-4 rounded-md border border-line bg-bg p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (boughtOn) saving.mutate({ shop, boughtOn, foods: [...foods] });
      }}
    >
      <ul className="divide-y divide-line">
        {foods.map((food, at) => (
          // A receipt may have a line twice, and lines are only removed.
          <PriceLine key={at} food={food} onRemove={() => onRemove(at)} />
        ))}
      </ul>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label={t('Shop (optional)')}>
          {(control) => (
            <Input
              {...control}
              maxLength={100}
              value={shop}
              onChange={({ target }) => setShop(target.value)}
            />
          )}
        </Field>
        <Field label={t('Bought on')} error={boughtOn ? undefined : t('Choose today or an earlier day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      </div>
      <Button
        type="submit"
        className="mt-4 max-sm:w-full"
        pending={saving.isPending}
        pendingLabel={t('Saving...')}
      >
        {t('Save')}
      </Button>
    </form>
  );
}

/** The last price of each food in each shop. */
function KnownPrices() {
  const query = useQuery(pricesQuery);
  const remove = useRemovePrice();
  return (
    <section aria-labelledby="known-prices" className="mt-6">
      <h3 id="known-prices" className="h-card">
        {t('Last prices')}
      </h3>
      {query.isError && !query.data ? (
        <ErrorPanel
          title={t('The prices did not load')}
          description={t('They are safe. Please try again in a moment.')}
          failed={query}
          className="mt-3"
        />
      ) : !query.data ? (
        <Loading />
      ) : query.data.length === 0 ? (
        <p className="mt-2 text-muted">
          {t('No prices yet. A receipt that is pasted into the inventory leaves its prices, too.')}
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {query.data.map((price) => (
            <PriceLine key={price.id} food={price} from={price} onRemove={() => remove.mutate(price.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PriceLineProps {
  food: PricedFood;
  /** Where and when it was bought, if that is saved. */
  from?: Price;
  onRemove: () => void;
}

function PriceLine({ food: { name, quantity, unit, cents }, from, onRemove }: PriceLineProps) {
  const where = from && [from.shop, formatDay(from.boughtOn)].filter(Boolean).join(' · ');
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium">{name}</span>{' '}
        <span className="text-sm text-muted">{formatAmount(quantity, unit)}</span>
        {where && <span className="block text-sm text-muted">{where}</span>}
      </p>
      <span className="font-semibold tabular-nums">{formatPaid(cents)}</span>
      <IconButton label={t('Remove the price of {name}', { name })} icon={X} onClick={onRemove} />
    </li>
  );
}
