/**
 * The address that dials a phone number as people write it: '+49 (0)30 / 123-456 ext. 7' is 'tel:+4930123456'. The zero in
 * brackets is dialled only inside the country, and an extension is asked for once somebody answers.
 */
export function telUrl(phone: string): string {
  const [number = ''] = phone.trim().split(/[a-z]/i);
  const dialled = /^(?:\+|00)/.test(number) ? number.replace('(0)', '') : number;
  return `tel:${dialled.startsWith('+') ? '+' : ''}${dialled.replaceAll(/\D/g, '')}`;
}
