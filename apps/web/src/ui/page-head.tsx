import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  description?: ReactNode;
  /** The page's actions: right of the title, below it on small screens. */
  children?: ReactNode;
}

/** The page's only h1, focused after a navigation so that screen readers start there. */
export function PageHead({ title, description, children }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="h-page" tabIndex={-1}>
          {title}
        </h1>
        {description && <p className="mt-1 text-muted">{description}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 max-sm:w-full">{children}</div>}
    </div>
  );
}
