import type { BodyInput } from '@game-plan/contracts/endpoint';
import { type Webhook, webhooks } from '@game-plan/contracts/people/webhooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, readQuery } from '#lib/api/api.ts';
import { t } from '#lib/language.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { toastFailure } from '../toast-failure.ts';

const webhooksQuery = readQuery(webhooks.list);

const WAITING_MILLISECONDS = 2000;

/** The person's webhooks. They are read again while the first attempt of a call is awaited. */
export const useWebhooks = () =>
  useQuery({
    ...webhooksQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ calls }) => calls.some(({ state, attempts }) => state === 'waiting' && attempts === 0))
        ? WAITING_MILLISECONDS
        : false,
  });

export type WebhookChoices = BodyInput<typeof webhooks.create>;

/** Adds a webhook; calls back with its secret. */
export function useAddWebhook(onAdded: (secret: string) => void) {
  return useMutation({
    mutationFn: (body: WebhookChoices) => call(webhooks.create, { body }),
    onSuccess: ({ secret }) => onAdded(secret),
    onError: (error) => toastFailure(t('Webhook not added'), error),
  });
}

/** Changes a webhook; calls back on success. */
export function useChangeWebhook(onChanged: () => void) {
  return useMutation({
    mutationFn: ({ id, body }: { id: number; body: WebhookChoices }) =>
      call(webhooks.update, { params: { id }, body }),
    onSuccess: onChanged,
    onError: (error) => toastFailure(t('Webhook not changed'), error),
  });
}

/** Makes another secret; calls back with it. */
export function useRenewSecret(onRenewed: (secret: string) => void) {
  return useMutation({
    mutationFn: ({ id }: Webhook) => call(webhooks.renewSecret, { params: { id } }),
    onSuccess: ({ secret }) => onRenewed(secret),
    onError: (error) => toastFailure(t('No new secret'), error),
  });
}

export function useTestWebhook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Webhook) => call(webhooks.test, { params: { id } }),
    onSuccess: (tested) =>
      client.setQueryData(webhooksQuery.queryKey, (all) =>
        all?.map((one) => (one.id === tested.id ? tested : one)),
      ),
    onError: (error) => toastFailure(t('No test sent'), error),
  });
}

export function useRemoveWebhook() {
  return useMutation({
    mutationFn: ({ id }: Webhook) => call(webhooks.remove, { params: { id } }),
    onSuccess: () => toast({ title: t('Webhook removed') }),
    onError: (error) => toastFailure(t('Webhook not removed'), error),
  });
}
