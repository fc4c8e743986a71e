/** An address in numbers; passkeys need a name (WebAuthn Level 3, section 5.1.3). */
const NUMERIC_HOST = /^[\d.]+$|\]$/;

/** Whether this browser can use passkeys at the app's address, which must be https or this machine. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !NUMERIC_HOST.test(window.location.hostname);
