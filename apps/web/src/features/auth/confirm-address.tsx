import { MailCheck } from 'lucide-react';
import { useConfirmAddress } from '#data/people/address-confirmation.ts';
import { Button } from '#ui/button.tsx';

/** Confirms the address to which its link was mailed; by a press, because mail servers open links to look at them. */
export function ConfirmAddress({ code }: { code: string }) {
  const { mutate, isPending, data } = useConfirmAddress();
  return data ? (
    <p role="status" className="mt-6 wrap-anywhere">
      <span className="font-semibold">{data.email}</span> is confirmed. E-mails about your orders go there
      from now on.
    </p>
  ) : (
    <>
      <p className="mt-6">Press the button to confirm that this address is yours.</p>
      <Button
        icon={MailCheck}
        className="mt-5 w-full"
        pending={isPending}
        pendingLabel="Confirming..."
        onClick={() => mutate(code)}
      >
        Confirm address
      </Button>
    </>
  );
}
