import type { LedgerLine } from '@game-plan/contracts/kitchen/ledger';
import { useState } from 'react';
import { formatAmount } from '#lib/format/format.ts';
import { formatPaid } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { CARD } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { Segmented } from '#ui/form/segmented.tsx';

/** In what the ledger counts. */
type Measure = 'kept' | 'grams' | 'money';

/** Less is shown as nothing: two decimals of an amount are, and whole grams and hundredths of money. */
const LEAST = { kept: 0.005, grams: 0.5, money: 0.5 } as const satisfies Record<Measure, number>;

interface Shown extends Pick<LedgerLine, (typeof FIGURES)[number]['of'] | 'name' | 'unit'> {
  readonly measure: Measure;
}

const isNothing = ({ measure }: Shown, amount: number) => Math.abs(amount) < LEAST[measure];

/** '1,200 g', '−50 ml', '3.20'; a dash for nothing. */
function shownAmount(line: Shown, amount: number): string {
  if (isNothing(line, amount)) return '–';
  const [size, { measure, unit }] = [Math.abs(amount), line];
  const written =
    measure === 'money'
      ? formatPaid(Math.round(size))
      : formatAmount(measure === 'grams' ? Math.round(size) : size, unit);
  return `${amount < 0 ? '−' : ''}${written}`;
}

const FIGURES = [
  { label: t('Before'), of: 'before' },
  { label: t('Came'), of: 'came' },
  { label: t('Eaten'), of: 'eaten' },
  { label: t('Thrown away'), of: 'wasted' },
  { label: t('Unexplained'), of: 'unexplained' },
  { label: t('There'), of: 'there' },
] as const;

const lookOf = (line: Shown, of: (typeof FIGURES)[number]['of']) => {
  if (isNothing(line, line[of])) return 'text-muted';
  if (of === 'wasted') return 'font-semibold text-destructive-text';
  return of === 'unexplained' ? 'font-semibold text-warning-text' : '';
};

const COLUMNS: readonly Column<Shown>[] = [
  { label: t('Food'), cell: ({ name }) => <span className="wrap-anywhere">{name}</span>, isRowHeader: true },
  ...FIGURES.map(({ label, of }) => ({
    label,
    className: 'text-right tabular-nums whitespace-nowrap',
    cell: (line: Shown) => <span className={lookOf(line, of)}>{shownAmount(line, line[of])}</span>,
  })),
];

const keyOf = ({ name, unit }: Shown) => `${name} ${unit}`;

const MEASURES = [
  { value: 'kept', label: t('Amounts') },
  { value: 'grams', label: t('Grams') },
  { value: 'money', label: t('Money') },
] as const satisfies readonly { readonly value: Measure; readonly label: string }[];

const oneIn = (measure: Measure, { gramsOfOne, centsOfOne }: LedgerLine) =>
  measure === 'kept' ? 1 : measure === 'grams' ? gramsOfOne : centsOfOne;

/** The lines in a measure, those left out for which it is not known, and what all together are. */
function linesIn(measure: Measure, lines: readonly LedgerLine[]): Shown[] {
  const known = lines.flatMap((line) => {
    const factor = oneIn(measure, line);
    if (factor === null) return [];
    const unit = measure === 'grams' ? 'g' : line.unit;
    return { ...line, unit, measure, ...figuresOf((of) => line[of] * factor) };
  });
  if (measure === 'kept' || known.length < 2) return known;
  const all = figuresOf((of) => known.reduce((sum, line) => sum + line[of], 0));
  return [...known, { name: t('Together'), unit: 'g', measure, ...all }];
}

const figuresOf = (figure: (of: (typeof FIGURES)[number]['of']) => number) => ({
  before: figure('before'),
  came: figure('came'),
  eaten: figure('eaten'),
  wasted: figure('wasted'),
  unexplained: figure('unexplained'),
  there: figure('there'),
});

/**
 * What each food of a month was, came, went and is, as it is kept, in grams or in money as far as these are known: a table, or a list on
 * small screens.
 */
export function LedgerTable({ lines, month }: { lines: readonly LedgerLine[]; month: string }) {
  const [chosen, setMeasure] = useState<Measure>('kept');
  const label = t('Food in {month}', { month });
  const measures = MEASURES.filter(({ value }) => lines.some((line) => oneIn(value, line) !== null));
  const measure = measures.some(({ value }) => value === chosen) ? chosen : 'kept';
  const shown = linesIn(measure, lines);
  const unknown = lines.filter((line) => oneIn(measure, line) === null).length;
  return (
    <>
      {measures.length > 1 && (
        <Segmented
          label={t('Counted in')}
          segments={measures}
          value={measure}
          onValueChange={setMeasure}
          className="mb-3"
        />
      )}
      <div className={cx(CARD, 'overflow-hidden max-md:hidden')}>
        <DataTable label={label} columns={COLUMNS} rows={shown} keyOf={keyOf} />
      </div>
      <ul aria-label={label} className={cx(CARD, 'divide-y divide-line md:hidden')}>
        {shown.map((line) => (
          <li key={keyOf(line)} className="px-4 py-3">
            <p className="font-semibold wrap-anywhere">{line.name}</p>
            <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
              {FIGURES.filter(({ of }) => of === 'there' || !isNothing(line, line[of])).map(
                ({ label, of }) => (
                  <div key={of} className="flex gap-1.5">
                    <dt className="text-muted">{label}</dt>
                    <dd className={cx('tabular-nums', lookOf(line, of))}>{shownAmount(line, line[of])}</dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
      {measure !== 'kept' && (
        <p className="mt-2 text-sm text-muted">
          {[
            ...(measure === 'money' ? [t('At the last price of each food.')] : []),
            ...(unknown > 0 ? [UNKNOWN[measure](unknown)] : []),
          ].join(' ')}
        </p>
      )}
    </>
  );
}

const UNKNOWN = {
  grams: (count: number) =>
    t('{count, select, 1 {1 food} other {{count} foods}} without a known weight left out.', { count }),
  money: (count: number) =>
    t('{count, select, 1 {1 food} other {{count} foods}} without a known price left out.', { count }),
} as const;
