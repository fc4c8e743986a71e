/** Formats the time for a backup's file name, in UTC: '2026-11-21T08-00-00'. */
export const fileTimestamp = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(':', '-');
