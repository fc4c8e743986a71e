import { MailCheck } from 'lucide-react';
import { useConfirmAddress } from '#data/people/address-confirmation.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { Button } from '#ui/button.tsx';

/** Confirms the address to which its link was mailed; by a press, because mail servers open links to look at them. */
export function ConfirmAddress({ code }: { code: string }) {
  const { mutate, isPending, data } = useConfirmAddress();
  return data ? (
    <p role="status" className="mt-6 wrap-anywhere">
      {richText(
        t('<0>{email}</0> is confirmed. E-mails about your orders go there from now on.', {
          email: data.email,
        }),
        (email) => (
          <span className="font-semibold">{email}</span>
        ),
      )}
    </p>
  ) : (
    <>
      <p className="mt-6">{t('Press the button to confirm that this address is yours.')}</p>
      <Button
        icon={MailCheck}
        className="mt-5 w-full"
        pending={isPending}
        pendingLabel={t('Confirming...')}
        onClick={() => mutate(code)}
      >
        {t('Confirm address')}
      </Button>
    </>
  );
}
