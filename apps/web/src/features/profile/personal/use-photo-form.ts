import { profilePhotoBody } from '@game-plan/contracts/account';
import type { User } from '@game-plan/contracts/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

/** The address of the picture, as saved until another one is typed. */
export function usePhotoForm({ profilePhotoUrl }: User) {
  return useForm({
    resolver: zodResolver(profilePhotoBody),
    values: { profilePhotoUrl: profilePhotoUrl ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
}
export type PhotoForm = ReturnType<typeof usePhotoForm>;
