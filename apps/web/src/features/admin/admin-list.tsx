import { ADMIN_PAGE_MAX, ADMIN_SEARCH_MAX } from '@game-plan/contracts/people/admin';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListView } from '#data/people/admin.ts';
import { localNumber } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import type { Sorting } from '#ui/data-table.tsx';
import { SearchInput } from '#ui/form/search-input.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { Loading } from '#ui/state/loading.tsx';

interface ListFrameProps<Row> {
  /** The name of the rows: 'users'. */
  name: string;
  list: UseQueryResult<Row[] | null>;
  /** Content above the rows, in every state. */
  head?: ReactNode;
  /** The message for an empty list. */
  empty: string;
  foot?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A card with a list, including its loading, error and empty states. */
export function ListFrame<Row>({ name, list, head, empty, foot, children }: ListFrameProps<Row>) {
  const rows = list.data;
  return (
    <Card className={cx('overflow-hidden', list.isPlaceholderData && 'opacity-70')}>
      {head}
      {list.isPending && <Loading label={t('Loading {name}...', { name })} className="min-h-60" />}
      {list.isError && !rows && (
        <ErrorPanel
          title={t('The {name} did not load', { name })}
          description={t('Nothing was changed. Check the connection and try again.')}
          failed={list}
          className="m-5"
        />
      )}
      {rows && (rows.length > 0 ? children(rows) : <p className="p-8 text-center text-muted">{empty}</p>)}
      {foot}
    </Card>
  );
}

/** Lists up to this length have neither search nor sorting. */
export const AT_A_GLANCE = 20;

interface ListSearchProps {
  label: string;
  typed: string;
  onType: (text: string) => void;
  /** The total number, and the number of matches. */
  total: number;
  found: number;
}

/** The search field of a long list, with the number of matches. */
export function ListSearch({ label, typed, onType, total, found }: ListSearchProps) {
  if (total <= AT_A_GLANCE) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
      <SearchInput
        label={label}
        maxLength={ADMIN_SEARCH_MAX}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="min-w-0 flex-1 basis-72"
      />
      <p role="status" className="text-sm text-muted">
        {t('{found} of {total}', { found: localNumber(found), total: localNumber(total) })}
      </p>
    </div>
  );
}

interface PageButtonsProps {
  page: number;
  /** The number of rows on all pages. */
  total: number;
  pageSize?: number;
  onPage: (page: number) => void;
}

/** Page navigation for a list longer than one page. */
export function PageButtons({ page, total, pageSize = ADMIN_PAGE_MAX, onPage }: PageButtonsProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const turnTo = (next: number) => {
    onPage(next);
    // The buttons are below the list, so the next page is shown from its top.
    window.scrollTo({ top: 0 });
  };
  return (
    <nav
      aria-label={t('Pages')}
      className="flex items-center justify-between gap-3 border-t border-line px-5 py-3"
    >
      <Button
        variant="secondary"
        size="sm"
        icon={ChevronLeft}
        disabled={page === 0}
        onClick={() => turnTo(page - 1)}
      >
        {t('Previous')}
      </Button>
      <p className="num text-sm text-muted">{t('Page {value} of {pages}', { value: page + 1, pages })}</p>
      <Button
        variant="secondary"
        size="sm"
        iconEnd={ChevronRight}
        disabled={page + 1 >= pages}
        onClick={() => turnTo(page + 1)}
      >
        {t('Next')}
      </Button>
    </nav>
  );
}

const TYPING_MILLISECONDS = 250;

/** The state of a list's search, sorting and page. A new search or sorting starts at the first page. */
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
