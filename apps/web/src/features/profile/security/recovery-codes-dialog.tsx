import { Copy } from 'lucide-react';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast-store.ts';

interface RecoveryCodesDialogProps {
  recoveryCodes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once. */
export function RecoveryCodesDialog({ recoveryCodes, onClose }: RecoveryCodesDialogProps) {
  const copy = async () => {
    const isCopied = await copyText(recoveryCodes.join('\n'));
    toast({
      title: isCopied ? t('Recovery codes copied') : t('Your browser does not copy. Select the codes.'),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Your recovery codes')}
      description={t(
        'Each signs you in once if you lose your phone. Keep them where you keep other important papers: they are not shown again.',
      )}
      footer={
        <>
          <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
            {t('Copy')}
          </Button>
          <Button onClick={onClose}>{t('I have kept them')}</Button>
        </>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-2 rounded-lg bg-sunken p-4 font-mono">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
