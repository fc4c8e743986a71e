import type { Session } from '@game-plan/contracts/auth';
import { useState } from 'react';
import { FORGET_TYPED } from '#lib/follow-saved.ts';
import { healthFieldsOf } from './health/health-fields.ts';
import type { LeftAfterSave } from './left-after-save.ts';
import { personalFieldsOf } from './personal/personal-fields.ts';
import type { useProfileDrafts } from './use-profile-drafts.ts';

/** View and edit mode, which the personal and the health form share. */
export function useEditing({ user, profile }: Session, drafts: ReturnType<typeof useProfileDrafts>) {
  const [editing, setEditing] = useState(false);
  return {
    editing,
    edit: () => setEditing(true),
    /** Back to what is saved, in both forms. */
    cancel: () => {
      drafts.personal.reset(personalFieldsOf(user), FORGET_TYPED);
      drafts.health.reset(healthFieldsOf(profile), FORGET_TYPED);
      setEditing(false);
    },
    /** After one form was saved: view mode, unless something was typed on, or the other holds what is not saved. */
    saved: (form: 'personal' | 'health', { isTypedOn }: LeftAfterSave) => {
      // As it is by now: its tab may have been opened while the answer was on its way.
      const { isDirty } = drafts[form === 'personal' ? 'health' : 'personal'].formState;
      setEditing(isTypedOn || isDirty);
    },
  };
}
