import { profilePhotoBody } from '@game-plan/contracts/account';
import type { User } from '@game-plan/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { KEEP_TYPED } from '#lib/follow-saved.ts';

/** The address of the picture, as saved until another one is typed. */
export function usePhotoForm({ profilePhotoUrl }: User) {
  return useForm({
    resolver: zodResolver(profilePhotoBody),
    values: { profilePhotoUrl: profilePhotoUrl ?? '' },
    resetOptions: KEEP_TYPED,
  });
}
export type PhotoForm = ReturnType<typeof usePhotoForm>;
