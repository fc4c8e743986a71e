import { CircleCheck } from 'lucide-react';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';

/** 'N% match': green with a check at 100, filled from 80, an outline below. `percent` is an integer, 0 to 100. */
export function MatchBadge({ percent, className = '' }: { percent: number; className?: string }) {
  if (percent === 100) {
    return (
      <Badge variant="secondary" icon={CircleCheck} className={className}>
        {t('100% match')}
      </Badge>
    );
  }
  return (
    <Badge variant={percent >= 80 ? 'default' : 'outline'} className={className}>
      {t('{percent}% match', { percent })}
    </Badge>
  );
}
