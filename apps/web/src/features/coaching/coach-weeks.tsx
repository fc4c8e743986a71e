import type { WaitingWeek } from '@game-plan/contracts/people/coaching';
import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { coachWeeksQuery, useAnswerWeek } from '#data/people/coaching.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

interface CoachWeeksProps {
  /** Called with the first day for which something was planned. */
  onPlanned: (day: CalendarDay) => void;
}

/** The weeks that coaches propose to the person; empty if there are none. */
export function CoachWeeks({ onPlanned }: CoachWeeksProps) {
  const { data: weeks } = useQuery(coachWeeksQuery);
  return weeks?.map((week) => <CoachWeekCard key={week.id} week={week} onPlanned={onPlanned} />);
}

/** A coach's week, day by day: all of it is planned, save what is unticked. */
function CoachWeekCard({ week, onPlanned }: CoachWeeksProps & { week: WaitingWeek }) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const { mutate, isPending, variables } = useAnswerWeek(week.id);
  const titleId = `coach-week-${week.id}`;
  const meals = week.entries.map((entry, place) => ({ ...entry, place }));
  const days = [...new Set(meals.map(({ day }) => day))];
  const taken = meals.filter(({ place }) => !leftOut.has(place));
  const [first] = taken;
  const toggle = (place: number) => {
    const next = new Set(leftOut);
    if (!next.delete(place)) next.add(place);
    setLeftOut(next);
  };
  const isDeclining = isPending && variables.length === 0;
  return (
    <Card aria-labelledby={titleId} className="mt-5 p-5 sm:p-6">
      <CardHead
        title={t('Your coach proposes a week')}
        titleId={titleId}
        description={t('From {coachName}. Untick what you leave out.', { coachName: week.coachName })}
      />
      {week.message !== '' && <p className="mt-3 whitespace-pre-line wrap-anywhere">{week.message}</p>}
      <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {days.map((day) => (
          <li key={day}>
            <h3 className="text-sm font-semibold">{formatWeekday(day)}</h3>
            {meals
              .filter((meal) => meal.day === day)
              .map(({ place, slot, text }) => (
                <Checkbox key={place} checked={!leftOut.has(place)} onChange={() => toggle(place)}>
                  <span className="min-w-0 wrap-anywhere">
                    <span className="block text-xs font-semibold text-muted">{optionLabel(slot)}</span> {text}
                  </span>
                </Checkbox>
              ))}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          icon={CalendarCheck}
          pending={isPending && !isDeclining}
          pendingLabel={t('Planning...')}
          disabled={!first}
          onClick={() =>
            first &&
            mutate(
              taken.map(({ place }) => place),
              { onSuccess: () => onPlanned(first.day) },
            )
          }
        >
          {t('Plan It')}
        </Button>
        <Button variant="secondary" pending={isDeclining} onClick={() => mutate([])}>
          {t('No, Thanks')}
        </Button>
      </div>
    </Card>
  );
}
