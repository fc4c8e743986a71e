import { useState } from 'react';
import { type InventorySort, isInventorySort } from './arrange-ingredients.ts';

const STORED_UNDER = 'inventory sort';

/** The order that was chosen last in this browser. */
export function useInventorySort(): [InventorySort, (sort: InventorySort) => void] {
  const [sort, setSort] = useState(readKept);
  const choose = (next: InventorySort) => {
    setSort(next);
    try {
      localStorage.setItem(STORED_UNDER, next);
    } catch {
      // A browser that keeps nothing: the order lasts until the page is left.
    }
  };
  return [sort, choose];
}

function readKept(): InventorySort {
  try {
    const kept = localStorage.getItem(STORED_UNDER);
    return isInventorySort(kept) ? kept : 'added';
  } catch {
    return 'added';
  }
}
