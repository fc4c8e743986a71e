import { domainToUnicode } from 'node:url';
import type { User } from '@game-plan/contracts/people/auth';

/** Spells an e-mail address as people write it: 'post@xn--mller-kva.de' becomes 'post@müller.de'. */
export function readableEmail(email: string): string {
  if (!email.includes('xn--')) return email;
  const at = email.lastIndexOf('@') + 1;
  return `${email.slice(0, at)}${domainToUnicode(email.slice(at)) || email.slice(at)}`;
}

/** Spells the host of a web address as people write it: 'https://xn--mller-kva.de/a.jpg' becomes 'https://müller.de/a.jpg'. */
export function readableUrl(address: string): string {
  if (!address.includes('xn--')) return address;
  return address.replace(/^(https?:\/\/)([^/:?#]+)/, (_, scheme: string, host: string) => {
    return scheme + (domainToUnicode(host) || host);
  });
}

type Addresses = Partial<Pick<User, 'email' | 'profilePhotoUrl'>>;

/** An account, or the part of it that an answer has, with its addresses spelled as people write them. */
export function withReadableAddresses<Account extends Addresses>(account: Account): Account {
  const { email, profilePhotoUrl } = account;
  return {
    ...account,
    ...(email && { email: readableEmail(email) }),
    ...(profilePhotoUrl && { profilePhotoUrl: readableUrl(profilePhotoUrl) }),
  };
}
