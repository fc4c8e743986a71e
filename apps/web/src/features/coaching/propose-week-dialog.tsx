import { coachWeekBody } from '@game-plan/contracts/people/coach';
import { type CoachWeek, WEEK_ENTRIES_MAX } from '@game-plan/contracts/people/coaching';
import { addDays, isCalendarDay } from '@game-plan/domain/calendar-day';
import { FIRST_MEAL_DAY, lastPlannedDay } from '@game-plan/domain/meals/meal-days';
import { MEAL_TYPES, type MealType } from '@game-plan/domain/meals/meal-types';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useProposeWeek } from '#data/people/coach.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const DAYS_A_WEEK = 7;

/** A meal as it is written. */
interface Row {
  readonly key: number;
  /** As typed, possibly not a day. */
  readonly day: string;
  readonly slot: MealType;
  readonly text: string;
}

interface ProposeWeekDialogProps {
  clientId: number;
  /** What is proposed and not answered yet, to be changed. */
  waiting: CoachWeek | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Writes meals for a client's plan. Lines without a text are not sent. */
export function ProposeWeekDialog({ clientId, waiting, open, onOpenChange }: ProposeWeekDialogProps) {
  const today = useToday();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    waiting
      ? waiting.entries.map((entry, key) => ({ key, ...entry }))
      : Array.from({ length: DAYS_A_WEEK }, (_, key) => ({
          key,
          day: addDays(today, key + 1),
          slot: 'dinner',
          text: '',
        })),
  );
  const [message, setMessage] = useState(waiting?.message ?? '');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useProposeWeek(clientId, () => onOpenChange(false));
  const change = (key: number, part: Partial<Row>) => {
    setProblem(undefined);
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  };
  const add = () => {
    const last = rows.at(-1);
    const day = last && isCalendarDay(last.day) ? addDays(last.day, 1) : addDays(today, 1);
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, day, slot: last?.slot ?? 'dinner', text: '' }]);
  };
  const send = () => {
    const entries = rows
      .filter(({ text }) => text.trim() !== '')
      .map(({ day, slot, text }) => ({ day, slot, text }));
    const parsed = coachWeekBody.safeParse({ message, entries });
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success) mutate(parsed.data);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      pending={isPending}
      title={t('Propose a Week')}
      description={t('Dishes by their names, or notes. The client can leave out each before it is planned.')}
      loses={t('The week that you wrote is not sent yet and would be lost.')}
      action={
        <Button pending={isPending} pendingLabel={t('Sending...')} onClick={send}>
          {t('Send')}
        </Button>
      }
    >
      <ol aria-label={t('Meals')} className="grid gap-5">
        {rows.map(({ key, day, slot, text }, place) => (
          <li key={key} className="grid grid-cols-[9.5rem_1fr_auto] gap-2">
            <Input
              type="date"
              aria-label={t('Day of meal {number}', { number: place + 1 })}
              min={FIRST_MEAL_DAY}
              max={lastPlannedDay(today)}
              value={day}
              onChange={(event) => change(key, { day: event.target.value })}
            />
            <Select
              label={t('Time of meal {number}', { number: place + 1 })}
              value={slot}
              onChange={(event) =>
                change(key, { slot: MEAL_TYPES.find((type) => type === event.target.value) ?? slot })
              }
              className="col-span-2"
            >
              {MEAL_TYPES.map((type) => (
                <option key={type} value={type}>
                  {optionLabel(type)}
                </option>
              ))}
            </Select>
            <Input
              aria-label={t('Meal {number}', { number: place + 1 })}
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={(event) => change(key, { text: event.target.value })}
              className="col-span-2"
            />
            <IconButton
              label={t('Remove meal {number}', { number: place + 1 })}
              icon={Trash2}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ol>
      {rows.length < WEEK_ENTRIES_MAX && (
        <Button variant="ghost" icon={Plus} onClick={add} className="mt-2">
          {t('Add a Meal')}
        </Button>
      )}
      <Field label={t('Message')} error={problem} className="mt-4">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
