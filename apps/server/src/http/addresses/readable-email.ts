import { domainToUnicode } from 'node:url';

/** Spells an e-mail address as people write it: 'post@xn--mller-kva.de' becomes 'post@müller.de'. */
export function readableEmail(email: string): string {
  if (!email.includes('xn--')) return email;
  const at = email.lastIndexOf('@') + 1;
  return `${email.slice(0, at)}${domainToUnicode(email.slice(at)) || email.slice(at)}`;
}
