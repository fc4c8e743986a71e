import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

const EDGE =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-base text-ink disabled:bg-quiet disabled:border-line disabled:text-muted aria-invalid:border-destructive aria-invalid:border-2';

/** The style of a one-line control. */
export const INPUT = `h-11 ${EDGE}`;

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={cx(INPUT, className)} />;
}

/** A number field that accepts any decimals. */
export function NumberInput(props: ComponentProps<'input'>) {
  return <Input type="number" step="any" inputMode="decimal" autoComplete="off" {...props} />;
}

/** A multi-line field. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={cx(EDGE, 'min-h-24 py-2.5', className)} />;
}
