import type { DayComment } from '@game-plan/contracts/people/coaching';
import { t } from '#lib/language.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';

interface RemoveCommentDialogProps {
  comment: DayComment;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a comment is removed, which cannot be undone. A file of its own, because it is loaded with the first press. */
export function RemoveCommentDialog({ comment, onClose, onConfirm }: RemoveCommentDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('Remove the comment of {coachName}', { coachName: comment.coachName })}
      description={t('Are you sure you want to remove this comment? This action cannot be undone.')}
      actionLabel={t('Remove')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
