import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Sorting {
  readonly by: string;
  readonly order: 'asc' | 'desc';
}

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** The sort key of this column. */
  readonly sortBy?: string;
  /** Whether the cell is the row's header for screen readers. */
  readonly isRowHeader?: boolean;
  readonly className?: string;
}

interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** The current sorting; if undefined, columns cannot be sorted. */
  sorting?: Sorting | undefined;
  onSort?: (sorting: Sorting) => void;
}

/** A table as wide as its card. The caller sorts the rows; pressing a column header requests a sorting. */
export function DataTable<Row>({ label, columns, rows, keyOf, sorting, onSort }: DataTableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={sorting && ariaSort(column, sorting)}
                className={cx('h-11 px-4 font-semibold first:pl-5 last:pr-5', column.className)}
              >
                {sorting && onSort && column.sortBy ? (
                  <SortButton label={column.label} by={column.sortBy} sorting={sorting} onSort={onSort} />
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="hover:bg-bg">
              {columns.map((column) => {
                const className = cx('px-4 py-2 first:pl-5 last:pr-5', column.className);
                return column.isRowHeader ? (
                  <th key={column.label} scope="row" className={cx(className, 'font-semibold')}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.label} className={className}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort<Row>({ sortBy }: Column<Row>, { by, order }: Sorting) {
  if (sortBy === undefined || sortBy !== by) return undefined;
  return order === 'asc' ? 'ascending' : 'descending';
}

interface SortButtonProps {
  label: string;
  by: string;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

function SortButton({ label, by, sorting, onSort }: SortButtonProps) {
  const isSorted = sorting.by === by;
  const Icon = isSorted ? (sorting.order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  const order = isSorted && sorting.order === 'asc' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      onClick={() => onSort({ by, order })}
      className={cx(
        '-mx-2 inline-flex h-9 items-center gap-1.5 rounded-md px-2 font-semibold hover:bg-quiet hover:text-ink',
        isSorted && 'text-ink',
      )}
    >
      {label}
      <Icon className="size-4 shrink-0" aria-hidden="true" />
    </button>
  );
}
