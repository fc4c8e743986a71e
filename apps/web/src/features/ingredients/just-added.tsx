import { Check, CircleAlert } from 'lucide-react';
import { cx } from '#ui/cx.ts';

interface JustAddedProps {
  names: readonly string[];
  /** What could not be added and was not pressed again. It goes first: the message that said so gives way to the next. */
  failed: readonly string[];
}

/** What this visit of the dialog has put into the kitchen: 'Just added: Egg ×2, Banana'. */
export function JustAdded({ names, failed }: JustAddedProps) {
  const hasFailed = failed.length > 0;
  const text = hasFailed
    ? `Not added: ${countNames(failed)}`
    : names.length > 0 && `Just added: ${countNames(names)}`;
  const Icon = hasFailed ? CircleAlert : Check;
  const colour = hasFailed ? 'text-destructive-text' : 'text-success-text';
  return (
    <p role="status" className="flex min-w-0 flex-1 items-center gap-2 self-center text-sm text-muted">
      {text && <Icon className={cx('size-4.5 shrink-0', colour)} aria-hidden="true" />}
      <span
        className={cx('line-clamp-2', text && (hasFailed ? `font-medium ${colour}` : 'font-medium text-ink'))}
      >
        {text || 'Each press adds 1, marked fresh.'}
      </span>
    </p>
  );
}

/** 'Egg ×2, Banana' */
function countNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
}
