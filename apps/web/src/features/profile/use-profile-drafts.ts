import type { Session } from '@game-plan/contracts/auth';
import { useEatingChoices } from './eating/use-eating-choices.ts';
import { useHealthForm } from './health/use-health-form.ts';
import { usePersonalForm } from './personal/use-personal-form.ts';
import { usePhotoForm } from './personal/use-photo-form.ts';

/** All that can be typed on the page, held above the tabs so that switching them loses nothing. */
export function useProfileDrafts({ user, profile }: Session) {
  const photo = usePhotoForm(user);
  const personal = usePersonalForm(user);
  const health = useHealthForm(profile);
  const eating = useEatingChoices(profile);
  const unsaved = {
    photo: photo.formState.isDirty,
    personal: personal.formState.isDirty,
    health: health.formState.isDirty,
    eating: [eating.allergies, eating.diets, eating.dislikes].some(({ isUnsaved }) => isUnsaved),
  };
  return { photo, personal, health, eating, unsaved };
}
export type Unsaved = ReturnType<typeof useProfileDrafts>['unsaved'];
