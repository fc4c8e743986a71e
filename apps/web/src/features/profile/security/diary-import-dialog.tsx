import type { DiaryFileSummary } from '@game-plan/contracts/food/diary-import';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { type ChangeEvent, useState } from 'react';
import { addedWords, useImportDiary, usePreviewDiary } from '#data/food/diary-import.ts';
import { formatDay } from '#lib/format/format.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';

interface DiaryImportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds the file of another diary to the person's own, after a look at what it has. */
export function DiaryImportDialog({ open, onOpenChange }: DiaryImportDialogProps) {
  const [file, setFile] = useState<File>();
  const [types, setTypes] = useState<readonly MealType[]>([]);
  const [weightUnit, setWeightUnit] = useState<'kg' | 'lb'>();
  const preview = usePreviewDiary();
  const run = useImportDiary(() => onOpenChange(false));
  const summary = preview.data;
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    setFile(chosen);
    preview.reset();
    if (!chosen) return;
    const onSuccess = ({ meals }: DiaryFileSummary) => setTypes(meals.map(({ type }) => type));
    preview.mutate({ file: chosen }, { onSuccess });
  };
  const choices = file && { file, types, ...(weightUnit && { weightUnit }) };
  return (
    <SaveDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={run.isPending}
      title={t('Import a Diary')}
      action={
        <Button
          disabled={!summary}
          pending={run.isPending}
          pendingLabel={t('Importing...')}
          onClick={() => choices && run.mutate(choices)}
        >
          {t('Import Diary')}
        </Button>
      }
    >
      <Field
        label={t('Diary file')}
        hint={t(
          'A CSV file of MyFitnessPal (Nutrition or Measurement Summary), Cronometer (Servings or Biometrics), or meals.csv and weight-and-water.csv of your download from here.',
        )}
      >
        {(control) => <Input {...control} type="file" accept=".csv,text/csv" onChange={pick} />}
      </Field>
      {preview.isPending && (
        <p role="status" className="mt-4 text-muted">
          {t('Reading the file...')}
        </p>
      )}
      {summary && (
        <div className="mt-5 flex flex-col gap-4">
          <Found summary={summary} />
          {summary.meals.map(({ name, foods }, at) => (
            <Field
              key={name}
              label={t('{name} ({foods}) becomes', { name: name || t('Without a meal'), foods })}
            >
              {(control) => (
                <Select
                  {...control}
                  value={types[at] ?? 'snack'}
                  onChange={({ target }) => setTypes(types.with(at, target.value as MealType))}
                >
                  {MEAL_TYPES.map((type) => (
                    <option key={type} value={type}>
                      {optionLabel(type)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
          {summary.asksForUnit && (
            <Field label={t('Its weights are in')} hint={t('The file does not say it.')}>
              {(control) => (
                <Select
                  {...control}
                  value={weightUnit ?? ''}
                  onChange={({ target }) => setWeightUnit(target.value === 'lb' ? 'lb' : 'kg')}
                >
                  <option value="" disabled>
                    {t('As in your settings')}
                  </option>
                  <option value="kg">{t('Kilograms')}</option>
                  <option value="lb">{t('Pounds')}</option>
                </Select>
              )}
            </Field>
          )}
        </div>
      )}
    </SaveDialog>
  );
}

function Found({ summary }: { summary: DiaryFileSummary }) {
  const { from, to, knownFoods, knownDays, unread } = summary;
  const known = knownFoods + knownDays;
  return (
    <p role="status">
      {t('{added} from {from} to {to}.', {
        added: addedWords(summary),
        from: formatDay(from),
        to: formatDay(to),
      })}
      {known > 0 &&
        ` ${t('{count, select, 1 {1 entry is there already.} other {{count} entries are there already.}}', { count: known })}`}
      {unread > 0 &&
        ` ${t('{count, select, 1 {1 row was not understood.} other {{count} rows were not understood.}}', { count: unread })}`}
    </p>
  );
}
