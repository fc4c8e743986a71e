import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck } from 'lucide-react';
import { coachWeeksQuery } from '#data/people/coaching.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Notice } from '#ui/state/notice.tsx';

/** Says that a coach's week waits for an answer, with a link to it; empty if none does. */
export function CoachWeekNotice() {
  const [first] = useQuery(coachWeeksQuery).data ?? [];
  if (!first) return null;
  return (
    <Notice
      label={t('Proposal of your coach')}
      icon={CalendarCheck}
      text={richText(t('<0>{name}</0> proposes a week for your plan.', { name: first.coachName }), (name) => (
        <b className="font-semibold">{name}</b>
      ))}
    >
      <Link to="/plan" className={buttonClasses('secondary', 'sm', 'max-sm:w-full')}>
        {t('Look at the proposal')}
      </Link>
    </Notice>
  );
}
