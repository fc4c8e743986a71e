import type { LedgerLine } from '@game-plan/contracts/kitchen/ledger';
import { formatAmount } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';

/** Less is shown as nothing: two decimals are. */
const LEAST = 0.005;

/** '1,200 g', '−50 ml'; a dash for nothing. */
function shownAmount(amount: number, unit: string): string {
  if (Math.abs(amount) < LEAST) return '–';
  return `${amount < 0 ? '−' : ''}${formatAmount(Math.abs(amount), unit)}`;
}

const FIGURES = [
  { label: t('Before'), of: 'before' },
  { label: t('Came'), of: 'came' },
  { label: t('Eaten'), of: 'eaten' },
  { label: t('Thrown away'), of: 'wasted' },
  { label: t('Unexplained'), of: 'unexplained' },
  { label: t('There'), of: 'there' },
] as const;

const lookOf = (of: (typeof FIGURES)[number]['of'], amount: number) => {
  if (Math.abs(amount) < LEAST) return 'text-muted';
  if (of === 'wasted') return 'font-semibold text-destructive-text';
  return of === 'unexplained' ? 'font-semibold text-warning-text' : '';
};

const COLUMNS: readonly Column<LedgerLine>[] = [
  { label: t('Food'), cell: ({ name }) => <span className="wrap-anywhere">{name}</span>, isRowHeader: true },
  ...FIGURES.map(({ label, of }) => ({
    label,
    className: 'text-right tabular-nums whitespace-nowrap',
    cell: (line: LedgerLine) => (
      <span className={lookOf(of, line[of])}>{shownAmount(line[of], line.unit)}</span>
    ),
  })),
];

const keyOf = ({ name, unit }: LedgerLine) => `${name} ${unit}`;

/** What each food of a month was, came, went and is: a table, or a list on small screens. */
export function LedgerTable({ lines, month }: { lines: readonly LedgerLine[]; month: string }) {
  const label = t('Food in {month}', { month });
  return (
    <>
      <div className={cx(CARD, 'overflow-hidden max-md:hidden')}>
        <DataTable label={label} columns={COLUMNS} rows={lines} keyOf={keyOf} />
      </div>
      <ul aria-label={label} className={cx(CARD, 'divide-y divide-line md:hidden')}>
        {lines.map((line) => (
          <li key={keyOf(line)} className="px-4 py-3">
            <p className="font-semibold wrap-anywhere">{line.name}</p>
            <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {FIGURES.filter(({ of }) => of === 'there' || Math.abs(line[of]) >= LEAST).map(
                ({ label, of }) => (
                  <div key={of} className="flex gap-1.5">
                    <dt className="text-muted">{label}</dt>
                    <dd className={cx('tabular-nums', lookOf(of, line[of]))}>
                      {shownAmount(line[of], line.unit)}
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
