import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../addresses/app-address.ts';
import { isSame, sign } from '../signature.ts';

/** The maximum lifetime of a cookie in browsers (RFC 6265bis, section 5.5). */
const KEPT_SECONDS = 400 * 86_400;

const nameFor = (userId: number) => `gpc_device_${userId}`;

/**
 * Device cookies: they prove that an account has signed in on this browser before, so that password guesses from
 * elsewhere do not lock its owner out (OWASP, 'Slow Down Online Guessing Attacks with Device Cookies'). They do not
 * sign a user in. The Secure attribute follows PUBLIC_URL if set, otherwise the request.
 */
export function knownDevices(secret: string, publicUrl: string | undefined) {
  const signDevice = (userId: number, device: string) => sign(secret, 'device', userId, device);
  return {
    /** Returns the account's id for this device; undefined if the account never signed in on it. */
    find({ cookies }: FastifyRequest, userId: number): string | undefined {
      const [device = '', signature = ''] = (cookies[nameFor(userId)] ?? '').split('.');
      return isSame(signature, signDevice(userId, device)) ? device : undefined;
    },
    remember(request: FastifyRequest, reply: FastifyReply, userId: number): void {
      const device = this.find(request, userId) ?? randomBytes(12).toString('base64url');
      reply.setCookie(nameFor(userId), `${device}.${signDevice(userId, device)}`, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps(publicUrl, request),
        maxAge: KEPT_SECONDS,
      });
    },
  };
}
