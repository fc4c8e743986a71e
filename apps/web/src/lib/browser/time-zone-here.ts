/** The IANA name of this device's time zone: 'Europe/Berlin'. */
export function timeZoneHere(): string {
  // biome-ignore lint/style/noRestrictedGlobals: no other interface names the time zone, and its dialogs are rarely opened
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
