import { LARGEST_ID } from '@game-plan/contracts/schemas/primitives';

/** Whether a text of the address, where anyone may have typed, can be the id of something, as `idParams` reads it. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;
