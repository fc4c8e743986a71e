import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useAddIngredient } from './dashboard-queries.ts';

/** Adds an ingredient by its name alone. */
export function AddIngredientForm() {
  const id = useId();
  const [text, setText] = useState('');
  const { mutate, isPending } = useAddIngredient();
  const name = text.trim();
  const input = useRef<HTMLInputElement>(null);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === '' || isPending) return;
    // The button, which may have been pressed, goes out with the text.
    input.current?.focus();
    // What was typed meanwhile stays.
    mutate(name, { onSuccess: () => setText((current) => (current === text ? '' : current)) });
  };
  return (
    <form onSubmit={add} className="mt-5 flex max-w-[560px] gap-2">
      <label className="sr-only" htmlFor={id}>
        Add an ingredient by name
      </label>
      <input
        id={id}
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
        pending={isPending}
        className="max-sm:px-4! disabled:border-board-line! disabled:bg-transparent! disabled:text-board-muted!"
      >
        Add
      </Button>
    </form>
  );
}
