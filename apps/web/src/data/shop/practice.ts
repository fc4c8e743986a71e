import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type LegalPage, practice } from '@game-plan/contracts/shop/practice';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

export type ContactInput = BodyInput<typeof practice.changeContact>;

export const contactQuery = readQuery(practice.contact);
export const legalTextQuery = (page: LegalPage) => readQuery(practice.legalText, { query: { page } });

export function useChangeContact(onChanged: () => void) {
  return useMutation({
    mutationFn: (contact: ContactInput) => call(practice.changeContact, { body: contact }),
    onSuccess: () => {
      toast({ title: 'Contact details saved' });
      onChanged();
    },
    onError: (error) => toastFailure('Failed to save the contact details', error),
  });
}

export function useChangeLegalText(page: LegalPage, onChanged: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof practice.changeLegalText>) =>
      call(practice.changeLegalText, { params: { page }, body }),
    onSuccess: (_, { text }) => {
      toast({ title: text === null ? 'The standard text is back' : 'Page saved' });
      onChanged();
    },
    onError: (error) => toastFailure('Failed to save the page', error),
  });
}
