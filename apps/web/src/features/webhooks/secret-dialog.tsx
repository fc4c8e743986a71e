import { Copy } from 'lucide-react';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast-store.ts';

interface SecretDialogProps {
  secret: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the secret of a webhook once. */
export function SecretDialog({ secret, open, onOpenChange }: SecretDialogProps) {
  const copy = async () => {
    if (await copyText(secret)) toast({ title: t('Secret copied') });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('The Webhook’s Secret')}
      description={t(
        'Give it to the program that is called: it checks with it that a call is ours. It is shown only now.',
      )}
      footer={
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {t('Done')}
        </Button>
      }
    >
      <Field
        label={t('Secret')}
        hint={t('Signed as standardwebhooks.com describes; libraries for most languages check it.')}
      >
        {(control) => (
          <Input {...control} readOnly value={secret} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <Button icon={Copy} className="mt-4 max-sm:w-full" onClick={() => void copy()}>
        {t('Copy')}
      </Button>
    </Dialog>
  );
}
