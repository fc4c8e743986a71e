import { activity } from '@game-plan/contracts/people/activity';
import { readQuery } from '#lib/api/api.ts';

/** The kitchen's and the person's latest activities, newest first. */
export const activityQuery = readQuery(activity.recent);
