/** Longer than any test. */
const MARGIN_MILLISECONDS = 5 * 60_000;

function isDayLasting(timeZone: string): boolean {
  const { format } = new Intl.DateTimeFormat('en-CA', { timeZone });
  const now = Date.now();
  return format(now) === format(now + MARGIN_MILLISECONDS);
}

/** The first time zone in which midnight is not imminent, so that a test does not span two days. */
export function zoneOfLastingDay(timeZones: readonly string[]): string {
  const zone = timeZones.find(isDayLasting);
  if (zone === undefined) throw new Error(`It is about to be midnight in ${timeZones.join(' and ')}`);
  return zone;
}
