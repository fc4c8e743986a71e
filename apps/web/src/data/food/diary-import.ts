import { type DiaryFileSummary, diaryImport } from '@game-plan/contracts/food/diary-import';
import type { MealType } from '@game-plan/domain/meals/meal-types';
import { useMutation } from '@tanstack/react-query';
import { sendFile } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { useUndoAction } from '../people/undo.ts';
import { toastFailure } from '../toast-failure.ts';

export interface DiaryChoices {
  readonly file: File;
  /** The meals that the file's names of meals become, in their order. */
  readonly types?: readonly MealType[];
  /** The unit of weights of which the file does not say it. */
  readonly weightUnit?: 'kg' | 'lb';
}

const queryOf = ({ types, weightUnit }: DiaryChoices) => ({ types: types?.join(','), weightUnit });

/** What a diary's file has, and what of it would be added. */
export function usePreviewDiary() {
  return useMutation({
    mutationFn: (choices: DiaryChoices) =>
      sendFile(diaryImport.run, choices.file, { preview: 'true', ...queryOf(choices) }),
    meta: { outdates: [] },
    onError: (error) => toastFailure(t('The file could not be read'), error),
  });
}

/** '1 food', '3 foods'. */

/** What an import adds, in words: '12 foods and 3 days of weight or water'. */
export function addedWords({ foods, knownFoods, days, knownDays }: DiaryFileSummary): string {
  const parts = [
    foods > knownFoods &&
      t('{count, select, 1 {1 food} other {{count} foods}}', { count: foods - knownFoods }),
    days > knownDays &&
      t('{count, select, 1 {1 day of weight or water} other {{count} days of weight or water}}', {
        count: days - knownDays,
      }),
  ];
  return parts.filter((part) => part !== false).join(' and ') || t('Nothing new');
}

/** Adds a diary's file to the diary; the toast offers Undo. */
export function useImportDiary(onDone: () => void) {
  const undo = useUndoAction();
  return useMutation({
    mutationFn: (choices: DiaryChoices) =>
      sendFile(diaryImport.run, choices.file, { preview: 'false', ...queryOf(choices) }),
    onSuccess: (summary) => {
      const { undoId } = summary;
      const action = undoId !== null && undo({ undoId, done: { title: t('Import undone') } });
      toast({ title: t('Diary imported'), description: addedWords(summary), ...(action && { action }) });
      onDone();
    },
    onError: (error) => toastFailure(t('The diary was not imported'), error),
  });
}
