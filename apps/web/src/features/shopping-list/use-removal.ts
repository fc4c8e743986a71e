import type { ShoppingItem } from '@game-plan/contracts/shopping-list';
import { useState } from 'react';
import { useRemoveCompleted, useRemoveItem, useRestoreItems } from '#data/shopping-list.ts';
import { toast } from '#ui/toast-store.ts';

/** Removes items. The toast puts them back, and so does `undo` as long as nothing else was removed. */
export function useRemoval() {
  const [last, setLast] = useState<readonly number[]>([]);
  const { mutate: restore } = useRestoreItems();
  const undo = (ids: readonly number[]) => {
    setLast([]);
    restore(ids);
  };
  const offerUndo = (ids: readonly number[], description: string) => {
    setLast(ids);
    toast({
      title: 'Removed from the list',
      description,
      action: { label: 'Undo', onPress: () => undo(ids) },
    });
  };
  const { mutate: remove } = useRemoveItem((item) => offerUndo([item.id], item.name));
  const { mutate: removeCompleted, isPending } = useRemoveCompleted((ids) => {
    if (ids.length > 0) offerUndo(ids, ids.length === 1 ? '1 item' : `${ids.length} items`);
  });
  return {
    remove: (item: ShoppingItem) => remove(item),
    removeCompleted: () => removeCompleted(),
    isRemovingCompleted: isPending,
    undo: () => {
      if (last.length > 0) undo(last);
    },
  };
}
