import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '#lib/browser/copy-text.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast-store.ts';

/** Copies an invitation's link; if the browser refuses, shows the link for manual copying. */
export function CopyLinkButton({ email, link }: { email: string; link: string }) {
  const [isShown, setShown] = useState(false);
  const copy = async () => {
    if (await copyText(link)) {
      const where = isLocalLink(link) ? '. It only works on this computer' : '';
      toast({ title: 'Link copied', description: `Send it to ${email}${where}` });
    } else setShown(true);
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        icon={Copy}
        onClick={() => void copy()}
        aria-label={`Copy link for ${email}`}
      >
        Copy link
      </Button>
      {isShown && (
        <Input
          readOnly
          value={link}
          aria-label={`Link for ${email}`}
          onFocus={(event) => event.target.select()}
        />
      )}
    </span>
  );
}

const THIS_MACHINE = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

/** Whether a link only works on the computer on which it is opened. */
export function isLocalLink(link: string): boolean {
  return THIS_MACHINE.test(new URL(link).hostname);
}
