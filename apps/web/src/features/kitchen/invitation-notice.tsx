import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { kitchenInvitationsQuery } from '#data/kitchen/kitchens.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { Notice } from '#ui/state/notice.tsx';

/** Says who invites the person to a kitchen, with a link to answer; empty without an invitation. */
export function InvitationNotice() {
  const [first] = useQuery(kitchenInvitationsQuery).data ?? [];
  if (!first) return null;
  return (
    <Notice
      label={t('Invitation to a kitchen')}
      icon={Users}
      text={richText(
        t('<0>{name}</0> invites you to share a kitchen.', { name: first.invitedBy }),
        (name) => <b className="font-semibold">{name}</b>,
      )}
    >
      <Link to="/profile" hash="kitchen" className={buttonClasses('secondary', 'sm', 'max-sm:w-full')}>
        {t('See what you would share')}
      </Link>
    </Notice>
  );
}
