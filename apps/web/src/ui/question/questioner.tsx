import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../late/lazy-dialog.tsx';
import { currentQuestion, subscribeToQuestion } from './question-store.ts';

const QuestionDialog = lazyDialog(() => import('./question-dialog.tsx'), 'QuestionDialog');

/** Shows what `ask` asks. Render it once. */
export function Questioner() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion);
  return question ? <QuestionDialog question={question} onClose={() => question.answer(false)} /> : null;
}
