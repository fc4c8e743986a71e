import { activity } from '@game-plan/contracts/people/activity';
import { readQuery } from '#lib/api/api.ts';

/** The last things the person did, newest first. */
export const activityQuery = readQuery(activity.recent);
