import type { Service } from '@game-plan/contracts/shop/services';
import { isRequired, numberMax } from '@game-plan/domain/pricing/option-rules';
import { type ReactNode, useId, useState } from 'react';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { Select } from '#ui/form/select.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { readOptionNumber } from './read-option-number.ts';

type Option = Service['customizationOptions'][number];
type Value = boolean | number | string;

interface OptionRowProps {
  option: Option;
  /** Undefined until a value is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Whether a required choice is missing after submitting. */
  isMissing: boolean;
}

/** An option with its price and the control for its type. */
export function OptionRow({ option, value, onChange, isMissing }: OptionRowProps) {
  const id = useId();
  const priceId = `${id}-price`;
  const faultId = `${id}-fault`;
  const control = { id, 'aria-describedby': isMissing ? `${priceId} ${faultId}` : priceId };
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-36">
        <label htmlFor={id} className="font-semibold wrap-anywhere">
          {option.name}{' '}
          {isRequired(option) && <span className="text-sm font-medium text-muted">{t('(required)')}</span>}
        </label>
        <p id={priceId} className="text-sm text-muted">
          {optionPrice(option)}
        </p>
        {isMissing && (
          <p id={faultId} className="text-sm font-medium text-destructive-text">
            {t('Choose one')}
          </p>
        )}
      </div>
      {controlOf()}
    </div>
  );

  function controlOf(): ReactNode {
    switch (option.type) {
      case 'boolean':
        return <Switch {...control} checked={value === true} onCheckedChange={onChange} />;
      case 'number':
        return (
          <NumberOption
            {...control}
            max={numberMax(option)}
            value={typeof value === 'number' ? value : 0}
            onChange={onChange}
          />
        );
      case 'select':
        return (
          <Select
            {...control}
            aria-required={isRequired(option)}
            aria-invalid={isMissing ? true : undefined}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value)}
            className="w-44 max-w-full"
          >
            <option value="">{t('Choose one')}</option>
            {option.options.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        );
    }
  }
}

/** '+$25.00', '+$10.00 each', '-$5.00' */
function optionPrice({ type, priceModifier }: Option): string {
  if (priceModifier === 0) return t('No extra cost');
  const price = `${priceModifier > 0 ? '+' : ''}${formatDollars(priceModifier)}`;
  return type === 'number' ? t('{price} each', { price }) : price;
}

interface NumberOptionProps {
  id: string;
  'aria-describedby': string;
  max: number;
  /** 0 means none. */
  value: number;
  onChange: (value: number) => void;
}

/** Typed text takes effect immediately; leaving the field shows how it was understood. */
function NumberOption({ value, onChange, ...control }: NumberOptionProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...control}
      type="number"
      inputMode="numeric"
      min={1}
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
