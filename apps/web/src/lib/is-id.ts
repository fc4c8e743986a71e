import { idParams } from '@game-plan/contracts/schemas/primitives';

/** Whether a text of the address, where anyone may have typed, can be the id of something. */
export const isId = (text: string): boolean => idParams.safeParse({ id: text }).success;
