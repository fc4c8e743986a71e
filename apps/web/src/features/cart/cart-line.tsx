import type { CartItem } from '@game-plan/contracts/shop/cart';
import { QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, SlidersHorizontal, Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { pendingQuantity, useRemoveLine, useUpdateLine } from '#data/shop/cart.ts';
import { focusNeighbour } from '#lib/browser/focus-neighbour.ts';
import { chosenOptions } from '#lib/format/chosen-options.ts';
import { formatDollars } from '#lib/format/money.ts';
import { categoryLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

interface CartLineProps {
  item: CartItem;
  picture: ReactNode;
  onChangeOptions: (item: CartItem) => void;
}

export function CartLine({ item, picture, onChangeOptions }: CartLineProps) {
  const client = useQueryClient();
  const { mutate: update } = useUpdateLine();
  const { mutate: remove } = useRemoveLine();
  const { id, quantity, totalPrice, isAvailable, service } = item;
  const step = (by: 1 | -1) => {
    const next = pendingQuantity(client, item) + by;
    if (next >= 1 && next <= QUANTITY_MAX) update({ id, quantity: next });
  };
  const removeFrom = (control: HTMLElement) => {
    focusNeighbour(control, document.querySelector('h1'));
    remove(item);
  };
  return (
    <li className="grid grid-cols-[88px_1fr] max-[359px]:grid-cols-[64px_1fr] max-[359px]:gap-x-3 gap-x-4 gap-y-3 py-5 sm:grid-cols-[128px_1fr_auto]">
      <div className={cx('aspect-[4/3] w-full overflow-hidden rounded-md', !isAvailable && 'opacity-60')}>
        {picture}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="h-card wrap-anywhere">{service.name}</h3>
          <Badge variant="pine" className="max-w-full tracking-wide">
            <span className="truncate">{categoryLabel(service.category)}</span>
          </Badge>
        </div>
        {service.description && (
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">{service.description}</p>
        )}
        <Choices item={item} />
        {item.hasOptions && (
          <Button
            size="sm"
            variant="ghost"
            className="mt-1 -ml-3"
            icon={SlidersHorizontal}
            aria-label={t('Change options of {name}', { name: service.name })}
            onClick={() => onChangeOptions({ ...item, quantity: pendingQuantity(client, item) })}
          >
            {t('Change options')}
          </Button>
        )}
      </div>
      <div className="flex items-center gap-3 max-sm:col-span-2 max-sm:flex-wrap max-sm:justify-between sm:flex-col sm:items-end sm:justify-between">
        <p
          className={cx(
            'num text-xl max-sm:order-2 max-sm:ml-auto',
            !isAvailable && 'text-muted line-through',
          )}
        >
          {formatDollars(totalPrice)}
        </p>
        <div className="flex items-center gap-2 max-sm:-ml-3">
          <IconButton
            label={t('Remove {name}', { name: service.name })}
            icon={Trash2}
            variant="destructive-ghost"
            data-control="remove"
            onClick={(event) => removeFrom(event.currentTarget)}
          />
          <QuantityStepper name={service.name} quantity={quantity} disabled={!isAvailable} onStep={step} />
        </div>
      </div>
      <LineNotice item={item} onAccept={() => update({ id, quantity })} onRemove={removeFrom} />
    </li>
  );
}

function Choices({ item: { customizations } }: { item: CartItem }) {
  const chosen = chosenOptions(customizations);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={t('Customizations')} className="mt-2 grid gap-0.5 text-sm">
      {chosen.map(({ name, value }) => (
        <li key={name} className="wrap-anywhere">
          <span className="text-muted">{name}:</span> <span className="font-medium">{value}</span>
        </li>
      ))}
    </ul>
  );
}

interface LineNoticeProps {
  item: CartItem;
  onAccept: () => void;
  onRemove: (control: HTMLElement) => void;
}

/** Why a line cannot be ordered, with the solution; empty for other lines. */
function LineNotice({ item, onAccept, onRemove }: LineNoticeProps) {
  const { isAvailable, unavailableReason, earlierPrice, totalPrice } = item;
  if (isAvailable && earlierPrice === null) return null;
  const Icon = isAvailable ? Tag : CircleAlert;
  return (
    <div
      className={`col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md p-3 text-sm font-medium ${
        isAvailable ? 'bg-warning-soft text-warning-text' : 'bg-destructive-soft text-destructive-text'
      }`}
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {isAvailable && earlierPrice !== null
          ? t('The price has changed from {earlierPrice} to {totalPrice} since you added this.', {
              earlierPrice: formatDollars(earlierPrice),
              totalPrice: formatDollars(totalPrice),
            })
          : (unavailableReason ?? t('This service is no longer available.'))}
      </p>
      <div className="flex gap-2">
        {isAvailable && (
          <Button size="sm" variant="secondary" onClick={onAccept}>
            {t('Accept new price')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          data-control="remove"
          onClick={(event) => onRemove(event.currentTarget)}
        >
          {t('Remove')}
        </Button>
      </div>
    </div>
  );
}
