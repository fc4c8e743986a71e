import { ITEMS_MAX, type ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { englishNumber } from '@game-plan/domain/text/english';
import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { preloadShoppingEntries, readShoppingEntries } from '#data/kitchen/food-names.ts';
import { type NewItem, useAddItems } from '#data/kitchen/shopping-list.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatQuantity } from '#lib/format/format.ts';
import { useIsMounted } from '#lib/use-is-mounted.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { pasteLines } from '#ui/form/paste-lines.ts';
import { toast } from '#ui/toast/toast-store.ts';

const LONGEST_NAME = 200;
/** The shopping of a week, typed in one go. */
const LONGEST_LIST = 4000;

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
  const addition = useAddItems((items) => {
    if (!isMounted()) {
      toast({
        title: 'Failed to add to shopping list',
        description: items.map(write).join(', '),
        variant: 'destructive',
        action: { label: 'Try again', onPress: () => addition.mutate(items) },
      });
    }
    // An item that could not be added returns to the field if that is empty.
    const [only, ...others] = items;
    setDraft((draft) =>
      draft.typed === '' && only && others.length === 0
        ? { ...draft, typed: write(only) }
        : { ...draft, failed: [...draft.failed, ...items] },
    );
  });
  const send = (items: readonly NewItem[]) => {
    for (let at = 0; at < items.length; at += ITEMS_MAX) addition.mutate(items.slice(at, at + ITEMS_MAX));
  };
  const addAll = async (text: string) => {
    const items = await readShoppingEntries(text);
    send(items.map((item) => ({ ...item, name: item.name.slice(0, LONGEST_NAME) })));
  };
  const add = () => {
    if (typed.trim() === '') return;
    type('');
    void addAll(typed);
    // The button, which may have been pressed, goes out with the text.
    inputRef.current?.focus();
  };
  const addFailed = () => {
    setDraft((draft) => ({ ...draft, failed: [] }));
    send(failed);
    inputRef.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label="Add an item" hint={<AddedNote items={addition.data} />}>
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
              onPaste={(event) => pasteLines(event, (text) => void addAll(text))}
              maxLength={LONGEST_LIST}
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

type AddedItem = Pick<ShoppingItem, 'name' | 'quantity' | 'unit' | 'contains'>;

/** The resulting line, whose amount may include earlier items, and notes about it; or how many there are. */
function AddedNote({ items }: { items: readonly AddedItem[] | undefined }) {
  return <span role="status">{items ? describeAdded(items) : 'Put the amount first if you know it.'}</span>;
}

function describeAdded(items: readonly AddedItem[]): string {
  const [only, ...others] = items;
  return only && others.length === 0
    ? addedMessage(only)
    : `On the list: ${englishNumber(items.length)} items`;
}

function addedMessage({ name, quantity, unit, contains }: AddedItem): string {
  const amount = formatQuantity(quantity, unit);
  const added = `On the list: ${name}${amount && `, ${amount}`}`;
  const warning = containsLabel(contains);
  return warning ? `${added}. ${warning}.` : added;
}
