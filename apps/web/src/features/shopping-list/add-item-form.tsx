import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useAddTypedItems } from '#data/kitchen/shopping-list.ts';
import { containsLabel } from '#lib/format/contains-label.ts';
import { formatQuantity } from '#lib/format/format.ts';
import { leftOutNote } from '#lib/format/left-out.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useIsMounted } from '#lib/use-is-mounted.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { inOneLine, pasteLines } from '#ui/form/paste-lines.ts';
import { toast } from '#ui/toast/toast-store.ts';

/** The shopping of a week, typed in one go. */
const LONGEST_LIST = 4000;

interface Draft {
  readonly typed: string;
  /** Texts that could not be added while the next one was being typed. */
  readonly failed: readonly string[];
}

/** A field for an item with its amount, or a list: separated by commas, or pasted in lines. It is emptied immediately for the next item. */
export function AddItemForm({ inputRef }: { inputRef: RefObject<HTMLInputElement | null> }) {
  const [{ typed, failed }, setDraft] = useState<Draft>({ typed: '', failed: [] });
  const type = (text: string) => setDraft((draft) => ({ ...draft, typed: text }));
  const isMounted = useIsMounted();
  const addition = useAddTypedItems((text) => {
    if (!isMounted()) {
      toast({
        title: t('Failed to add to shopping list'),
        description: inOneLine(text),
        variant: 'destructive',
        action: { label: t('Try again'), onPress: () => addition.mutate(text) },
      });
    }
    // A line that could not be added returns to the field if that is empty.
    setDraft((draft) =>
      draft.typed === '' && !text.includes('\n')
        ? { ...draft, typed: text }
        : { ...draft, failed: [...draft.failed, text] },
    );
  });
  const add = () => {
    const text = typed.trim();
    if (text === '') return;
    type('');
    addition.mutate(text);
    // The button, which may have been pressed, goes out with the text.
    inputRef.current?.focus();
  };
  const addFailed = () => {
    setDraft((draft) => ({ ...draft, failed: [] }));
    for (const text of failed) addition.mutate(text);
    inputRef.current?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={t('Add an item')} hint={<AddedNote typed={addition.data} />}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              ref={inputRef}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onPaste={(event) => pasteLines(event, addition.mutate)}
              maxLength={LONGEST_LIST}
              placeholder={t('2 lemons, 500 g flour')}
              autoComplete="off"
              enterKeyHint="done"
              className="min-w-0 grow-999 basis-32"
            />
            <Button type="submit" icon={Plus} disabled={typed.trim() === ''} className="grow">
              {t('Add')}
            </Button>
          </div>
        )}
      </Field>
      {failed.length > 0 && (
        <div role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere text-destructive-text">
            {t('Not on the list yet: {names}', { names: failed.map(inOneLine).join(', ') })}
          </span>
          <Button variant="secondary" size="sm" onClick={addFailed}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </form>
  );
}

type AddedItem = Pick<ShoppingItem, 'name' | 'quantity' | 'unit' | 'contains'>;

interface AddedNoteProps {
  readonly typed: { readonly added: readonly AddedItem[]; readonly leftOut: readonly string[] } | undefined;
}

/** The resulting line, whose amount may include earlier items, and notes about it, or how many there are; and what was left out. */
function AddedNote({ typed }: AddedNoteProps) {
  return (
    <span role="status">{typed ? describeTyped(typed) : t('Put the amount first if you know it.')}</span>
  );
}

function describeTyped({ added, leftOut }: NonNullable<AddedNoteProps['typed']>): string {
  const note = leftOutNote(leftOut);
  if (added.length === 0 && note !== '') return note;
  const said = describeAdded(added);
  return note === '' ? said : `${said.endsWith('.') ? said : `${said}.`} ${note}`;
}

function describeAdded(items: readonly AddedItem[]): string {
  const [only, ...others] = items;
  return only && others.length === 0
    ? addedMessage(only)
    : t('On the list: {count} items', { count: localNumber(items.length) });
}

function addedMessage({ name, quantity, unit, contains }: AddedItem): string {
  const amount = formatQuantity(quantity, unit);
  const added = t('On the list: {name}{value}', { name, value: amount && `, ${amount}` });
  const warning = containsLabel(contains);
  return warning ? `${added}. ${warning}.` : added;
}
