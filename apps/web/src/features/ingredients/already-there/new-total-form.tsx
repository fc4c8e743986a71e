import { createIngredientBody, type Ingredient } from '@game-plan/contracts/ingredients';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';

interface NewTotalFormProps {
  there: Ingredient;
  pending: boolean;
  isOnBoard: boolean;
  onSave: (quantity: string) => void;
}

/** Asks how much there is now, in the unit it is kept in. It may stand in a form, so it is none itself. */
export function NewTotalForm({ there, pending, isOnBoard, onSave }: NewTotalFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(there.quantity);
  const [fault, setFault] = useState<string>();
  const save = () => {
    const read = createIngredientBody.shape.quantity.safeParse(typed);
    if (read.success) onSave(read.data);
    else setFault(read.error.issues[0]?.message);
  };
  return (
    <div className="mt-2">
      <label htmlFor={id} className="font-semibold">
        How much is there now, in {there.unit}?
      </label>
      <div className="mt-1.5 flex gap-2">
        <Input
          id={id}
          value={typed}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          className="w-28"
        />
        <Button variant={isOnBoard ? 'board' : 'soft'} pending={pending} onClick={save}>
          Save
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 font-medium">
          {fault}
        </p>
      )}
    </div>
  );
}
