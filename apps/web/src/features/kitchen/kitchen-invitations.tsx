import type { KitchenCounts, KitchenInvitation } from '@game-plan/contracts/kitchen/kitchens';
import { englishList, englishNumber } from '@game-plan/domain/text/english';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { kitchenInvitationsQuery, useDeclineInvitation, useJoinKitchen } from '#data/kitchen/kitchens.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

/** The kitchens that the person is invited to; `own` is what they could bring. */
export function KitchenInvitations({ own }: { own: KitchenCounts }) {
  const invitations = useQuery(kitchenInvitationsQuery).data ?? [];
  return invitations.map((invitation) => (
    <Invitation key={invitation.id} invitation={invitation} own={own} />
  ));
}

function Invitation({ invitation, own }: { invitation: KitchenInvitation; own: KitchenCounts }) {
  const { id, invitedBy, members, has } = invitation;
  const [bring, setBring] = useState(true);
  const join = useJoinKitchen();
  const decline = useDeclineInvitation();
  const hasFood = Object.values(own).some((count) => count > 0);
  const others = englishList(members);
  return (
    <section
      aria-label={`Invitation from ${invitedBy}`}
      className="mt-4 rounded-md border border-line bg-bg p-4"
    >
      <h3 className="font-semibold wrap-anywhere">{`${invitedBy} invites you to share a kitchen`}</h3>
      <p className="mt-1 text-sm wrap-anywhere">
        {`You would share it with ${others}. It has ${describeCounts(has)}. Everyone in it can see and change all of it.`}
      </p>
      {hasFood && (
        <Checkbox checked={bring} onChange={(event) => setBring(event.target.checked)} className="mt-1">
          <span className="grid py-2">
            <span className="font-medium">{`Bring ${describeCounts(own)}`}</span>
            <span className="text-sm text-muted">
              {bring
                ? 'The same food in the same unit is added together'
                : 'All of it stays in your own kitchen until you leave the other'}
            </span>
          </span>
        </Checkbox>
      )}
      <div className="mt-3 flex gap-2 max-sm:*:flex-1">
        <Button
          pending={join.isPending}
          pendingLabel="Joining..."
          // `bring` also includes what was added on another device since the page was loaded, unless the person
          // declines.
          onClick={() => join.mutate({ id, bring })}
        >
          Join
        </Button>
        <Button
          variant="ghost"
          pending={decline.isPending}
          pendingLabel="Declining..."
          onClick={() => decline.mutate(id)}
        >
          Decline
        </Button>
      </div>
    </section>
  );
}

const counted = (count: number, one: string, several: string) =>
  count === 0 ? [] : [`${englishNumber(count)} ${count === 1 ? one : several}`];

/** '12 ingredients, 1 thing on the list, and 3 recipes', without zero counts. */
function describeCounts({ ingredients, shoppingList, recipes }: KitchenCounts): string {
  const parts = [
    ...counted(ingredients, 'ingredient', 'ingredients'),
    ...counted(shoppingList, 'thing on the list', 'things on the list'),
    ...counted(recipes, 'recipe', 'recipes'),
  ];
  return parts.length === 0 ? 'nothing yet' : englishList(parts);
}
