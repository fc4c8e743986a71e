import { faultOfName } from '@game-plan/domain/at-home-edit';
import { Plus } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface AddAtHomeFormProps {
  names: readonly string[];
  onAdd: (name: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Adds a food by its name; what cannot be added stays in the field, with the reason. */
export function AddAtHomeForm({ names, onAdd, field }: AddAtHomeFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOfName(names, typed);
    setFault(found);
    field.current?.focus({ preventScroll: true });
    if (found !== undefined) return;
    onAdd(typed.trim());
    setTyped('');
  };
  return (
    <form noValidate onSubmit={add} className="min-w-0 flex-1 basis-64 sm:max-w-[400px]">
      <Field label="Add a food" error={fault}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={field}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setFault(undefined);
              }}
              placeholder="For example soy sauce"
              autoComplete="off"
              enterKeyHint="done"
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
