import { OPTION_NUMBER_MAX } from '@game-plan/domain/pricing/price-limits';
import { useState } from 'react';
import { readOptionNumber } from './read-option-number.ts';

interface NumberOptionProps {
  id: string;
  'aria-describedby': string;
  /** 0 for none. */
  value: number;
  onChange: (value: number) => void;
}

/** What is typed counts at once; when the field is left it shows how it was read. */
export function NumberOption({ value, onChange, ...control }: NumberOptionProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      min={1}
      max={OPTION_NUMBER_MAX}
      step={1}
      placeholder="0"
      value={typed ?? (value === 0 ? '' : value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readOptionNumber(target.value));
      }}
      onBlur={() => setTyped(undefined)}
      className="num h-11 w-20 rounded-md border border-line-strong bg-surface px-3 text-center text-lg text-ink"
    />
  );
}
