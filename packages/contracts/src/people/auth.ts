import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  blankAsNull,
  emailSchema,
  idSchema,
  instantSchema,
  plainlyVisible,
  requiredText,
  shownEmailSchema,
  shownUrlSchema,
  text,
  visible,
} from '../schemas/primitives.ts';
import { profileSchema } from './profile.ts';

/** A coach is a user who may also view what people share; only an admin has admin rights. */
export const roleSchema = z.enum(['admin', 'coach', 'user']);
export type Role = z.infer<typeof roleSchema>;

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  role: roleSchema,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: shownEmailSchema.nullable(),
  /** Whether the address is known to be theirs; until then, nothing is mailed to it but a link that confirms it. */
  isEmailConfirmed: z.boolean(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zipCode: z.string().nullable(),
  country: z.string().nullable(),
  profilePhotoUrl: shownUrlSchema.nullable(),
  isActive: z.boolean(),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

export const sessionSchema = z.object({ user: userSchema, profile: profileSchema.nullable() });
export type Session = z.infer<typeof sessionSchema>;

/** Long enough for any passphrase, short enough to hash cheaply. */
const PASSWORD_MAX = 200;
const password = z.string().max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`);

const USERNAME_SHORT = 'Username must be at least 3 characters';

export const loginBody = z.object({
  username: requiredText(50, 'Username is required'),
  password: password.min(1, 'Password is required'),
  /** A one-time code or a recovery code, once the call was refused with 'second_factor'. */
  code: text(40).optional(),
});

export const signupBody = z.object({
  firstName: visible(requiredText(100, 'First name is required')),
  lastName: visible(requiredText(100, 'Last name is required')),
  email: emailSchema('Valid email is required'),
  username: plainlyVisible(text(50, USERNAME_SHORT)).pipe(z.string().min(3, USERNAME_SHORT)),
  password: password.min(6, 'Password must be at least 6 characters'),
  inviteCode: text(100).optional(),
});

/** What the holder of an invitation link may see before signing up. */
const invitationStateSchema = z.object({
  state: z.enum(['open', 'used', 'expired', 'not_found']),
  /**
   * A hint of the address for its owner to recognise: 'd…@example.org'. The link alone must not reveal the address that
   * sign-up requires.
   */
  emailHint: z.string().nullable(),
  expiresAt: instantSchema.nullable(),
  /**
   * Whether it also invites to a kitchen: 'open' until its sender has left that kitchen. Absent if it does not, or if
   * the invitation is used or expired.
   */
  kitchen: z.enum(['open', 'gone']).optional(),
});
export type InvitationState = z.infer<typeof invitationStateSchema>;

const detail = (max: number) => text(max).transform(blankAsNull).nullable().optional();

/** Personal information; an omitted field stays unchanged, null or blank removes it. */
export const personalInfoBody = z.object({
  firstName: visible(requiredText(100, 'First name is required')),
  lastName: visible(requiredText(100, 'Last name is required')),
  email: emailSchema('Invalid email address'),
  phone: detail(50),
  address: detail(255),
  city: detail(100),
  state: detail(100),
  zipCode: detail(20),
  country: detail(100),
});

export const changePasswordBody = z.object({
  currentPassword: password.min(1, 'Password is required'),
  newPassword: password.min(6, 'Password must be at least 6 characters'),
});

export const auth = {
  me: endpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'user',
    summary: 'Who is signed in, with their profile.',
    response: sessionSchema,
  }),
  adminExists: endpoint({
    method: 'GET',
    path: '/api/auth/admin-exists',
    access: 'public',
    summary: 'Whether the first admin has been set up.',
    response: z.object({ exists: z.boolean() }),
  }),
  waysIn: endpoint({
    method: 'GET',
    path: '/api/auth/ways-in',
    access: 'public',
    summary: 'How people sign in here.',
    response: z.object({
      passwords: z.boolean(),
      /** Single sign-on; null if it is not set up. */
      provider: z
        .object({
          name: z.string(),
          /** Whether the login screen goes to it by itself. */
          isAutomatic: z.boolean(),
        })
        .nullable(),
    }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in with a username and password.',
    body: loginBody,
    response: sessionSchema,
  }),
  setupAdmin: endpoint({
    method: 'POST',
    path: '/api/auth/setup-admin',
    access: 'public',
    summary: 'Create the first admin; refused once there is one.',
    body: signupBody,
    response: sessionSchema,
    status: 201,
  }),
  signup: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Create an account with an invitation.',
    body: signupBody,
    response: sessionSchema,
    status: 201,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'End this session; succeeds even without one.',
    response: z.object({
      /** Where the browser goes then, such as to the provider that began the session; null if nowhere. */
      continueAt: z.string().nullable(),
    }),
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/auth/invitation',
    access: 'public',
    summary: 'Whether an invitation can still be used.',
    query: z.object({ code: text(100) }),
    response: invitationStateSchema,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/api/auth/user',
    access: 'user',
    summary: 'Change your personal information.',
    body: personalInfoBody,
    response: userSchema,
  }),
  setFirstPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'user',
    summary: 'Set a password for an account without one, soon after signing in.',
    body: changePasswordBody.pick({ newPassword: true }),
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/auth/password',
    access: 'user',
    summary: 'Change your password; all your other sessions end.',
    body: changePasswordBody,
  }),
};
