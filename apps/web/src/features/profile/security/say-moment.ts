/** An instant on the person's own clock: 'Nov 20, 2026, 10:02 AM'. */
export function sayMoment(instant: string): string {
  return new Date(instant)
    .toLocaleString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
    .replace('\u202f', ' ');
}
