import { tabChannel } from '#lib/tab-channel.ts';

/** Tells of somebody signing in or out. */
export const sessionChannel = tabChannel('game-plan-session');
