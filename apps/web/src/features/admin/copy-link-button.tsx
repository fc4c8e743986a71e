import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#lib/browser/copy-text.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast-store.ts';

interface CopyLinkButtonProps {
  /** Whom the link is for: an e-mail address or a username. */
  recipient: string;
  link: string;
}

/** Copies a link to pass on; if the browser refuses, shows the link for manual copying. */
export function CopyLinkButton({ recipient, link }: CopyLinkButtonProps) {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    if (await copyText(link)) {
      toast({
        title: t('Link copied'),
        description: isLocalLink(link)
          ? t('Send it to {recipient}. It only works on this computer', { recipient })
          : t('Send it to {recipient}', { recipient }),
      });
    } else setShown(true);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Copy}
        onClick={() => void copy()}
        aria-label={t('Copy link for {recipient}', { recipient })}
      >
        {t('Copy link')}
      </Button>
      {isShown && (
        <Input
          readOnly
          value={link}
          aria-label={t('Link for {recipient}', { recipient })}
          onFocus={(event) => event.target.select()}
        />
      )}
    </span>
  );
}

const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Says, if so, that a link only works on the computer on which the app was opened. */
export function LocalLinkWarning({ link }: { link: string }) {
  if (!isLocalLink(link)) return null;
  return (
    <p className="mt-1 text-sm text-warning-text">
      {t(
        'This link only works on this computer. For links that work elsewhere, open the app at an address that others can reach, or set PUBLIC_URL on the server.',
      )}
    </p>
  );
}

/** Whether a link only works on the computer on which it is opened. */
function isLocalLink(link: string): boolean {
  return THIS_MACHINE.test(new URL(link).hostname);
}
