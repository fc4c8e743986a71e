import { readShoppingEntry } from '@game-plan/domain/shopping/read-entry';
import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { formatQuantity } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useAddItem } from './shopping-list-queries.ts';

const LONGEST = 200;

/** One field for what to buy, amount and all. It is empty again at once, for the next thing. */
export function AddItemForm({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState('');
  const addition = useAddItem(({ name, quantity, unit }) => {
    // What could not be added comes back, unless the next thing is being typed by now.
    setTyped((next) => next || `${formatQuantity(quantity, unit)} ${name}`.trim());
  });
  const add = () => {
    const entry = readShoppingEntry(typed);
    if (entry.name === '') return;
    setTyped('');
    addition.mutate(entry);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label="Add an item" hint={<AddedNote item={addition.data} />}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              ref={inputRef}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={LONGEST}
              placeholder="2 lemons, 500 g flour"
              autoComplete="off"
              enterKeyHint="done"
              className="min-w-0 flex-1"
            />
            <Button type="submit" icon={Plus} disabled={typed.trim() === ''}>
              Add
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

interface AddedNoteProps {
  item: { name: string; quantity: string; unit: string } | undefined;
}

/** What the line says now, which may be more than what was added. */
function AddedNote({ item }: AddedNoteProps) {
  const amount = item && formatQuantity(item.quantity, item.unit);
  return (
    <span role="status">
      {item ? `On the list: ${item.name}${amount && `, ${amount}`}` : 'Put the amount first, if you know it.'}
    </span>
  );
}
