import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import { coachWeeksQuery } from '#data/people/coaching.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CARD } from '#ui/card.tsx';

/** Says that a coach's week waits for an answer, with a link to it; empty if none does. */
export function CoachWeekNotice() {
  const [first] = useQuery(coachWeeksQuery).data ?? [];
  if (!first) return null;
  return (
    <aside
      aria-label={t('Proposal of your coach')}
      className={`mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 ${CARD}`}
    >
      <CalendarCheck className="size-5 shrink-0 text-primary-soft-fg" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {richText(t('<0>{name}</0> proposes a week for your plan.', { name: first.coachName }), (name) => (
          <b className="font-semibold">{name}</b>
        ))}
      </p>
      <Link to="/plan" className={buttonClasses('secondary', 'sm', 'max-sm:w-full')}>
        {t('Look at the proposal')}
      </Link>
    </aside>
  );
}
