import type { BodyInput } from '@game-plan/contracts/endpoint';
import { business, type LegalPage } from '@game-plan/contracts/shop/business';
import { useMutation } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

export type ContactInput = BodyInput<typeof business.changeContact>;

export const contactQuery = readQuery(business.contact);
export const legalTextQuery = (page: LegalPage) => readQuery(business.legalText, { query: { page } });

export function useChangeContact(onChanged: () => void) {
  return useMutation({
    mutationFn: (contact: ContactInput) => call(business.changeContact, { body: contact }),
    onSuccess: () => {
      toast({ title: t('Contact details saved') });
      onChanged();
    },
    onError: (error) => toastFailure(t('Failed to save the contact details'), error),
  });
}

export function useChangeLegalText(page: LegalPage, onChanged: () => void) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof business.changeLegalText>) =>
      call(business.changeLegalText, { params: { page }, body }),
    onSuccess: (_, { text }) => {
      toast({ title: text === null ? t('The standard text is back') : t('Page saved') });
      onChanged();
    },
    onError: (error) => toastFailure(t('Failed to save the page'), error),
  });
}
