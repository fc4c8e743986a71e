import type { Service } from '@game-plan/contracts/shop/services';
import { Clock } from 'lucide-react';
import { formatNumber } from '#lib/format/format.ts';
import { categoryLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';

/** The category, and the duration if known. */
export function ServiceFacts({ service: { category, duration } }: { service: Service }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="pine" className="max-w-full tracking-wide">
        <span className="truncate">{categoryLabel(category)}</span>
      </Badge>
      {duration !== null && (
        <span className="inline-flex items-center gap-1 text-sm text-muted">
          <Clock className="size-4" aria-hidden="true" />
          {t('{duration} min', { duration: formatNumber(duration) })}
        </span>
      )}
    </div>
  );
}
