import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge.tsx';

interface AchievementPatchProps {
  name: string;
  icon: LucideIcon;
  isEarned: boolean;
  /** What it takes, and how far it is. */
  children: ReactNode;
}

/** An achievement as a patch to be sewn on: bright when it is earned. */
export function AchievementPatch({ name, icon: Icon, isEarned, children }: AchievementPatchProps) {
  return (
    <li className="flex items-center gap-4 py-2.5">
      <span
        className={`relative grid size-14 shrink-0 place-items-center rounded-full ${isEarned ? 'bg-board text-butter' : 'bg-quiet text-muted'}`}
      >
        <svg className="absolute inset-0 size-full" viewBox="0 0 56 56" aria-hidden="true">
          <circle
            cx="28"
            cy="28"
            r="24"
            fill="none"
            stroke={isEarned ? 'var(--butter)' : 'var(--line-strong)'}
            strokeWidth="1.5"
            strokeDasharray="4 3.5"
            opacity={isEarned ? 1 : 0.6}
          />
        </svg>
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="flex flex-wrap items-center justify-between gap-x-2 font-semibold">
          {name}{' '}
          {isEarned && (
            <Badge variant="secondary" icon={Check}>
              Earned
            </Badge>
          )}
        </h3>
        <p className="text-sm text-muted">{children}</p>
      </div>
    </li>
  );
}
