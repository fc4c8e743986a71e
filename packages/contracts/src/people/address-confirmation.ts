import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { shownEmailSchema, text } from '../schemas/primitives.ts';

const CODE_MAX = 100;

/** Links by which people show that a changed e-mail address is theirs. Until then, no other mail goes there. */
export const addressConfirmation = {
  send: endpoint({
    method: 'POST',
    path: '/api/account/address-confirmation',
    access: 'user',
    summary: 'Mail yourself another link that confirms your changed e-mail address.',
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/auth/address-confirmation',
    access: 'public',
    summary: 'Confirm an e-mail address with the code that was mailed to it.',
    body: z.object({ code: text(CODE_MAX) }),
    response: z.object({ email: shownEmailSchema }),
  }),
};
