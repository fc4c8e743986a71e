import { TriangleAlert } from 'lucide-react';

/** A warning on its own line, below the name of its subject. */
export function WarningNote({ children }: { children: string }) {
  return (
    <>
      {/* Separates the two when they are read aloud as one name. */ ' '}
      <span className="flex items-start gap-1 text-xs font-semibold text-warning-text wrap-anywhere">
        <TriangleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
        {children}
      </span>
    </>
  );
}
