import { adminOrders } from '@game-plan/contracts/shop/admin-orders';
import {
  addDays,
  type CalendarDay,
  calendarDay,
  firstOfMonth,
  isCalendarDay,
} from '@game-plan/domain/calendar-day';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { timeZoneHere } from '#lib/browser/time-zone-here.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';

interface Period {
  readonly from: string;
  readonly until: string;
}

const lastDayOf = (year: number) => calendarDay(`${year}-12-31`);
const wholeYear = (year: number): Period => ({ from: `${year}-01-01`, until: lastDayOf(year) });

/** The month that contains the day. */
function monthOf(day: CalendarDay): Period {
  const from = firstOfMonth(day);
  const inNextMonth = addDays(from, 31);
  return { from, until: addDays(inNextMonth, -Number(inNextMonth.slice(8))) };
}

const PERIODS: Readonly<Record<string, (today: CalendarDay) => Period>> = {
  'This month': monthOf,
  'Last month': (today) => monthOf(addDays(today, -Number(today.slice(8)))),
  'This year': (today) => wholeYear(Number(today.slice(0, 4))),
  'Last year': (today) => wholeYear(Number(today.slice(0, 4)) - 1),
};

const OTHER = t('Other days');

/** Downloads the orders of a period as CSV. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  const [name, setName] = useState('Last month');
  const [typed, setTyped] = useState<Period>();
  const [timeZone] = useState(timeZoneHere);
  const period = typed ?? PERIODS[name]?.(today) ?? monthOf(today);
  const field = (end: keyof Period) => ({
    value: period[end],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...period, [end]: target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Export Orders')}
      description={t('A table for a spreadsheet (CSV), with a line for each service of an order.')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Close')}
          </Button>
          {isPeriod(period) ? (
            <a
              href={`${adminOrders.export.path}?${new URLSearchParams({ ...period, timeZone })}`}
              download
              className={buttonClasses('primary', 'md')}
            >
              <Download className="size-4.5 shrink-0" aria-hidden="true" />
              {t('Download CSV')}
            </a>
          ) : (
            <Button icon={Download} disabled>
              {t('Download CSV')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('Orders placed')}>
          {(control) => (
            <Select
              {...control}
              value={typed ? OTHER : name}
              onChange={({ target }) => {
                setTyped(target.value === OTHER ? period : undefined);
                if (target.value !== OTHER) setName(target.value);
              }}
            >
              {[...Object.keys(PERIODS), OTHER].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('From')}>
            {(control) => <Input {...control} type="date" required {...field('from')} />}
          </Field>
          <Field label={t('Until')} error={untilFault(period)}>
            {(control) => <Input {...control} type="date" required {...field('until')} />}
          </Field>
        </div>
        <p className="text-sm text-muted">
          {t(
            'Cancelled orders are included, with their stage and payment in columns. Orders of deleted accounts are not.',
          )}
        </p>
      </div>
    </Dialog>
  );
}

const isPeriod = ({ from, until }: Period) => isCalendarDay(from) && isCalendarDay(until) && from <= until;

const untilFault = ({ from, until }: Period) =>
  from !== '' && until !== '' && until < from ? t('Choose a day that is not before the first') : undefined;
