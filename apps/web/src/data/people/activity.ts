import { activity } from '@game-plan/contracts/people/activity';
import { readQuery } from '#lib/api/api.ts';

/** The kitchen's and the person's latest activities, newest first. */
export const activityQuery = readQuery(activity.recent);

/** More of them than are shown at once, in which a meal of the last hours is found. */
export const latestActivitiesQuery = readQuery(activity.recent, { query: { limit: 50 } });
