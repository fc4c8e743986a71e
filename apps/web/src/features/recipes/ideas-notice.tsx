import type { Recipe } from '@game-plan/contracts/kitchen/recipes';
import { Info } from 'lucide-react';
import { cx } from '#ui/cx.ts';

interface IdeasNoticeProps {
  ideas: readonly Recipe[];
  className?: string;
}

/** Shown once beside the ideas: why the built-in composer made some or all of them instead of the model. */
export function IdeasNotice({ ideas, className }: IdeasNoticeProps) {
  const notice = ideas.map(noticeOf).find((found) => found !== null);
  if (notice === undefined) return null;
  return (
    <p
      role="note"
      className={cx('flex max-w-4xl items-start gap-2 text-sm text-muted wrap-anywhere', className)}
    >
      <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {notice}
    </p>
  );
}

function noticeOf(idea: Recipe): string | null {
  return 'notice' in idea ? (idea.notice ?? null) : null;
}
