import { useState } from 'react';
import type { ListView } from '#data/admin.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import type { Sorting } from '#ui/data-table.tsx';

const TYPING_MILLISECONDS = 250;

/** What of a list is shown, and what changes it. A new search or order begins at its first page. */
export function useListView<Sort extends string>(sorts: readonly Sort[], first: Sort) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_MILLISECONDS);
  const [view, setView] = useState<Omit<ListView<Sort>, 'search'>>({ sort: first, order: 'asc', page: 0 });
  return {
    view: { ...view, search },
    typed,
    onType: (text: string) => {
      setTyped(text);
      setView((now) => ({ ...now, page: 0 }));
    },
    onSort: ({ by, order }: Sorting) =>
      setView((now) => ({ sort: sorts.find((sort) => sort === by) ?? now.sort, order, page: 0 })),
    onPage: (page: number) => setView((now) => ({ ...now, page })),
  };
}
