import type { DayComment } from '@game-plan/contracts/people/coaching';
import { type CalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { commentsQuery, useRemoveComment } from '#data/people/coaching.ts';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const RemoveCommentDialog = lazyDialog(() => import('./remove-comment-dialog.tsx'), 'RemoveCommentDialog');

interface DayCommentsProps {
  day: CalendarDay;
  className?: string;
}

/** Coaches' comments on a day of the person's own; empty if there are none. */
export function DayComments({ day, className = '' }: DayCommentsProps) {
  const { data: comments } = useQuery(commentsQuery(day));
  const removal = useRemoveComment();
  if (!comments || comments.length === 0) return null;
  return (
    <Card aria-labelledby="day-comments" className={`p-5 sm:p-6 ${className}`}>
      <CardHead title={t('From your coach')} titleId="day-comments" />
      <CommentList comments={comments} onRemove={(id) => removal.mutate(id)} />
    </Card>
  );
}

interface CommentListProps {
  /** The remove button is absent where `isYours` is false. */
  comments: readonly (DayComment & { readonly isYours?: boolean })[];
  onRemove?: (id: number) => void;
}

/** Comments, oldest first. Removing one cannot be undone, so it is asked first. */
export function CommentList({ comments, onRemove }: CommentListProps) {
  const [removing, setRemoving] = useState<DayComment>();
  return (
    <>
      <ul className="mt-2 divide-y divide-line">
        {comments.map(({ isYours = true, ...comment }) => {
          const { id, text, coachName, createdAt } = comment;
          return (
            <li key={id} className="flex items-start gap-3 py-3">
              <MessageSquareText className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
              <div className="min-w-0 flex-1">
                <p className="whitespace-pre-line wrap-anywhere">{text}</p>
                <p className="mt-0.5 text-sm text-muted">
                  {coachName}, {formatDay(localCalendarDay(new Date(createdAt)))}
                </p>
              </div>
              {onRemove && isYours && (
                <IconButton
                  label={t('Remove the comment of {coachName}', { coachName })}
                  icon={Trash2}
                  size="icon-sm"
                  variant="destructive-ghost"
                  onClick={() => setRemoving(comment)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {removing && (
        <RemoveCommentDialog
          comment={removing}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => onRemove?.(removing.id)}
        />
      )}
    </>
  );
}
