import { LINE_MAX, LINES_MAX, STEP_MAX } from '@game-plan/contracts/kitchen/own-recipes';
import type { SavedRecipe } from '@game-plan/contracts/kitchen/recipes';
import { versionOf } from '@game-plan/domain/recipes/own/version-of';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { type FoundRecipe, type OwnRecipeBody, useSaveOwnRecipe } from '#data/kitchen/own-recipes.ts';
import { countLines, countSteps } from '#data/kitchen/several-recipes.ts';
import { sessionQuery } from '#data/people/auth.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useLeaveQuestion } from '#lib/ask-before-leaving.ts';
import { readSessionText, writeSessionText } from '#lib/browser/session-text.ts';
import { t } from '#lib/language.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import {
  BLANK,
  type CheckedRecipe,
  fillIn,
  formSchema,
  linesOf,
  type TypedRecipe,
  typedOf,
} from './own-recipe-fields.ts';
import { OwnRecipeFields } from './own-recipe-form.tsx';
import { PastePanel } from './paste-panel.tsx';
import { CautionsBelow, RecipePreview } from './recipe-preview.tsx';

interface RecipeFormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The recipe to edit; without one a new one is written. */
  recipe?: SavedRecipe;
  /** What was read already, to begin with. */
  found?: FoundRecipe | undefined;
  onSaved?: (recipe: SavedRecipe) => void;
}

/** The pause after which the preview follows what is typed, in milliseconds. */
const PAUSE = 500;

/**
 * Writes a recipe down, or edits one. It closes only on success or after a question, so that nothing typed is lost; what
 * is typed also survives a reload.
 */
export function RecipeFormDialog({ open, onOpenChange, recipe, found, onSaved }: RecipeFormDialogProps) {
  const formId = useId();
  const start = recipe ? typedOf(recipe) : BLANK;
  const drafts = useRecipeDraft(recipe?.id);
  const [draft] = useState(() => (found ? draftOf(found) : drafts.read()));
  const form = useForm<TypedRecipe, unknown, CheckedRecipe>({
    resolver: zodResolver(formSchema),
    defaultValues: start,
    ...(draft && { values: draft.typed, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty } = useFormState({ control: form.control });
  const [pasted, setPasted] = useState(draft?.pasted ?? '');
  const [note, setNote] = useState(draft?.note ?? '');
  const [hasRead, setHasRead] = useState(found !== undefined);
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = isDirty || pasted.trim() !== '';
  const typed = useWatch({ control: form.control }) as TypedRecipe;
  const keep = useEffectEvent(() => drafts.write({ typed, pasted, seenVersion }));
  const written = JSON.stringify([typed, pasted]);
  useEffect(() => {
    if (isUnsaved && written !== '') keep();
  }, [isUnsaved, written]);
  const body = previewBody(typed);
  const settled = useDebounced(body && JSON.stringify(body), PAUSE);
  const previewed: OwnRecipeBody | undefined = settled && JSON.parse(settled);

  const close = () => {
    drafts.drop();
    setAsking(false);
    onOpenChange(false);
  };
  // The version that the person began with: another member may have changed the recipe since.
  const [seenVersion, setSeenVersion] = useState(draft?.seenVersion ?? (recipe && versionOf(recipe)));
  const { mutate, isPending } = useSaveOwnRecipe(recipe?.id, (saved) => {
    close();
    onSaved?.(saved);
  });
  /** The message says that saving again replaces what others wrote. */
  const replaceNextTime = (error: Error) => {
    if (error instanceof ApiError && error.status === 409) setSeenVersion(undefined);
  };
  const question = useLeaveQuestion(open && isUnsaved, (current, next) => current.pathname !== next.pathname);
  const read = (found: FoundRecipe) => {
    const filled = fillIn(form.getValues(), found);
    for (const name of Object.keys(filled.typed) as (keyof TypedRecipe)[])
      form.setValue(name, filled.typed[name], { shouldDirty: true });
    setPasted(filled.left);
    setNote(noteOn(found, filled.left));
    setHasRead(found.ingredients.length > 0);
  };
  const keepRest = () => {
    const parts = [form.getValues('description') ?? '', pasted].map((text) => text.trim());
    form.setValue('description', parts.filter((text) => text !== '').join('\n'), { shouldDirty: true });
    setPasted('');
    setNote(t('Moved to the description.'));
    form.setFocus('description');
  };
  return (
    <>
      <SaveDialog
        open={open}
        onOpenChange={(next) => {
          if (!next && isUnsaved) setAsking(true);
          else if (!next) close();
        }}
        size="widest"
        pending={isPending}
        title={recipe ? t('Edit Recipe') : t('Add Recipe')}
        action={
          <Button type="submit" form={formId} pending={isPending} pendingLabel={t('Saving...')}>
            {t('Save Recipe')}
          </Button>
        }
      >
        <div className="grid gap-6 lg:grid-cols-[1fr_340px]">
          <div className="flex min-w-0 flex-col gap-5">
            {recipe ? (
              <p role="status" className="text-sm text-muted empty:hidden">
                {note}
              </p>
            ) : (
              <PastePanel
                text={pasted}
                onText={setPasted}
                onRead={read}
                note={note}
                onKeepRest={hasRead ? keepRest : undefined}
              />
            )}
            <OwnRecipeFields
              id={formId}
              form={form}
              isSaved={recipe !== undefined}
              onSubmit={({ picture, takesPicture, ...checked }) => {
                const pictureUrl = takesPicture && picture !== '' ? picture : null;
                mutate({ ...checked, pictureUrl, seenVersion }, { onError: replaceNextTime });
              }}
              cautions={<CautionsBelow body={previewed} editedId={recipe?.id} />}
            />
          </div>
          <RecipePreview body={previewed} editedId={recipe?.id} />
        </div>
      </SaveDialog>
      <ConfirmDialog
        open={isAsking || question.isAsked}
        onOpenChange={(next) => {
          if (next) return;
          setAsking(false);
          question.stay();
        }}
        title={t('Leave without saving?')}
        description={t('Your recipe is not saved yet and would be lost.')}
        actionLabel={t('Leave')}
        icon={LogOut}
        onConfirm={() => {
          drafts.drop();
          if (question.isAsked) question.leave();
          else close();
        }}
      />
    </>
  );
}

/** What the preview is asked for; undefined until there is enough of it. What is too long is refused on saving. */
function previewBody({
  name,
  cuisine,
  servings,
  ingredients,
  instructions,
}: TypedRecipe): OwnRecipeBody | undefined {
  const lines = linesOf(ingredients).slice(0, LINES_MAX);
  if (lines.length === 0 || !Number.isInteger(servings) || servings < 1 || servings > 1000) return undefined;
  return {
    name: name.slice(0, 200),
    cuisine,
    servings,
    ingredients: lines.map((line) => line.slice(0, LINE_MAX)),
    instructions: linesOf(instructions)
      .slice(0, LINES_MAX)
      .map((step) => step.slice(0, STEP_MAX)),
  };
}

/** What a reading did: '7 ingredient lines and 3 steps filled in. 2 lines are left above.' */
function noteOn({ servings, ingredients, steps }: FoundRecipe, left: string): string {
  if (ingredients.length === 0 && steps.length === 0)
    return t('No recipe was found in it. Write it into the fields below.');
  const lines = linesOf(left).length;
  const rest =
    lines === 0
      ? ''
      : ` ${t('{count, select, 1 {1 line is left above.} other {{count} lines are left above.}}', { count: lines })}`;
  // The figures of a serving depend on it, and the field begins with a number.
  const unsaid = servings === null ? ` ${t('It does not say how many it serves: check the servings.')}` : '';
  return `${t('{lines} and {steps} filled in.', {
    lines: countLines(ingredients.length),
    steps: countSteps(steps.length),
  })}${rest}${unsaid}`;
}

/** What a person has written of a recipe that is not saved yet. */
interface RecipeDraft {
  readonly typed: TypedRecipe;
  /** The text in the field for pasting. */
  readonly pasted: string;
  readonly seenVersion?: number | undefined;
}

/** A form that begins with what was read. */
function draftOf(found: FoundRecipe) {
  const { typed, left } = fillIn(BLANK, found);
  return { typed, pasted: left, seenVersion: undefined, note: noteOn(found, left) };
}

/**
 * Keeps a recipe that is being written in this tab, because phones unload it while somebody copies from another app.
 * @param id the recipe that is edited; undefined for a new one
 */
function useRecipeDraft(id: number | undefined) {
  const { data: session } = useQuery(sessionQuery);
  const key = `recipe-draft:${session?.user.id}:${id ?? 'new'}`;
  return {
    read: () => readDraft(readSessionText(key)),
    write: (draft: RecipeDraft) => writeSessionText(key, JSON.stringify(draft)),
    drop: () => writeSessionText(key, ''),
  };
}

/** Undefined if there is none, or it has another version's format. */
function readDraft(stored: string | null) {
  if (stored === null || stored === '') return undefined;
  try {
    const { typed, pasted, seenVersion } = JSON.parse(stored);
    const hasFields = Object.keys(BLANK).every((field) => field in typed);
    if (!hasFields || typeof pasted !== 'string') return undefined;
    const draft: RecipeDraft = { typed, pasted, ...(typeof seenVersion === 'number' && { seenVersion }) };
    return { ...draft, note: t('What you wrote before is back.') };
  } catch {
    return undefined;
  }
}
