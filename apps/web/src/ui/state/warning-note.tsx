import { TriangleAlert } from 'lucide-react';

/** A word of warning on a line of its own, under the name of what it is about. */
export function WarningNote({ children }: { children: string }) {
  return (
    <>
      {/* Keeps the two apart where they are read out as one name. */ ' '}
      <span className="flex items-start gap-1 text-xs font-semibold text-warning-text wrap-anywhere">
        <TriangleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
        {children}
      </span>
    </>
  );
}
