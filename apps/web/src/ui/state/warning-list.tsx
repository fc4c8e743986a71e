import { TriangleAlert } from 'lucide-react';

interface WarningListProps {
  warnings: readonly { readonly message: string; readonly source: string | null }[];
}

/** Warnings, each with its source. A source shared by consecutive warnings is shown once, below the last of them. */
export function WarningList({ warnings }: WarningListProps) {
  return (
    // Spans, because a dialog's description may hold it.
    <span className="grid gap-3 rounded-lg border border-warning-line bg-warning-soft p-4 text-left text-sm text-warning-text">
      {warnings.map(({ message, source }, place) => (
        <span key={message} className="flex gap-2.5">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            {message}
            {source && source !== warnings[place + 1]?.source && (
              <span className="mt-1 block text-xs">{source}</span>
            )}
          </span>
        </span>
      ))}
    </span>
  );
}
