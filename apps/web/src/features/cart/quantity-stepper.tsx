import { QUANTITY_MAX } from '@game-plan/domain/pricing/price-limits';
import { Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { t } from '#lib/language.ts';

interface QuantityStepperProps {
  /** The name of the service. */
  name: string;
  quantity: number;
  disabled: boolean;
  /** Increases or decreases by one. */
  onStep: (by: 1 | -1) => void;
}

const BUTTON =
  'grid size-11 place-items-center hover:bg-quiet disabled:text-muted disabled:opacity-50 disabled:hover:bg-transparent';

/** A quantity from 1 to the maximum of a line. */
export function QuantityStepper({ name, quantity, disabled, onStep }: QuantityStepperProps) {
  const plus = useRef<HTMLButtonElement>(null);
  return (
    <fieldset
      aria-label={t('Quantity of {name}', { name })}
      className="inline-flex h-11 items-center rounded-md border border-line-strong"
    >
      <button
        type="button"
        aria-label={t('Decrease quantity')}
        disabled={disabled || quantity <= 1}
        className={`${BUTTON} rounded-l-md`}
        onClick={(event) => {
          // At 1 this button gets disabled and would lose the focus.
          if (quantity === 2 && document.activeElement === event.currentTarget) plus.current?.focus();
          onStep(-1);
        }}
      >
        <Minus className="size-4.5" aria-hidden="true" />
      </button>
      <span className="num w-8 text-center text-lg" aria-live="polite">
        {quantity}
      </span>
      <button
        ref={plus}
        type="button"
        aria-label={t('Increase quantity')}
        disabled={disabled || quantity >= QUANTITY_MAX}
        className={`${BUTTON} rounded-r-md`}
        onClick={() => onStep(1)}
      >
        <Plus className="size-4.5" aria-hidden="true" />
      </button>
    </fieldset>
  );
}
