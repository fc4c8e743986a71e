import { type KitchenInvitation, kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/expect-accessible.ts';
import { openProfile } from '#testing/pages/open-profile.ts';
import { respond } from '#testing/respond.ts';

const MOMENT = '2026-11-20T08:00:00.000Z';
const member = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  isYou: false,
  isOwner: false,
  agreesToBeCookedFor: false,
  joinedAt: MOMENT,
  ...more,
});
const TWO = {
  members: [member(1, 'Marta Silva', { isYou: true, isOwner: true }), member(2, 'Ben Test')],
  invited: [{ id: 7, name: 'cy1', createdAt: MOMENT }],
};
const INVITATION: KitchenInvitation = {
  id: 5,
  invitedBy: 'Ada Test',
  members: ['Ada Test', 'Ben Test'],
  has: { ingredients: 12, shoppingList: 1, recipes: 3 },
  createdAt: MOMENT,
};
const OWN = { ingredients: 1, shoppingList: 0, recipes: 2 };

/** The card with its content: its place is there before. */
async function card() {
  await screen.findByRole('button', { name: 'Invite' });
  return screen.getByRole('region', { name: 'Kitchen' });
}

test('a single member can invite by username and cannot leave', async () => {
  const { user } = await openProfile();
  const kitchen = within(await card());
  expect(kitchen.queryByRole('button', { name: 'Leave this kitchen' })).toBeNull();
  await user.click(kitchen.getByRole('button', { name: 'Invite' }));
  expect(kitchen.getByText('Type a username first')).toBeVisible();
  const sent = respond(kitchens.invite, { ...TWO, has: OWN, hasFoodElsewhere: false });
  await user.type(kitchen.getByLabelText('Invite someone by their username'), ' ben ');
  await user.click(kitchen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(sent.bodies).toEqual([{ username: 'ben' }]));
});

test('the owner sees members and invitations, and removes a member after confirmation', async () => {
  const { user } = await openProfile('', { kitchen: TWO });
  const kitchen = within(await card());
  expect(kitchen.getByText('Marta Silva (you)')).toBeVisible();
  expect(kitchen.getByText('Invited, no answer yet')).toBeVisible();
  await expectAccessible();
  const sent = respond(kitchens.removeMember, null);
  await user.click(kitchen.getByRole('button', { name: 'Remove Ben Test from the kitchen' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Remove Ben Test from the kitchen?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.urls).toEqual(['/api/kitchen/members/2']));
});

test('consent to be cooked for is given and withdrawn here', async () => {
  const { user } = await openProfile('', { kitchen: TWO });
  const sent = respond(kitchens.agree, { ...TWO, has: OWN, hasFoodElsewhere: false });
  await user.click(within(await card()).getByRole('checkbox', { name: /The others may cook for me/ }));
  await waitFor(() => expect(sent.bodies).toEqual([{ agreesToBeCookedFor: true }]));
});

test('an invitation shows what will be shared, and asks whether to bring the own food', async () => {
  const { user } = await openProfile('', { kitchen: { has: OWN }, kitchenInvitations: [INVITATION] });
  const invitation = within(await screen.findByRole('region', { name: 'Invitation from Ada Test' }));
  expect(
    invitation.getByText(
      'You would share it with Ada Test and Ben Test. It has 12 ingredients, 1 thing on the list, and 3 recipes. Everyone in it can see and change all of it.',
    ),
  ).toBeVisible();
  await expectAccessible();
  await user.click(invitation.getByRole('checkbox', { name: /Bring 1 ingredient and 2 recipes/ }));
  const sent = respond(kitchens.accept, { ...TWO, has: OWN, hasFoodElsewhere: true });
  await user.click(invitation.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(sent.bodies).toEqual([{ bring: false }]));
});

test('accepting brings food that another device added meanwhile', async () => {
  const nothing = { ingredients: 0, shoppingList: 0, recipes: 0 };
  const { user } = await openProfile('', { kitchen: { has: nothing }, kitchenInvitations: [INVITATION] });
  const invitation = within(await screen.findByRole('region', { name: 'Invitation from Ada Test' }));
  expect(invitation.queryByRole('checkbox')).toBeNull();
  const sent = respond(kitchens.accept, { ...TWO, has: OWN, hasFoodElsewhere: false });
  await user.click(invitation.getByRole('button', { name: 'Join' }));
  await waitFor(() => expect(sent.bodies).toEqual([{ bring: true }]));
});
