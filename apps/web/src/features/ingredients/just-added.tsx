import { Check } from 'lucide-react';
import { cx } from '#ui/cx.ts';

/** What this visit of the dialog has put into the kitchen: 'Just added: Egg ×2, Banana'. */
export function JustAdded({ names }: { names: readonly string[] }) {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const text = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
  return (
    <p role="status" className="flex min-w-0 flex-1 items-center gap-2 self-center text-sm text-muted">
      {text && <Check className="size-4.5 shrink-0 text-success-text" aria-hidden="true" />}
      <span className={cx('line-clamp-2', text && 'font-medium text-ink')}>
        {text ? `Just added: ${text}` : 'Each press adds 1, marked fresh.'}
      </span>
    </p>
  );
}
