/** A moment as the name of a backup has it, in UTC: '2026-11-21T08-00-00'. */
export const fileMoment = (moment: Date): string => moment.toISOString().slice(0, 19).replaceAll(':', '-');
