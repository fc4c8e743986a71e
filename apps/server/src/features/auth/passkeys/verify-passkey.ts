import type { BodyOf, ResponseOf } from '@game-plan/contracts/endpoint';
import type { passkeys } from '@game-plan/contracts/people/passkeys';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL, isoUint8Array } from '@simplewebauthn/server/helpers';
import { AppError } from '#http/app-error.ts';
import type { PasskeyRow } from './passkey-queries.ts';

const APP = 'Game Plan Cookbook';
const TIMEOUT_MILLISECONDS = 300_000;

/** EdDSA, ES256 and RS256 (IANA's COSE algorithms), which Node.js verifies. */
const ALGORITHMS = [-8, -7, -257];

/** The app's name among passkeys: those of one address work at no other. */
const rpIdOf = (address: string) => new URL(address).hostname;

interface Expected {
  /** The app's address, as `appAddress` tells it. */
  readonly address: string;
  /** Whether this challenge was given to this browser and not answered yet. */
  readonly takeChallenge: (challenge: string) => Promise<boolean>;
}

const expectedOf = ({ address, takeChallenge }: Expected) => ({
  expectedChallenge: takeChallenge,
  expectedOrigin: new URL(address).origin,
  expectedRPID: rpIdOf(address),
  requireUserVerification: true,
});

/** What a browser asks of any passkey of this app: no account is named, so that nobody learns who has one. */
export async function askForPasskey(address: string): Promise<ResponseOf<typeof passkeys.beginSignIn>> {
  const timeout = TIMEOUT_MILLISECONDS;
  const rpId = rpIdOf(address);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return { challenge, rpId, timeout, userVerification: 'required' };
}

interface Owner {
  readonly userId: number;
  readonly username: string;
  /** The passkeys that they have. */
  readonly owned: readonly PasskeyRow[];
}

/** What a browser asks of the device that makes a passkey. */
export async function askForNewPasskey(
  address: string,
  { userId, username, owned }: Owner,
): Promise<ResponseOf<typeof passkeys.beginAdding>> {
  const { challenge, rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    supportedAlgorithmIDs: ALGORITHMS,
    rpName: APP,
    rpID: rpIdOf(address),
    userName: username,
    userDisplayName: username,
    userID: isoUint8Array.fromUTF8String(String(userId)),
  });
  return {
    challenge,
    rp: { id: rpIdOf(address), name: rp.name },
    user,
    pubKeyCredParams,
    timeout: TIMEOUT_MILLISECONDS,
    excludeCredentials: owned.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Checks a device's answer with its new passkey. Throws 'invalid_body' with the reason in the log. */
export async function verifyNewPasskey(
  answer: BodyOf<typeof passkeys.add>,
  expected: Expected,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter'>> {
  const refusal = 'This passkey could not be added. Try again.';
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    supportedAlgorithmIDs: ALGORITHMS,
    ...expectedOf(expected),
  }).catch((cause: Error) => {
    throw new AppError('invalid_body', refusal, { cause });
  });
  if (!verified.verified) throw new AppError('invalid_body', refusal);
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
}

export const refused = (cause?: Error): AppError =>
  new AppError('signed_out', 'That passkey does not sign you in here. Use your password.', {
    ...(cause && { cause }),
  });

/**
 * Checks a signature by a passkey, whose device has verified its user. Returns the count of signatures. Throws 'signed_out' with the
 * reason in the log.
 */
export async function verifySignature(
  answer: BodyOf<typeof passkeys.signIn>,
  { credentialId, publicKey, counter }: PasskeyRow,
  expected: Expected,
): Promise<number> {
  const credential = { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter };
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    credential,
    ...expectedOf(expected),
  }).catch((cause: Error) => {
    throw refused(cause);
  });
  if (!verified.verified) throw refused();
  return verified.authenticationInfo.newCounter;
}
