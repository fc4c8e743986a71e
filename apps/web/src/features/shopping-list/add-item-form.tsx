import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { englishNumber } from '@game-plan/domain/text/english';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type RefObject, useState } from 'react';
import { preloadShoppingEntries, readShoppingEntries } from '#data/kitchen/food-names.ts';
import { type NewItem, useAddItem } from '#data/kitchen/shopping-list.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatQuantity } from '#lib/format/format.ts';
import { useIsMounted } from '#lib/use-is-mounted.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast-store.ts';

const LONGEST = 200;

interface Draft {
  readonly typed: string;
  /** Items that could not be added while the next one was being typed. */
  readonly failed: readonly NewItem[];
}

const write = ({ name, quantity, unit }: NewItem) => `${formatQuantity(quantity, unit)} ${name}`.trim();

/** A field for an item with its amount, or a list: separated by commas, or pasted in lines. It is emptied immediately for the next item. */
export function AddItemForm({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const [{ typed, failed }, setDraft] = useState<Draft>({ typed: '', failed: [] });
  const type = (text: string) => setDraft((draft) => ({ ...draft, typed: text }));
  const isMounted = useIsMounted();
  const addition = useAddItem((item) => {
    if (!isMounted()) {
      toast({
        title: 'Failed to add to shopping list',
        description: write(item),
        variant: 'destructive',
        action: { label: 'Try again', onPress: () => addition.mutate(item) },
      });
    }
    // An item that could not be added returns to the field if that is empty.
    setDraft((draft) =>
      draft.typed === '' ? { ...draft, typed: write(item) } : { ...draft, failed: [...draft.failed, item] },
    );
  });
  const addAll = async (text: string) => {
    const items = await readShoppingEntries(text);
    for (const item of items) addition.mutate(item);
    return items.length;
  };
  const add = () => {
    if (typed.trim() === '') return;
    type('');
    void addAll(typed);
    // The button, which may have been pressed, goes out with the text.
    inputRef.current?.focus();
  };
  // The browser would make one line of a list that is copied from a note.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/\S\s*\n\s*\S/.test(text)) return;
    event.preventDefault();
    void addAll(text).then((count) =>
      toast({ title: `Adding ${englishNumber(count)} items`, description: 'One for each line' }),
    );
  };
  const addFailed = () => {
    setDraft((draft) => ({ ...draft, failed: [] }));
    for (const item of failed) addition.mutate(item);
    inputRef.current?.focus();
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
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={inputRef}
              value={typed}
              onChange={(event) => {
                preloadShoppingEntries();
                type(event.target.value);
              }}
              onPaste={paste}
              maxLength={LONGEST}
              placeholder="2 lemons, 500 g flour"
              autoComplete="off"
              enterKeyHint="done"
              className="min-w-0 grow-999 basis-32"
            />
            <Button type="submit" icon={Plus} disabled={typed.trim() === ''} className="grow">
              Add
            </Button>
          </div>
        )}
      </Field>
      {failed.length > 0 && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere text-destructive-text">
            Not on the list yet: {failed.map(write).join(', ')}
          </span>
          <Button variant="secondary" size="sm" onClick={addFailed}>
            Try again
          </Button>
        </div>
      )}
    </form>
  );
}

interface AddedNoteProps {
  item: Pick<ShoppingItem, 'name' | 'quantity' | 'unit' | 'contains'> | undefined;
}

/** The resulting line, whose amount may include earlier items, and notes about it. */
function AddedNote({ item }: AddedNoteProps) {
  return <span role="status">{item ? addedMessage(item) : 'Put the amount first if you know it.'}</span>;
}

function addedMessage({ name, quantity, unit, contains }: NonNullable<AddedNoteProps['item']>): string {
  const amount = formatQuantity(quantity, unit);
  const added = `On the list: ${name}${amount && `, ${amount}`}`;
  const warning = containsLabel(contains);
  return warning ? `${added}. ${warning}.` : added;
}
