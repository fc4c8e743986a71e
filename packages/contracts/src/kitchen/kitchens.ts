import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, idSchema, instantSchema, requiredText } from '../schemas/primitives.ts';

/** Maximum number of members of a kitchen. */
export const MEMBERS_MAX = 20;

const countsSchema = z.object({ ingredients: z.int(), shoppingList: z.int(), recipes: z.int() });
export type KitchenCounts = z.infer<typeof countsSchema>;

const memberSchema = z.object({
  /** The user id. */
  id: idSchema,
  name: z.string(),
  isYou: z.boolean(),
  isOwner: z.boolean(),
  /** Whether other members may request ideas for this person. */
  agreesToBeCookedFor: z.boolean(),
  joinedAt: instantSchema,
});
export type KitchenMember = z.infer<typeof memberSchema>;

const kitchenSchema = z.object({
  /** Longest-standing first. */
  members: z.array(memberSchema),
  /** Open invitations. */
  invited: z.array(z.object({ id: idSchema, name: z.string(), createdAt: instantSchema })),
  has: countsSchema,
  /** User ids of members, possibly yourself, whom your ideas currently exclude; absent if there are none. */
  notCookedFor: z.array(idSchema).optional(),
  /** Whether you have food in a kitchen of your own, to which you return when you leave this one. */
  hasFoodElsewhere: z.boolean(),
});
export type Kitchen = z.infer<typeof kitchenSchema>;

const invitationSchema = z.object({
  id: idSchema,
  invitedBy: z.string(),
  /** The members you would share the kitchen with. */
  members: z.array(z.string()),
  /** The kitchen's contents, shared by its members. */
  has: countsSchema,
  createdAt: instantSchema,
});
export type KitchenInvitation = z.infer<typeof invitationSchema>;

export const inviteMemberBody = z.object({ username: requiredText(50, 'Type a username first') });

/** The person's kitchen, possibly shared with others. */
export const kitchens = {
  read: endpoint({
    method: 'GET',
    path: '/api/kitchen',
    access: 'user',
    summary: 'Your kitchen: its members, its open invitations, and how much it has.',
    response: kitchenSchema,
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/kitchen/me',
    access: 'user',
    summary: 'Change whether the other members may request ideas for you, and whom your ideas exclude.',
    /** Omitted fields stay unchanged. */
    body: z.object({
      agreesToBeCookedFor: z.boolean().optional(),
      notCookedFor: z.array(idSchema).max(MEMBERS_MAX, `At most ${MEMBERS_MAX}`).optional(),
    }),
    response: kitchenSchema,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/kitchen/invitations',
    access: 'user',
    summary: 'Invite someone who has an account here to your kitchen, by their username.',
    body: inviteMemberBody,
    response: kitchenSchema,
    status: 201,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/kitchen/invitations/{id}',
    access: 'user',
    summary: 'Withdraw an invitation to your kitchen.',
    params: idParams,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/kitchen/invitations',
    access: 'user',
    summary: 'The kitchens that you are invited to, newest first.',
    response: z.array(invitationSchema),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/kitchen/invitations/{id}/accept',
    access: 'user',
    summary: 'Join a kitchen, with or without the contents of yours.',
    params: idParams,
    /** Food that is not brought stays in your own kitchen, to which you return when you leave. */
    body: z.object({ bring: z.boolean() }),
    response: kitchenSchema,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/kitchen/invitations/{id}/decline',
    access: 'user',
    summary: 'Decline an invitation to a kitchen.',
    params: idParams,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/kitchen/leave',
    access: 'user',
    summary: 'Leave a shared kitchen; you get one of your own with the recipes that you added.',
    response: kitchenSchema,
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/kitchen/members/{id}',
    access: 'user',
    summary: 'Remove a member from a kitchen that you own; they keep the recipes that they added.',
    params: idParams,
  }),
};
