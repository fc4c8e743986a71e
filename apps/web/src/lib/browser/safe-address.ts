/**
 * Where the browser may be sent to pay: an https address, or one of this app itself. Anything else, such as a
 * `javascript:` address, is undefined.
 */
export function safeAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.protocol === 'https:' || url.origin === origin ? url.href : undefined;
}

/** Sends the browser to where an order is paid. False for an address that is not safe to open. */
export function leaveToPay(paymentUrl: string): boolean {
  const address = safeAddress(paymentUrl, window.location.origin);
  if (address === undefined) return false;
  window.location.assign(address);
  return true;
}
