import { kitchens } from '@game-plan/contracts/kitchen/kitchens';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

/** The kitchen's members, open invitations and counts. */
export const kitchenQuery = readQuery(kitchens.read);

/** Kitchens that the person is invited to. */
export const kitchenInvitationsQuery = readQuery(kitchens.invitations);

/** Invites a user by username; calls back on success. */
export function useInviteToKitchen(onInvited: () => void) {
  return useMutation({
    mutationFn: (username: string) => call(kitchens.invite, { body: { username } }),
    onSuccess: (_, username) => {
      toast({
        title: t('Invitation sent'),
        description: t('{username} will see it on their dashboard and profile', { username }),
      });
      onInvited();
    },
    onError: (error) => toastFailure(t('Failed to invite'), error),
  });
}

export function useWithdrawInvitation() {
  return useMutation({
    mutationFn: (id: number) => call(kitchens.withdraw, { params: { id } }),
    onSuccess: () => toast({ title: t('Invitation withdrawn') }),
    onError: (error) => toastFailure(t('Failed to withdraw the invitation'), error),
  });
}

/** Joins a kitchen, with or without the contents of the person's own. */
export function useJoinKitchen() {
  return useMutation({
    mutationFn: ({ id, bring }: { id: number; bring: boolean }) =>
      call(kitchens.accept, { params: { id }, body: { bring } }),
    onSuccess: () => toast({ title: t('You now share a kitchen') }),
    onError: (error) => toastFailure(t('Failed to join the kitchen'), error),
  });
}

export function useDeclineInvitation() {
  return useMutation({
    mutationFn: (id: number) => call(kitchens.decline, { params: { id } }),
    onSuccess: () => toast({ title: t('Invitation declined') }),
    onError: (error) => toastFailure(t('Failed to decline the invitation'), error),
  });
}

/** Leaves the kitchen; calls back when the person has their own again. */
export function useLeaveKitchen(onLeft: () => void) {
  return useMutation({
    mutationFn: () => call(kitchens.leave, {}),
    onSuccess: () => {
      toast({ title: t('You now have your own kitchen') });
      onLeft();
    },
    onError: (error) => toastFailure(t('Failed to leave the kitchen'), error),
  });
}

/** Removes a member from the kitchen; calls back on success. */
export function useRemoveMember(onRemoved: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(kitchens.removeMember, { params: { id } }),
    onSuccess: onRemoved,
    onError: (error) => toastFailure(t('Failed to remove them from the kitchen'), error),
  });
}

export function useAgreeToBeCookedFor() {
  return useMutation({
    mutationFn: (agreesToBeCookedFor: boolean) => call(kitchens.agree, { body: { agreesToBeCookedFor } }),
    onError: (error) => toastFailure(t('Failed to save'), error),
  });
}
