import { safeAddress } from './safe-address.ts';

/** Sends the browser to where an order is paid. False for an address that is not safe to open. */
export function leaveToPay(paymentUrl: string): boolean {
  const address = safeAddress(paymentUrl, window.location.origin);
  if (address === undefined) return false;
  window.location.assign(address);
  return true;
}
