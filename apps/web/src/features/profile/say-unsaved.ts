import type { Unsaved } from './use-profile-drafts.ts';

const PLACES: Readonly<Record<keyof Unsaved, string>> = {
  photo: 'your profile picture',
  personal: 'Personal',
  health: 'Health & Fitness',
  eating: 'Allergies',
};
const LIST = new Intl.ListFormat('en-US');

/** Where something is not saved yet: 'Personal and Allergies'; undefined when all is. */
export function sayUnsaved(unsaved: Partial<Unsaved>): string | undefined {
  const places = (Object.keys(PLACES) as (keyof Unsaved)[]).filter((place) => unsaved[place]);
  return places.length === 0 ? undefined : LIST.format(places.map((place) => PLACES[place]));
}
