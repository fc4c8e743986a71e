import type { CartItem } from '@game-plan/contracts/cart';
import { CircleAlert, Tag } from 'lucide-react';
import { formatDollars } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';

interface LineNoticeProps {
  item: CartItem;
  onAccept: () => void;
  onRemove: (control: HTMLElement) => void;
}

/** What keeps a line from being ordered as it is, with the way out; nothing for any other line. */
export function LineNotice({ item, onAccept, onRemove }: LineNoticeProps) {
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
          ? `The price has changed from ${formatDollars(earlierPrice)} to ${formatDollars(totalPrice)} since you added this.`
          : (unavailableReason ?? 'This service is no longer available.')}
      </p>
      <div className="flex gap-2">
        {isAvailable && (
          <Button size="sm" variant="secondary" onClick={onAccept}>
            Accept new price
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          data-control="remove"
          onClick={(event) => onRemove(event.currentTarget)}
        >
          Remove
        </Button>
      </div>
    </div>
  );
}
