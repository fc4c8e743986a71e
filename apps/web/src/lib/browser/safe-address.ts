/**
 * Returns a payment address if it is safe to open: https, or on this app's origin; undefined for others, such as
 * `javascript:`.
 */
export function safeAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
}

/** Opens the payment page. Returns false if the address is not safe. */
export function openPaymentPage(paymentUrl: string): boolean {
  const address = safeAddress(paymentUrl, window.location.origin);
  if (address === undefined) return false;
  window.location.assign(address);
  return true;
}
