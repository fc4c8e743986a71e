import { useId, useState } from 'react';
import { renderSVG } from 'uqr';
import { useConfirmSecondFactor } from '#data/people/second-factor.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/language.ts';
import { richText } from '#lib/rich-text.tsx';
import { Button } from '#ui/button.tsx';
import { SaveDialog } from '#ui/dialog/save-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface ScanCodeDialogProps {
  codes: { readonly secret: string; readonly uri: string };
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret to scan or type into an app, and asks for its first code. */
export function ScanCodeDialog({ codes: { secret, uri }, onConfirmed, onClose }: ScanCodeDialogProps) {
  const formId = useId();
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useConfirmSecondFactor(onConfirmed);
  const refused = error instanceof ApiError ? error.problem?.errors?.code?.[0] : undefined;
  return (
    <SaveDialog
      open
      onOpenChange={onClose}
      pending={isPending}
      title={t('Scan with your app')}
      description={t('Then type the code that the app shows. All your other devices will be signed out.')}
      action={
        <Button type="submit" form={formId} pending={isPending} pendingLabel={t('Checking...')}>
          {t('Turn on')}
        </Button>
      }
    >
      <img
        alt={t('QR code of the secret')}
        className="mx-auto size-52 rounded-lg bg-white p-2"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`}
      />
      <p className="mt-4 text-sm text-muted">
        {richText(
          t('If you cannot scan it, open <0>this link</0> on the device with the app, or type:'),
          (words) => (
            <a
              href={uri}
              className="font-semibold text-primary underline underline-offset-4 hover:no-underline"
            >
              {words}
            </a>
          ),
        )}
      </p>
      <p className="mt-1 font-mono text-sm wrap-anywhere">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <form
        id={formId}
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(code);
        }}
      >
        <Field label={t('Code')} error={refused}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoFocus
            />
          )}
        </Field>
      </form>
    </SaveDialog>
  );
}
