import { TriangleAlert } from 'lucide-react';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { WarningList } from '../state/warning-list.tsx';
import type { AskedQuestion } from './question-store.ts';

/** A question about a change, with what speaks against it. */
export function QuestionDialog({ question }: { question: AskedQuestion; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && question.answer(false)}
      title={question.title}
      description={<WarningList warnings={question.points} />}
      actionLabel={question.actionLabel}
      icon={TriangleAlert}
      onConfirm={() => question.answer(true)}
    />
  );
}
