import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Loading } from '#ui/loading.tsx';

interface ListFrameProps<Row> {
  /** What the rows are: 'users'. */
  name: string;
  list: UseQueryResult<Row[] | null>;
  /** What stands above the rows, whatever they are. */
  head?: ReactNode;
  /** What is said of an empty list. */
  empty: string;
  foot?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A card with a list in it, while it loads, fails, is empty or is there. */
export function ListFrame<Row>({ name, list, head, empty, foot, children }: ListFrameProps<Row>) {
  const rows = list.data;
  return (
    <Card className={cx('overflow-hidden', list.isPlaceholderData && 'opacity-70')}>
      {head}
      {list.isPending && <Loading label={`Loading ${name}...`} className="min-h-60" />}
      {list.isError && !rows && (
        <ErrorPanel
          title={`The ${name} did not load`}
          description="Nothing was changed. Check the connection and try again."
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          className="m-5"
        />
      )}
      {rows && (rows.length > 0 ? children(rows) : <p className="p-8 text-center text-muted">{empty}</p>)}
      {foot}
    </Card>
  );
}
