import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { INPUT } from './input.tsx';

interface SelectProps extends ComponentProps<'select'> {
  /** The accessible name of a select without a Field. */
  label?: string;
}

/** The native select, styled as an input; pass <option> elements. */
export function Select({ label, id, className, children, ...rest }: SelectProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={cx('relative', className)}>
      {label && (
        <label className="sr-only" htmlFor={selectId}>
          {label}
        </label>
      )}
      <select {...rest} id={selectId} className={cx(INPUT, 'appearance-none pr-10')}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
        aria-hidden="true"
      />
    </div>
  );
}
