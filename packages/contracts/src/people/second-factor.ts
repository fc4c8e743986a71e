import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, instantSchema, text } from '../schemas/primitives.ts';

const confirmedBody = z.object({ password: text(200).default('') });
const recoveryCodesSchema = z.object({
  /** Each signs in once in place of a code. They are shown now and never again. */
  recoveryCodes: z.array(z.string()),
});

/**
 * One-time codes of an app (TOTP, RFC 6238) beside the password. Answers with secrets are no changes to repeat: those are stored for
 * a day.
 */
export const secondFactor = {
  get: endpoint({
    method: 'GET',
    path: '/api/account/second-factor',
    access: 'user',
    summary: 'Whether you sign in with one-time codes.',
    response: z.object({
      /** Since when; null if not. */
      since: instantSchema.nullable(),
      /** How many recovery codes are left. */
      recoveryCodes: z.int(),
      /** Whether admins need one here. */
      isRequiredOfAdmins: z.boolean(),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/begin',
    access: 'user',
    changesNothing: true,
    summary: 'Begin to set up one-time codes: the secret for your app.',
    body: confirmedBody,
    response: z.object({
      /** Base32, to type. */
      secret: z.string(),
      /** 'otpauth://totp/…', to scan. */
      uri: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    access: 'user',
    changesNothing: true,
    summary: 'Turn one-time codes on with the first code; all your other sessions end.',
    body: z.object({ code: text(40) }),
    response: recoveryCodesSchema,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    access: 'user',
    changesNothing: true,
    summary: 'Get new recovery codes; the former ones end.',
    body: confirmedBody,
    response: recoveryCodesSchema,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/end',
    access: 'user',
    summary: 'Turn one-time codes off.',
    body: confirmedBody,
  }),
  reset: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/second-factor',
    access: 'admin',
    summary: 'Turn off the one-time codes of somebody who has lost them; recorded.',
    params: idParams,
  }),
};
