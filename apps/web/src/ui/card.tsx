import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from './cx.ts';

/** For elements that are a card but cannot be a Card: list items, links. Padding is up to the caller. */
export const CARD = 'rounded-lg border border-line bg-surface shadow-rest';

/** A clickable card rises slightly under the pointer. */
export const CARD_LIFT =
  'transition-[box-shadow,transform] duration-(--dur-fast) hover:-translate-y-0.5 hover:shadow-lift';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'section' | 'div' | 'article';
}

export function Card({ as: Tag = 'section', className = 'p-5 sm:p-6', ...rest }: CardProps) {
  return <Tag {...rest} className={cx(CARD, className)} />;
}

interface CardHeadProps {
  title: ReactNode;
  titleId?: string;
  description?: ReactNode;
  /** Shown at the right end of the title line. */
  children?: ReactNode;
}

export function CardHead({ title, titleId, description, children }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="h-card" id={titleId}>
          {title}
        </h2>
        {description && <p className="mt-0.5 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </div>
  );
}
