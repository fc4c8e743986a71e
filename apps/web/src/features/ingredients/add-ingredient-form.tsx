import type { Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ingredientsQuery, useAddTyped } from '#data/kitchen/ingredients.ts';
import { t } from '#lib/language.ts';
import { today } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { inOneLine, pasteLines } from '#ui/form/paste-lines.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import type { Amount } from './existing/add-to-amount.ts';
import { findNamesake } from './existing/find-namesake.ts';

const ExistingIngredient = lazyDialog(
  () => import('./existing/existing-ingredient.tsx'),
  'ExistingIngredient',
);

/** Everything in a kitchen, typed in one go. */
const LONGEST_LIST = 4000;

interface Draft {
  readonly typed: string;
  /** What could not be added while the next one was being typed. */
  readonly failed: readonly string[];
}

/** An existing ingredient that matches the typed food, and the typed amount: '2 eggs' adds two. */
interface Offer {
  readonly text: string;
  readonly existing: Ingredient;
  readonly more: Amount;
}

/** What is added to an existing ingredient if no amount was typed. */
const ONE = { quantity: '1', unit: 'item' } as const;

/**
 * Adds an ingredient by its name only, or several as a list: separated by commas, or pasted in lines. The field is emptied immediately for the
 * next one. If the food exists already, Enter offers to add to it; Enter again adds another card.
 */
export function AddIngredientForm() {
  const id = useId();
  const [{ typed, failed }, setDraft] = useState<Draft>({ typed: '', failed: [] });
  const type = (text: string) => setDraft((draft) => ({ ...draft, typed: text }));
  const { data: inventory } = useQuery(ingredientsQuery);
  const [offered, setOffered] = useState<Offer>();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useAddTyped({
    onKept: (text, { id: kept, ...more }) => {
      const existing = inventory?.find((ingredient) => ingredient.id === kept);
      // The offer needs the field, in which the next one may stand already.
      if (!existing || input.current?.value !== '') return mutate({ text, isAnother: true });
      type(text);
      setOffered({ text, existing, more });
    },
    onFailed: (text) =>
      // A line that could not be added returns to the field if that is empty.
      setDraft((draft) =>
        draft.typed === '' && !text.includes('\n')
          ? { ...draft, typed: text }
          : { ...draft, failed: [...draft.failed, text] },
      ),
  });
  const text = typed.trim();
  const offer = offered?.text === text ? offered : undefined;
  const clear = () => {
    // The pressed button gets disabled or disappears with the text.
    input.current?.focus();
    setOffered(undefined);
    type('');
  };
  const addCard = (isAnother: boolean) => {
    clear();
    mutate({ text, isAnother });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    const existing = offer ? undefined : findNamesake(inventory ?? [], text, today());
    if (existing) setOffered({ text, existing, more: ONE });
    else addCard(offer !== undefined);
  };
  const addFailed = () => {
    input.current?.focus();
    setDraft((draft) => ({ ...draft, failed: [] }));
    for (const other of failed) mutate({ text: other });
  };
  return (
    <form onSubmit={add} className="mt-5 max-w-[560px]">
      <label className="sr-only" htmlFor={id}>
        {t('Add an ingredient by name')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={input}
          value={typed}
          onFocus={ExistingIngredient.preload}
          onChange={(event) => type(event.target.value)}
          placeholder={t('Add an ingredient')}
          onPaste={(event) => pasteLines(event, (pasted) => mutate({ text: pasted, isAnother: true }))}
          maxLength={LONGEST_LIST}
          autoComplete="off"
          enterKeyHint="done"
          className="h-12 min-w-0 grow-999 basis-32 rounded-md border border-board-line bg-board-raised px-4 text-base text-board-ink placeholder:text-board-muted!"
        />
        <Button
          type="submit"
          variant="board"
          size="lg"
          icon={Plus}
          disabled={text === ''}
          pending={isPending && text === ''}
          className="grow max-sm:px-4! disabled:border-board-line! disabled:bg-transparent! disabled:text-board-muted!"
        >
          {t('Add')}
        </Button>
      </div>
      {offer && (
        <ExistingIngredient
          key={offer.existing.id}
          existing={offer.existing}
          more={() => offer.more}
          onAdded={clear}
          onAnother={() => addCard(true)}
          hint={t('Press Enter again to add another card.')}
          isOnBoard
          className="mt-2"
        />
      )}
      {failed.length > 0 && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {t('Not added yet: {names}', { names: failed.map(inOneLine).join(', ') })}
          </span>
          <Button variant="board" size="sm" onClick={addFailed}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </form>
  );
}
