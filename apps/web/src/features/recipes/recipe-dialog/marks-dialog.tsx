import { type SavedRecipe, TAG_LENGTH_MAX, TAGS_MAX } from '@game-plan/contracts/kitchen/recipes';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { useState } from 'react';
import { useMarkRecipe } from '#data/kitchen/recipes.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';

interface MarksDialogProps {
  recipe: SavedRecipe;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The notes and tags of a saved recipe, and the days on which it was made. */
export function MarksDialog({ recipe, open, onOpenChange }: MarksDialogProps) {
  const [notes, setNotes] = useState(recipe.notes ?? '');
  const [tags, setTags] = useState((recipe.tags ?? []).join(', '));
  const { mutate, isPending } = useMarkRecipe(recipe.id);
  const named = tagsOf(tags);
  const fault = faultOf(named);
  const save = () => mutate({ notes: notes.trim(), tags: named }, { onSuccess: () => onOpenChange(false) });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      title={t('Notes and Tags')}
      description={recipe.name}
      loses={t('These notes are not saved yet and would be lost.')}
      action={
        <Button
          pending={isPending}
          pendingLabel={t('Saving...')}
          disabled={fault !== undefined}
          onClick={save}
        >
          {t('Save')}
        </Button>
      }
    >
      <Field label={t('Notes')} hint={t('What to do differently next time')}>
        {(control) => (
          <Textarea
            {...control}
            value={notes}
            maxLength={4000}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </Field>
      <Field
        label={t('Tags')}
        hint={t('With commas between them: weeknight, grandma')}
        error={fault}
        className="mt-4"
      >
        {(control) => <Input {...control} value={tags} onChange={({ target }) => setTags(target.value)} />}
      </Field>
      <DaysMade recipe={recipe} />
    </FormDialog>
  );
}

const tagsOf = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

function faultOf(tags: readonly string[]): string | undefined {
  if (tags.length > TAGS_MAX) return t('At most {tagsMax} tags', { tagsMax: TAGS_MAX });
  return tags.some(({ length }) => length > TAG_LENGTH_MAX)
    ? t('At most {tagLengthMax} characters in a tag', { tagLengthMax: TAG_LENGTH_MAX })
    : undefined;
}

/** The days on which it was made, to be added and taken away at once. */
function DaysMade({ recipe: { id, madeOn = [] } }: { recipe: SavedRecipe }) {
  const today = useToday();
  const { mutate, isPending } = useMarkRecipe(id);
  const [day, setDay] = useState('');
  return (
    <>
      <div className="mt-4 flex items-end gap-2">
        <Field label={t('Made on')} className="flex-1">
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          pending={isPending}
          disabled={!isCalendarDay(day) || day > today}
          onClick={() => mutate({ made: { on: day, isMade: true } }, { onSuccess: () => setDay('') })}
        >
          {t('Add Day')}
        </Button>
      </div>
      {madeOn.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {madeOn.toReversed().map((on) => (
            <li key={on} className="flex min-h-11 items-center justify-between gap-3">
              {formatNearDay(on, today)}
              <Button
                variant="destructive-ghost"
                size="sm"
                aria-label={t('Remove {on}', { on: formatNearDay(on, today) })}
                onClick={() => mutate({ made: { on, isMade: false } })}
              >
                {t('Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
