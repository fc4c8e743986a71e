import type { ShoppingItem } from '@game-plan/contracts/kitchen/shopping-list';
import { ListX } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  useRemoveCompleted,
  useRemoveItem,
  useResumeTicks,
  useShoppingList,
} from '#data/kitchen/shopping-list.ts';
import { type Undoing, useUndo } from '#data/people/undo.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { AddItemForm } from './add-item-form.tsx';
import { ItemGroups } from './item-groups.tsx';
import { StockQuestion, StockSetting } from './stock-question.tsx';
import { WaitingNote } from './waiting-note.tsx';

/** The whole list in a dialog over the dashboard; a sheet on phones. */
export function ShoppingListDialog({ onClose }: { onClose: () => void }) {
  const list = useShoppingList();
  useResumeTicks();
  const removal = useRemoval();
  const [edited, setEdited] = useState<ShoppingItem>();
  const field = useRef<HTMLInputElement>(null);
  const ticked = list.items?.filter(({ isCompleted }) => isCompleted).length ?? 0;
  const toBuy = (list.items?.length ?? 0) - ticked;

  return (
    <Dialog
      open
      isInAddress
      // Escape closes an item's editor before the list.
      onOpenChange={() => (edited === undefined ? onClose() : setEdited(undefined))}
      title={t('Shopping List')}
      description={<span role="status">{list.items ? countsLabel(toBuy, ticked) : t('Loading')}</span>}
      footer={
        <>
          {ticked > 0 && (
            <Button
              variant="secondary"
              icon={ListX}
              pending={removal.isRemovingCompleted}
              onClick={() => {
                field.current?.focus({ preventScroll: true });
                removal.removeCompleted();
              }}
            >
              {t('Remove completed')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the controls inside */}
      <div
        onKeyDown={(event) => {
          if (isUndo(event)) removal.undo();
        }}
        className="sm:min-h-[min(48dvh,440px)]"
      >
        <div className="sticky -top-5 z-10 -mx-6 -mt-5 bg-surface px-6 pt-5 pb-3 print:hidden">
          <AddItemForm inputRef={field} />
          <WaitingNote />
        </div>
        {ticked > 0 && <StockQuestion className="mt-2 mb-3" />}
        <ItemGroups
          list={list}
          edited={edited}
          onEdit={setEdited}
          // A late answer does not close an editor that was opened meanwhile.
          onEdited={({ id }) => setEdited((now) => (now?.id === id ? undefined : now))}
          onRemove={removal.remove}
          focusOtherwise={() => field.current}
        />
        <div className="mt-4 print:hidden">
          <StockSetting />
        </div>
      </div>
    </Dialog>
  );
}

function countsLabel(toBuy: number, ticked: number): string {
  return ticked > 0
    ? t('{toBuy} to buy, {ticked} ticked', { toBuy, ticked })
    : t('{toBuy} to buy', { toBuy });
}

/** Ctrl+Z or ⌘Z, unless it undoes typing in a field. */
function isUndo({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof HTMLInputElement && target.type === 'text' && target.value !== '';
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !isTyping;
}

/** Removes items. The toast restores them, and so does `undo` until something else is removed. */
function useRemoval() {
  const [last, setLast] = useState<Undoing>();
  const undoRemoval = useUndo();
  const undo = (undoing: Undoing) => {
    setLast(undefined);
    undoRemoval(undoing);
  };
  const offerUndo = (undoId: number, description: string) => {
    const undoing = { undoId, done: { title: t('Put back on the list'), description } };
    setLast(undoing);
    toast({
      title: t('Removed from the list'),
      description,
      action: { label: t('Undo'), onPress: () => undo(undoing) },
    });
  };
  const { mutate: remove } = useRemoveItem((undoId, { name }) => offerUndo(undoId, name));
  const { mutate: removeCompleted, isPending } = useRemoveCompleted((undoId, { length }) =>
    offerUndo(undoId, t('{count, select, 1 {1 item} other {{count} items}}', { count: length })),
  );
  return {
    remove: (item: ShoppingItem) => remove(item),
    removeCompleted: () => removeCompleted(),
    isRemovingCompleted: isPending,
    undo: () => {
      if (last) undo(last);
    },
  };
}
