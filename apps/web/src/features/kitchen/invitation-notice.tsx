import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { kitchenInvitationsQuery } from '#data/kitchen/kitchens.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { CARD } from '#ui/card.tsx';

/** Says who invites the person to a kitchen, with a link to answer; empty without an invitation. */
export function InvitationNotice() {
  const [first] = useQuery(kitchenInvitationsQuery).data ?? [];
  if (!first) return null;
  return (
    <aside
      aria-label={t('Invitation to a kitchen')}
      className={`mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 ${CARD}`}
    >
      <Users className="size-5 shrink-0 text-primary-soft-fg" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {richText(t('<0>{name}</0> invites you to share a kitchen.', { name: first.invitedBy }), (name) => (
          <b className="font-semibold">{name}</b>
        ))}
      </p>
      <Link to="/profile" hash="kitchen" className={buttonClasses('secondary', 'sm', 'max-sm:w-full')}>
        {t('See what you would share')}
      </Link>
    </aside>
  );
}
