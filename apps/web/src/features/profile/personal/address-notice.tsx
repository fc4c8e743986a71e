import { useResendConfirmation } from '#data/people/address-confirmation.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';

/** Says that a changed address still has to be confirmed, and mails its link again. */
export function AddressNotice({ email }: { email: string }) {
  const { mutate, isPending } = useResendConfirmation();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft p-4 text-warning-text">
      <p className="min-w-0 flex-1 basis-64 text-sm wrap-anywhere">
        <span className="font-semibold">{t('{email} is not confirmed yet.', { email })}</span>{' '}
        {t(
          'No e-mails about your orders are sent there until you open the link in the e-mail that was sent to it.',
        )}
      </p>
      <Button variant="secondary" pending={isPending} pendingLabel={t('Sending...')} onClick={() => mutate()}>
        {t('Send it again')}
      </Button>
    </div>
  );
}
