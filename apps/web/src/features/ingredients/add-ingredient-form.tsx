import { INGREDIENTS_MAX, type Ingredient } from '@game-plan/contracts/kitchen/ingredients';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type FoodNames, type Thing, useFoodNames, withThings } from '#data/kitchen/food-names.ts';
import { ingredientsQuery, useAddIngredients } from '#data/kitchen/ingredients.ts';
import { today } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { pasteLines } from '#ui/form/paste-lines.ts';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import type { Amount } from './existing/add-to-amount.ts';
import { findExisting } from './existing/find-existing.ts';

const ExistingIngredient = lazyDialog(
  () => import('./existing/existing-ingredient.tsx'),
  'ExistingIngredient',
);

const LONGEST_NAME = 200;
/** Everything in a kitchen, typed in one go. */
const LONGEST_LIST = 4000;

interface Draft {
  readonly typed: string;
  /** What could not be added while the next one was being typed. */
  readonly failed: readonly Thing[];
}

/** An existing ingredient that matches the typed food, and the typed amount: '2 eggs' adds two. */
interface Offer {
  readonly name: string;
  readonly existing: Ingredient;
  readonly more: Amount;
}

function findOffer(
  inventory: readonly Ingredient[],
  name: string,
  { findFood, readEntry }: FoodNames,
): Offer | undefined {
  const entry = readEntry(name);
  const existing =
    findExisting(inventory, entry.name, today(), findFood) ??
    findExisting(inventory, name, today(), findFood);
  const more = entry.quantity === '' ? ONE : { quantity: entry.quantity, unit: entry.unit || ONE.unit };
  return existing && { name, existing, more };
}

/**
 * Adds an ingredient by its name only, or several as a list: separated by commas, or pasted in lines. The field is emptied immediately for the
 * next one. If the food exists already, Enter offers to add to it; Enter again adds another card.
 */
export function AddIngredientForm() {
  const id = useId();
  const [{ typed, failed }, setDraft] = useState<Draft>({ typed: '', failed: [] });
  const type = (text: string) => setDraft((draft) => ({ ...draft, typed: text }));
  const { addAll, isPending } = useAddByName((things) => {
    // A name that could not be added returns to the field if that is empty, unless a date was taken off it.
    const [only, ...others] = things;
    setDraft((draft) =>
      draft.typed === '' && only !== undefined && others.length === 0 && only.expiryDate === undefined
        ? { ...draft, typed: only.name }
        : { ...draft, failed: [...draft.failed, ...things] },
    );
  });
  const { data: inventory } = useQuery(ingredientsQuery);
  const foodNames = useFoodNames(typed !== '');
  const [offered, setOffered] = useState<Offer>();
  const name = typed.trim();
  const offer = offered?.name === name ? offered : undefined;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The pressed button gets disabled or disappears with the text.
    input.current?.focus();
    setOffered(undefined);
    type('');
  };
  const addCard = () => {
    clear();
    withThings(name, addAll);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    const found = offer ? undefined : findOffer(inventory ?? [], name, foodNames);
    if (found) setOffered(found);
    else addCard();
  };
  const addFailed = () => {
    input.current?.focus();
    setDraft((draft) => ({ ...draft, failed: [] }));
    addAll(failed);
  };
  return (
    <form onSubmit={add} className="mt-5 max-w-[560px]">
      <label className="sr-only" htmlFor={id}>
        Add an ingredient by name
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          ref={input}
          value={typed}
          onFocus={ExistingIngredient.preload}
          onChange={(event) => type(event.target.value)}
          placeholder="Add an ingredient"
          onPaste={(event) => pasteLines(event, (text) => withThings(text, addAll))}
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
          disabled={name === ''}
          pending={isPending && name === ''}
          className="grow max-sm:px-4! disabled:border-board-line! disabled:bg-transparent! disabled:text-board-muted!"
        >
          Add
        </Button>
      </div>
      {offer && (
        <ExistingIngredient
          key={offer.existing.id}
          existing={offer.existing}
          more={() => offer.more}
          onAdded={clear}
          onAnother={addCard}
          hint="Press Enter again to add another card."
          isOnBoard
          className="mt-2"
        />
      )}
      {failed.length > 0 && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere">
            Not added yet: {failed.map(({ name }) => name).join(', ')}
          </span>
          <Button variant="board" size="sm" onClick={addFailed}>
            Try again
          </Button>
        </div>
      )}
    </form>
  );
}

/** What is added to an existing ingredient if no amount was typed. */
const ONE = { quantity: '1', unit: 'item' } as const;

/** Adds ingredients by their names, with their amounts if a list has them. */
function useAddByName(onFailed: (things: readonly Thing[]) => void) {
  const { mutate, isPending } = useAddIngredients((items) =>
    onFailed(
      items.map(({ name, category, quantity, unit, expiryDate }) => ({
        name,
        category,
        quantity,
        unit,
        ...(expiryDate && { expiryDate }),
      })),
    ),
  );
  const addAll = (things: readonly Thing[]) => {
    const items = things.map(
      ({ name, ...thing }) =>
        ({ name: name.slice(0, LONGEST_NAME), category: 'pantry', ...thing, status: 'fresh' }) as const,
    );
    for (let at = 0; at < items.length; at += INGREDIENTS_MAX) mutate(items.slice(at, at + INGREDIENTS_MAX));
  };
  return { addAll, isPending };
}
