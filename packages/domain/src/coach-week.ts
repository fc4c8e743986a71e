/** Whether the client has answered a week that a coach proposed. */
export const COACH_WEEK_STATES = ['waiting', 'taken', 'declined'] as const;
export type CoachWeekState = (typeof COACH_WEEK_STATES)[number];
