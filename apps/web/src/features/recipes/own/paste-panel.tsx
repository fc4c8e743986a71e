import { RECIPE_TEXT_MAX } from '@game-plan/contracts/kitchen/own-recipes';
import { ClipboardPaste } from 'lucide-react';
import { useRef } from 'react';
import { type FoundRecipe, useReadRecipe } from '#data/kitchen/own-recipes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Bookmarklet } from './bookmarklet.tsx';

interface PastePanelProps {
  text: string;
  onText: (text: string) => void;
  /** What was read; its `left` is to be the text from now on. */
  onRead: (recipe: FoundRecipe) => void;
  /** What the last reading did, to be read aloud too. */
  note: string;
  /** Takes what is left of a text that was read; absent as long as none was. */
  onKeepRest: (() => void) | undefined;
}

/** Takes a whole recipe from a message, a page or a book into the form. */
export function PastePanel({ text, onText, onRead, note, onKeepRest }: PastePanelProps) {
  const { mutate, isPending } = useReadRecipe(onRead);
  const field = useRef<HTMLTextAreaElement>(null);
  const isBlank = text.trim() === '';
  const isTooLong = text.length > RECIPE_TEXT_MAX;
  return (
    <section aria-label={t('Paste a recipe')} className="rounded-lg border border-line bg-bg p-4 sm:p-5">
      <Field
        label={t('Paste a recipe')}
        hint={t(
          'The address of a page, or title, ingredients and steps from anywhere. What is not understood stays here for you to sort.',
        )}
        error={isTooLong ? t('This is too long. Paste one recipe at a time.') : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            value={text}
            onChange={({ target }) => onText(target.value)}
            rows={text === '' ? 2 : 6}
            autoFocus
            className="min-h-16! resize-y"
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          icon={ClipboardPaste}
          pending={isPending}
          pendingLabel={t('Reading...')}
          // Not disabled without a text: a reading takes the text away, and the button would lose the focus.
          onClick={() => (isBlank || isTooLong ? field.current?.focus() : mutate(text))}
        >
          {t('Fill In the Form')}
        </Button>
        {onKeepRest && !isBlank && (
          <Button variant="ghost" onClick={onKeepRest}>
            {t('Move the Rest to Description')}
          </Button>
        )}
        <p role="status" className="min-w-0 flex-1 basis-40 text-sm text-muted">
          {note}
        </p>
      </div>
      <Bookmarklet />
    </section>
  );
}
