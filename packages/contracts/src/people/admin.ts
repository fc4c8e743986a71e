import { ADMIN_ACTIONS } from '@game-plan/domain/admin-actions';
import { MEAL_TYPES } from '@game-plan/domain/meals/meal-types';
import { ORDER_EVENT_KINDS } from '@game-plan/domain/orders/handle-order';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  emailSchema,
  idParams,
  idSchema,
  instantSchema,
  shownEmailSchema,
  text,
  wholeNumber,
} from '../schemas/primitives.ts';
import { roleSchema, userSchema } from './auth.ts';
import { profileSchema } from './profile.ts';

/** Maximum number of users per page. */
export const ADMIN_PAGE_MAX = 200;
/** Characters of a search in the lists of admins. */
export const ADMIN_SEARCH_MAX = 200;

const mailSchema = z.object({
  /** 'not_sent' if no mail server is configured. */
  state: z.enum(['not_sent', 'queued', 'sent', 'failed']),
  /** The mail server's error message from the last failed attempt. */
  error: z.string().nullable(),
  at: instantSchema.nullable(),
});

const invitationSchema = z.object({
  id: idSchema,
  email: shownEmailSchema,
  isUsed: z.boolean(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** The link to pass on; null if it is used or expired. */
  inviteUrl: z.string().nullable(),
  mail: mailSchema,
  /** Whether it also invites to its sender's kitchen; absent if not. */
  toKitchen: z.literal(true).optional(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const inviteBody = z.object({
  email: emailSchema('Valid email is required'),
  /**
   * Whether they are also invited to the admin's own kitchen, which they accept or decline once they have an account.
   */
  toKitchen: z.boolean().optional(),
});

const adminUserSchema = userSchema.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  isEmailConfirmed: true,
  role: true,
  isActive: true,
  createdAt: true,
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const adminProfileSchema = profileSchema
  .pick({ height: true, weight: true, activityLevel: true, fitnessGoals: true, allergies: true })
  .extend({
    userId: idSchema,
    user: userSchema.pick({ firstName: true, lastName: true, username: true }),
  });
export type AdminProfile = z.infer<typeof adminProfileSchema>;

const userDataSchema = z.object({
  user: adminUserSchema,
  profile: profileSchema.nullable(),
  /** Diets and dislikes, in addition to the profile's allergies. */
  preferences: z.object({ dietaryRestrictions: z.array(z.string()), dislikes: z.array(z.string()) }),
  /** The members who share these ingredients and recipes; absent if the user is the only member of their kitchen. */
  kitchen: z.object({ members: z.array(z.object({ name: z.string(), isOwner: z.boolean() })) }).optional(),
  ingredients: z.array(z.object({ id: idSchema, name: z.string(), quantity: z.string(), unit: z.string() })),
  recipes: z.array(z.object({ id: idSchema, name: z.string(), cuisine: z.string().nullable() })),
  /** Newest first. */
  meals: z.array(
    z.object({
      id: idSchema,
      type: z.enum(MEAL_TYPES),
      date: z.string(),
      totalCalories: z.number(),
    }),
  ),
});
export type AdminUserData = z.infer<typeof userDataSchema>;

const adminActionSchema = z.object({
  id: idSchema,
  action: z.enum(ADMIN_ACTIONS),
  adminName: z.string(),
  /** A username or an e-mail address; null after an invitation's address was deleted, and for a list of profiles. */
  targetName: z.string().nullable(),
  /** For 'moved_order': the order, and the step that was taken. */
  targetOrderId: idSchema.nullable(),
  orderEvent: z.enum(ORDER_EVENT_KINDS).nullable(),
  createdAt: instantSchema,
});
export type AdminAction = z.infer<typeof adminActionSchema>;

/** Search, sort order and page of a list. */
const pageQuery = z.object({
  search: text(ADMIN_SEARCH_MAX).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
  offset: wholeNumber(999_999).default(0),
  limit: wholeNumber(ADMIN_PAGE_MAX).default(ADMIN_PAGE_MAX),
});

export const USER_SORTS = ['username', 'name', 'email', 'role', 'status', 'created'] as const;
export const PROFILE_SORTS = ['user', 'activity'] as const;

export const admin = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Accounts, at most 200 per page.',
    query: pageQuery.extend({ sort: z.enum(USER_SORTS).default('username') }),
    response: z.array(adminUserSchema),
  }),
  userProfiles: endpoint({
    method: 'GET',
    path: '/api/admin/user-profiles',
    access: 'admin',
    hasEffect: true,
    summary: 'Health profiles, at most 200 per page; each person sees that theirs was viewed.',
    query: pageQuery.extend({ sort: z.enum(PROFILE_SORTS).default('user') }),
    response: z.array(adminProfileSchema),
  }),
  /** The figures of the admin overview, and the total of a search. */
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/summary',
    access: 'admin',
    summary: 'Numbers of users and invitations, and of the results of a search.',
    query: z.object({ search: text(ADMIN_SEARCH_MAX).optional() }),
    response: z.object({
      totalUsers: z.int(),
      activeUsers: z.int(),
      pendingInvites: z.int(),
      totalInvites: z.int(),
      matchingUsers: z.int(),
      matchingProfiles: z.int(),
    }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/activity',
    access: 'admin',
    summary: 'The latest actions of admins, newest first.',
    response: z.array(adminActionSchema),
  }),
  changeUser: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Change the role of an account, or whether it can sign in; the last admin stays an admin.',
    params: idParams,
    body: z.object({ role: roleSchema, isActive: z.boolean() }).partial(),
    response: adminUserSchema,
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    access: 'admin',
    summary: 'Delete an account that is not an admin’s, with all of its data.',
    params: idParams,
  }),
  userData: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/data',
    access: 'admin',
    hasEffect: true,
    summary: 'A user’s data; the view is recorded and shown to the user.',
    params: idParams,
    response: userDataSchema,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/invite',
    access: 'admin',
    summary:
      'Invite an e-mail address, optionally also to your kitchen; an earlier pending invitation is replaced.',
    body: inviteBody,
    response: invitationSchema,
    status: 201,
  }),
  invitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    access: 'admin',
    summary: 'All invitations, newest first.',
    response: z.array(invitationSchema),
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/invitations/{id}',
    access: 'admin',
    summary: 'Revoke an unused invitation.',
    params: idParams,
  }),
};
