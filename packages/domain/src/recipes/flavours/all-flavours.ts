import { AMERICAN_FLAVOURS, MEXICAN_FLAVOURS } from './american-and-mexican.ts';
import { ASIAN_FLAVOURS, THAI_FLAVOURS } from './asian-and-thai.ts';
import { FRENCH_FLAVOURS, ITALIAN_FLAVOURS, MEDITERRANEAN_FLAVOURS } from './european.ts';
import type { Flavour } from './flavour.ts';
import { INDIAN_FLAVOURS } from './indian.ts';
import { SWEET_FLAVOURS } from './sweet.ts';

const FLAVOURS = {
  ...ITALIAN_FLAVOURS,
  ...FRENCH_FLAVOURS,
  ...MEDITERRANEAN_FLAVOURS,
  ...AMERICAN_FLAVOURS,
  ...MEXICAN_FLAVOURS,
  ...ASIAN_FLAVOURS,
  ...THAI_FLAVOURS,
  ...INDIAN_FLAVOURS,
  ...SWEET_FLAVOURS,
} as const;

export type FlavourId = keyof typeof FLAVOURS;

export const ALL_FLAVOURS: Readonly<Record<FlavourId, Omit<Flavour, 'id'>>> = FLAVOURS;

export function flavour(id: FlavourId): Flavour {
  return { id, ...ALL_FLAVOURS[id] };
}
