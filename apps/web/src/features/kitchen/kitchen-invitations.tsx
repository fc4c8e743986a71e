import type { KitchenCounts, KitchenInvitation } from '@game-plan/contracts/kitchen/kitchens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countIngredients } from '#data/kitchen/ingredients.ts';
import { kitchenInvitationsQuery, useDeclineInvitation, useJoinKitchen } from '#data/kitchen/kitchens.ts';
import { recipeCount } from '#data/kitchen/several-recipes.ts';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
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
  const others = localList(members);
  return (
    <section
      aria-label={t('Invitation from {invitedBy}', { invitedBy })}
      className="mt-4 rounded-md border border-line bg-bg p-4"
    >
      <h3 className="font-semibold wrap-anywhere">
        {t('{invitedBy} invites you to share a kitchen', { invitedBy })}
      </h3>
      <p className="mt-1 text-sm wrap-anywhere">
        {t('You would share it with {others}. It has {has}. Everyone in it can see and change all of it.', {
          others,
          has: describeCounts(has),
        })}
      </p>
      {hasFood && (
        <Checkbox checked={bring} onChange={(event) => setBring(event.target.checked)} className="mt-1">
          <span className="grid py-2">
            <span className="font-medium">{t('Bring {own}', { own: describeCounts(own) })}</span>
            <span className="text-sm text-muted">
              {bring
                ? t('The same food in the same unit is added together')
                : t('All of it stays in your own kitchen until you leave the other')}
            </span>
          </span>
        </Checkbox>
      )}
      <div className="mt-3 flex gap-2 max-sm:*:flex-1">
        <Button
          pending={join.isPending}
          pendingLabel={t('Joining...')}
          // `bring` also includes what was added on another device since the page was loaded, unless the person
          // declines.
          onClick={() => join.mutate({ id, bring })}
        >
          {t('Join')}
        </Button>
        <Button
          variant="ghost"
          pending={decline.isPending}
          pendingLabel={t('Declining...')}
          onClick={() => decline.mutate(id)}
        >
          {t('Decline')}
        </Button>
      </div>
    </section>
  );
}

/** '12 ingredients, 1 thing on the list, and 3 recipes', without zero counts. */
function describeCounts({ ingredients, shoppingList, recipes }: KitchenCounts): string {
  const parts = [
    ingredients > 0 && countIngredients(ingredients),
    shoppingList > 0 &&
      t('{count, select, 1 {1 thing on the list} other {{count} things on the list}}', {
        count: shoppingList,
      }),
    recipes > 0 && recipeCount(recipes),
  ].filter((part) => part !== false);
  return parts.length === 0 ? t('nothing yet') : localList(parts);
}
