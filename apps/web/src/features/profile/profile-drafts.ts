import type { Session } from '@game-plan/contracts/people/auth';
import { useState } from 'react';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';
import { DISCARD_TYPED } from '#lib/reset-to-saved.ts';
import { useEatingChoices } from './eating/use-eating-choices.ts';
import type { FormAfterSave } from './form-after-save.ts';
import { healthFieldsOf, useHealthForm } from './health/health-fields.ts';
import { personalFieldsOf, usePersonalForm, usePhotoForm } from './personal/personal-fields.ts';

/** All forms of the page, held above the tabs so that switching tabs loses nothing. */
export function useProfileDrafts({ user, profile }: Session) {
  const photo = usePhotoForm(user);
  const personal = usePersonalForm(user);
  const health = useHealthForm(profile);
  const eating = useEatingChoices(profile);
  const unsaved = {
    photo: photo.formState.isDirty,
    personal: personal.formState.isDirty,
    health: health.formState.isDirty,
    eating: [eating.allergies, eating.diets, eating.dislikes, eating.cuisines].some(
      ({ isUnsaved }) => isUnsaved,
    ),
  };
  return { photo, personal, health, eating, unsaved };
}
type Unsaved = ReturnType<typeof useProfileDrafts>['unsaved'];

/** View or edit mode, shared by the personal and the health form. */
export function useEditing({ user, profile }: Session, drafts: ReturnType<typeof useProfileDrafts>) {
  const [editing, setEditing] = useState(false);
  return {
    editing,
    edit: () => setEditing(true),
    /** Reverts both forms to the saved values. */
    cancel: () => {
      drafts.personal.reset(personalFieldsOf(user), DISCARD_TYPED);
      drafts.health.reset(healthFieldsOf(profile), DISCARD_TYPED);
      setEditing(false);
    },
    /** After one form was saved: returns to view mode, unless more was typed, or the other form has unsaved changes. */
    saved: (form: 'personal' | 'health', { hasLaterChanges }: FormAfterSave) => {
      // Read at this moment, because its tab may have been opened while waiting for the answer.
      const { isDirty } = drafts[form === 'personal' ? 'health' : 'personal'].formState;
      setEditing(hasLaterChanges || isDirty);
    },
  };
}

const PLACES: Readonly<Record<keyof Unsaved, string>> = {
  photo: t('your profile picture'),
  personal: t('Personal'),
  health: t('Health & Fitness'),
  eating: t('Allergies'),
};

/** The places with unsaved changes: 'Personal and Allergies'; undefined if there are none. */
export function unsavedLabel(unsaved: Partial<Unsaved>): string | undefined {
  const places = (Object.keys(PLACES) as (keyof Unsaved)[]).filter((place) => unsaved[place]);
  return places.length === 0 ? undefined : localList(places.map((place) => PLACES[place]));
}
