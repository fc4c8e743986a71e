import { LARGEST_ID } from '@game-plan/contracts/schemas/primitives';

/** Whether a text from the address can be an id, by the rules of `idParams`. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_ID;
