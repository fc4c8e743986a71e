import { type SavedRecipe, TAG_LENGTH_MAX, TAGS_MAX } from '@game-plan/contracts/kitchen/recipes';
import { type CalendarDay, isCalendarDay } from '@game-plan/domain/calendar-day';
import { useState } from 'react';
import { useRemoveMadePhoto, useSetMadePhoto } from '#data/kitchen/pictures.ts';
import { useMarkRecipe } from '#data/kitchen/recipes.ts';
import { formatNearDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { pictureSource } from '#lib/picture-source.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { PhotoButton } from './photo-button.tsx';

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
function DaysMade({ recipe }: { recipe: SavedRecipe }) {
  const { id, madeOn = [] } = recipe;
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
        <ul aria-label={t('Days on which it was made')} className="mt-2 divide-y divide-line">
          {madeOn.toReversed().map((on) => (
            <DayMade key={on} recipe={recipe} on={on} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A day on which it was made, with its photo. The photo goes before the day does. */
function DayMade({ recipe, on }: { recipe: SavedRecipe; on: CalendarDay }) {
  const day = formatNearDay(on, useToday());
  const { mutate, isPending } = useMarkRecipe(recipe.id);
  const adding = useSetMadePhoto(recipe, on);
  const removing = useRemoveMadePhoto(recipe, on);
  const photo = recipe.madePhotos?.find((made) => made.on === on);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      {photo && (
        <img
          {...pictureSource(photo.imageUrl, 'panel')}
          alt={t('{recipe}, made on {day}', { recipe: recipe.name, day })}
          className="aspect-[4/3] w-16 shrink-0 rounded-md bg-sunken object-cover"
        />
      )}
      <span className="min-w-0 flex-1">{day}</span>
      <PhotoButton
        label={photo ? t('Change') : t('Photo')}
        name={photo ? t('Change the photo of {day}', { day }) : t('Add a photo of {day}', { day })}
        isSmall
        isPending={adding.isPending}
        onPick={adding.mutate}
      />
      <Button
        variant="destructive-ghost"
        size="sm"
        pending={isPending || removing.isPending}
        aria-label={photo ? t('Remove the photo of {day}', { day }) : t('Remove {on}', { on: day })}
        onClick={() => (photo ? removing.mutate() : mutate({ made: { on, isMade: false } }))}
      >
        {t('Remove')}
      </Button>
    </li>
  );
}
