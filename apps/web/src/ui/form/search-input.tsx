import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from '../cx.ts';
import { INPUT } from './input.tsx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** For screen readers; the placeholder shows the same words. */
  label: string;
}

export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  const id = useId();
  return (
    <div className={cx('relative', className)}>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <Search className="absolute top-3 left-3 size-5 text-muted" aria-hidden="true" />
      <input placeholder={label} {...rest} id={id} type="search" className={cx(INPUT, 'pl-10')} />
    </div>
  );
}
