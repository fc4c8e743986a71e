import { personalInfoBody, type User } from '@game-plan/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { KEEP_TYPED } from '#lib/follow-saved.ts';
import { personalFieldsOf } from './personal-fields.ts';

/** Follows what is saved, but for what the person has typed. */
export function usePersonalForm(user: User) {
  return useForm({
    resolver: zodResolver(personalInfoBody),
    values: personalFieldsOf(user),
    resetOptions: KEEP_TYPED,
  });
}
export type PersonalForm = ReturnType<typeof usePersonalForm>;
