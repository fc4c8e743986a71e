import { type SavedRecipe, TAG_LENGTH_MAX, TAGS_MAX } from '@game-plan/contracts/kitchen/recipes';
import { isCalendarDay } from '@game-plan/domain/calendar-day';
import { useState } from 'react';
import { useMarkRecipe } from '#data/kitchen/recipes.ts';
import { formatNearDay } from '#lib/format/format.ts';
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
      title="Notes and Tags"
      description={recipe.name}
      loses="These notes are not saved yet and would be lost."
      action={
        <Button pending={isPending} pendingLabel="Saving..." disabled={fault !== undefined} onClick={save}>
          Save
        </Button>
      }
    >
      <Field label="Notes" hint="What to do differently next time">
        {(control) => (
          <Textarea
            {...control}
            value={notes}
            maxLength={4000}
            onChange={({ target }) => setNotes(target.value)}
          />
        )}
      </Field>
      <Field label="Tags" hint="With commas between them: weeknight, grandma" error={fault} className="mt-4">
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
  if (tags.length > TAGS_MAX) return `At most ${TAGS_MAX} tags`;
  return tags.some(({ length }) => length > TAG_LENGTH_MAX)
    ? `At most ${TAG_LENGTH_MAX} characters in a tag`
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
        <Field label="Made on" className="flex-1">
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
          Add Day
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
                aria-label={`Remove ${formatNearDay(on, today)}`}
                onClick={() => mutate({ made: { on, isMade: false } })}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
