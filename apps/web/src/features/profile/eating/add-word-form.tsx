import { Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import type { WordChoice } from './use-word-choice.ts';

interface AddWordFormProps {
  choice: WordChoice;
  label: string;
  placeholder: string;
}

/** Adds a word of the person's own; a word that cannot be added stays in the field, with the reason. */
export function AddWordForm({ choice, label, placeholder }: AddWordFormProps) {
  return (
    <form
      noValidate
      className="mt-5 max-w-[460px]"
      onSubmit={(event) => {
        event.preventDefault();
        choice.add();
      }}
    >
      <Field label={label} error={choice.problem}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={choice.typed}
              onChange={(event) => choice.type(event.target.value)}
              placeholder={placeholder}
              autoComplete="off"
              className="min-w-0 flex-1"
            />
            <Button type="submit" variant="secondary" icon={Plus}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
