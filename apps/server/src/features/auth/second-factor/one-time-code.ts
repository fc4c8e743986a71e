import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { makeCode } from '../make-code.ts';

const PERIOD_SECONDS = 30;
/** Codes of one step before and after are taken, for clocks that differ and people who type slowly (RFC 6238, section 5.2). */
const WINDOW = 1;
const RECOVERY_CODES = 10;

const codesOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Game Plan Cookbook',
    label,
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_SECONDS,
  });

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app scans: 'otpauth://totp/…'. */
export const uriOf = (secret: string, username: string): string => codesOf(secret, username).toString();

/** The time step of a code; undefined if it is none of about now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Recovery codes to write down: each 12 characters out of 31, 59 bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => makeCode({ groups: 3, length: 4 }));

/** They are random, so that a plain hash suffices. Case, spaces and hyphens do not matter. */
export const hashOf = (recoveryCode: string): string =>
  createHash('sha256').update(recoveryCode.toLowerCase().replaceAll(/[\s-]/g, '')).digest('base64url');
