import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useAddIngredient } from './dashboard-queries.ts';

interface Draft {
  readonly typed: string;
  /** What could not be added while the next name was being typed. */
  readonly failed: readonly string[];
}

/** Adds an ingredient by its name alone. The field is empty again at once, for the next one. */
export function AddIngredientForm() {
  const id = useId();
  const [{ typed, failed }, setDraft] = useState<Draft>({ typed: '', failed: [] });
  const type = (text: string) => setDraft((draft) => ({ ...draft, typed: text }));
  const { mutate, isPending } = useAddIngredient((name) =>
    // What could not be added comes back, into the field where that is free.
    setDraft((draft) =>
      draft.typed === '' ? { ...draft, typed: name } : { ...draft, failed: [...draft.failed, name] },
    ),
  );
  const name = typed.trim();
  const input = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    // The button, which may have been pressed, goes out with the text.
    input.current?.focus();
    type('');
    mutate(name);
  };
  const addFailed = () => {
    input.current?.focus();
    setDraft((draft) => ({ ...draft, failed: [] }));
    for (const one of failed) mutate(one);
  };
  return (
    <form onSubmit={add} className="mt-5 max-w-[560px]">
      <label className="sr-only" htmlFor={id}>
        Add an ingredient by name
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={input}
          value={typed}
          onChange={(event) => type(event.target.value)}
          placeholder="Add an ingredient"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          className="h-12 min-w-0 flex-1 rounded-md border border-board-line bg-board-raised px-4 text-base text-board-ink placeholder:text-board-muted!"
        />
        <Button
          type="submit"
          variant="board"
          size="lg"
          icon={Plus}
          disabled={name === ''}
          pending={isPending && name === ''}
          className="max-sm:px-4! disabled:border-board-line! disabled:bg-transparent! disabled:text-board-muted!"
        >
          Add
        </Button>
      </div>
      {failed.length > 0 && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere">Not added yet: {failed.join(', ')}</span>
          <Button variant="board" size="sm" onClick={addFailed}>
            Try again
          </Button>
        </div>
      )}
    </form>
  );
}
