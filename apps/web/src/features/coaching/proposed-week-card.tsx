import type { ClientDay } from '@game-plan/contracts/people/coach';
import type { CoachWeek } from '@game-plan/contracts/people/coaching';
import { localCalendarDay } from '@game-plan/domain/calendar-day';
import { CalendarPlus, Check, Hourglass, X } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';

const ProposeWeekDialog = lazyDialog(() => import('./propose-week-dialog.tsx'), 'ProposeWeekDialog');

interface ProposedWeekCardProps {
  client: ClientDay['client'];
  /** What this coach proposed last. */
  week: CoachWeek | null;
}

/** What a coach proposes for a client's plan, and what became of it. */
export function ProposedWeekCard({ client, week }: ProposedWeekCardProps) {
  const [open, setOpen] = useState(false);
  const [visit, setVisit] = useState(0);
  return (
    <Card aria-labelledby="client-proposal">
      <CardHead
        title={t('A week for the plan')}
        titleId="client-proposal"
        description={
          week
            ? t('{count, select, 1 {1 meal} other {{count} meals}}, proposed on {day}', {
                count: week.entries.length,
                day: formatDay(localCalendarDay(new Date(week.createdAt))),
              })
            : t('The client plans what you propose, or leaves it')
        }
      >
        {week && <State state={week.state} />}
      </CardHead>
      <Button
        variant="secondary"
        icon={CalendarPlus}
        className="mt-4 max-sm:w-full"
        onClick={() => {
          setVisit(visit + 1);
          setOpen(true);
        }}
      >
        {week?.state === 'waiting' ? t('Change the Proposal') : t('Propose a Week')}
      </Button>
      {visit > 0 && (
        <ProposeWeekDialog
          key={visit}
          clientId={client.id}
          waiting={week?.state === 'waiting' ? week : null}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </Card>
  );
}

function State({ state }: Pick<CoachWeek, 'state'>) {
  if (state === 'taken')
    return (
      <Badge variant="success" icon={Check}>
        {t('Planned')}
      </Badge>
    );
  if (state === 'declined') return <Badge icon={X}>{t('Declined')}</Badge>;
  return (
    <Badge variant="butter" icon={Hourglass}>
      {t('Not answered yet')}
    </Badge>
  );
}
