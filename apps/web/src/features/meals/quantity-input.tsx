import { QUANTITY_MIN, QUANTITY_STEP, readQuantity } from '@game-plan/domain/meals/quantity';
import { useState } from 'react';

interface QuantityInputProps {
  label: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** What is typed counts at once; when the field is left it shows how it was read. */
export function QuantityInput({ label, quantity, onChange }: QuantityInputProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    // An emptied field is on its way to another number.
    if (text !== '') onChange(readQuantity(text));
  };
  const leave = () => {
    if (typed !== undefined) onChange(readQuantity(typed));
    setTyped(undefined);
  };
  return (
    <input
      type="number"
      inputMode="decimal"
      min={QUANTITY_MIN}
      step={QUANTITY_STEP}
      aria-label={label}
      value={typed ?? quantity}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      className="num h-11 w-18 rounded-md border border-line-strong bg-surface px-2 text-center text-base text-ink"
    />
  );
}
