import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { ResponseOf } from '@game-plan/contracts/endpoint';
import type { passkeys } from '@game-plan/contracts/people/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Manner {
  /** The address of the page that asks. */
  readonly origin: string;
  /** Whether the device checked its user, by a finger or a PIN; true by default. */
  readonly verifies?: boolean;
}

/** A device with one passkey (ES256), which answers as browsers pass it on (WebAuthn Level 3, sections 6.1 and 6.5). */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const dataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, credential = Buffer.alloc(0)): Buffer {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, credential]);
  }

  const flagsOf = ({ verifies = true }: Manner) => USER_PRESENT | (verifies ? USER_VERIFIED : 0);
  const credential = { id, rawId: id, type: 'public-key' as const };

  return {
    /** Sets back the count of signatures, as a copy of the device would have it. */
    copy() {
      counter = 0;
    },
    create({ challenge, rp }: ResponseOf<typeof passkeys.beginAdding>, manner: Manner) {
      const coordinates = [x, y].map((coordinate) => new Uint8Array(Buffer.from(coordinate, 'base64url')));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, coordinates[0] ?? new Uint8Array()],
          [-3, coordinates[1] ?? new Uint8Array()],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, key]);
      const authData = authenticatorData(rp.id, flagsOf(manner) | HAS_CREDENTIAL, made);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as never,
      );
      return {
        ...credential,
        response: {
          clientDataJSON: dataOf('webauthn.create', challenge, manner.origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal' as const],
        },
      };
    },
    get({ challenge, rpId }: ResponseOf<typeof passkeys.beginSignIn>, manner: Manner) {
      const clientData = dataOf('webauthn.get', challenge, manner.origin);
      const authData = authenticatorData(rpId, flagsOf(manner));
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
