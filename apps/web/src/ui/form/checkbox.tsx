import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ className, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-(--primary)" />
      {children}
    </label>
  );
}
