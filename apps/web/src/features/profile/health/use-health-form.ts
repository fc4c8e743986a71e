import type { Profile } from '@game-plan/contracts/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { KEEP_TYPED } from '#lib/follow-saved.ts';
import { healthFieldsOf, healthForm } from './health-fields.ts';

/** Follows what is saved, but for what the person has typed. */
export function useHealthForm(profile: Profile | null) {
  return useForm({
    resolver: zodResolver(healthForm),
    values: healthFieldsOf(profile),
    resetOptions: KEEP_TYPED,
  });
}
export type HealthForm = ReturnType<typeof useHealthForm>;
