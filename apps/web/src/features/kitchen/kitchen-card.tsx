import type { Kitchen, KitchenMember } from '@game-plan/contracts/kitchen/kitchens';
import { useQuery } from '@tanstack/react-query';
import { LogOut, UserMinus, Users } from 'lucide-react';
import { useState } from 'react';
import {
  kitchenQuery,
  useAgreeToBeCookedFor,
  useInviteToKitchen,
  useLeaveKitchen,
  useRemoveMember,
  useWithdrawInvitation,
} from '#data/kitchen/kitchens.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { KitchenInvitations } from './kitchen-invitations.tsx';

/** The members of the kitchen: inviting, leaving, and ideas for each other. */
export function KitchenCard({ className }: { className?: string }) {
  const query = useQuery(kitchenQuery);
  if (!query.data) {
    return (
      <div className={className}>
        <NotLoaded query={query} title={t('Your kitchen did not load')} className="h-44 rounded-lg" />
      </div>
    );
  }
  return (
    <Card aria-labelledby="kitchen" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead
        title={t('Kitchen')}
        titleId="kitchen"
        description={t(
          'People who share a kitchen have one inventory, one shopping list and one cookbook. Everyone keeps their own diary, goals and health profile.',
        )}
      />
      <KitchenInvitations own={query.data.has} />
      <Members kitchen={query.data} />
      <InviteForm />
    </Card>
  );
}

function Members({ kitchen: { members, invited, hasFoodElsewhere } }: { kitchen: Kitchen }) {
  const [leaving, setLeaving] = useState(false);
  const [removing, setRemoving] = useState<KitchenMember>();
  const leave = useLeaveKitchen(() => setLeaving(false));
  const remove = useRemoveMember(() => setRemoving(undefined));
  const withdrawal = useWithdrawInvitation();
  const agreement = useAgreeToBeCookedFor();
  const you = members.find(({ isYou }) => isYou);
  const isShared = members.length > 1;
  return (
    <>
      <ul className="mt-3 divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Users className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
              {member.isYou ? t('{name} (you)', { name: member.name }) : member.name}
              {isShared && member.agreesToBeCookedFor && (
                <span className="block text-sm font-normal text-muted">{t('May be cooked for')}</span>
              )}
            </p>
            {isShared && member.isOwner && <Badge>{t('Owner')}</Badge>}
            {you?.isOwner && !member.isYou && (
              <Button
                variant="destructive-ghost"
                size="sm"
                aria-label={t('Remove {name} from the kitchen', { name: member.name })}
                onClick={() => setRemoving(member)}
              >
                {t('Remove')}
              </Button>
            )}
          </li>
        ))}
        {invited.map(({ id, name }) => (
          <li key={`invitation ${id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Users className="size-5 shrink-0 text-muted" aria-hidden="true" />
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-muted">{t('Invited, no answer yet')}</span>
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('Withdraw the invitation of {name}', { name })}
              pending={withdrawal.isPending && withdrawal.variables === id}
              pendingLabel={t('Withdrawing...')}
              onClick={() => withdrawal.mutate(id)}
            >
              {t('Withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {isShared && you && (
        <>
          <Checkbox
            checked={agreement.isPending ? agreement.variables : you.agreesToBeCookedFor}
            disabled={agreement.isPending}
            onChange={(event) => agreement.mutate(event.target.checked)}
          >
            <span className="grid py-2">
              <span className="font-medium">{t('The others may cook for me')}</span>
              <span className="text-sm text-muted">
                {t('Their recipe ideas then leave out what I cannot eat, without saying what it is.')}
              </span>
            </span>
          </Checkbox>
          <Button
            variant="secondary"
            size="sm"
            icon={LogOut}
            className="mt-2"
            onClick={() => setLeaving(true)}
          >
            {t('Leave this kitchen')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('Leave this kitchen?')}
        description={
          hasFoodElsewhere
            ? t(
                'You get a copy of the recipes you added along with what you left in your own kitchen. The inventory and the shopping list stay with everyone else.',
              )
            : t(
                'You get a copy of the recipes you added. The inventory and the shopping list stay with everyone else.',
              )
        }
        actionLabel={t('Leave')}
        icon={LogOut}
        pending={leave.isPending}
        pendingLabel={t('Leaving...')}
        onConfirm={() => leave.mutate()}
      />
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        title={t('Remove {value} from the kitchen?', { value: removing?.name ?? '' })}
        description={t(
          'They get a copy of the recipes they added. The inventory and the shopping list stay here.',
        )}
        actionLabel={t('Remove')}
        icon={UserMinus}
        pending={remove.isPending}
        pendingLabel={t('Removing...')}
        onConfirm={() => removing && remove.mutate(removing.id)}
      />
    </>
  );
}

function InviteForm() {
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const invitation = useInviteToKitchen(() => setUsername(''));
  return (
    <form
      noValidate
      className="mt-4 max-w-md"
      onSubmit={(event) => {
        event.preventDefault();
        const name = username.trim();
        setProblem(name === '' ? t('Type a username first') : undefined);
        if (name !== '') invitation.mutate(name);
      }}
    >
      <Field label={t('Invite someone by their username')} error={problem}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={username}
              onChange={(event) => {
                setUsername(event.target.value);
                setProblem(undefined);
              }}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="none"
              className="min-w-0 flex-1"
            />
            <Button
              type="submit"
              variant="secondary"
              pending={invitation.isPending}
              pendingLabel={t('Inviting...')}
            >
              {t('Invite')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
