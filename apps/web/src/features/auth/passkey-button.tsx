import { KeyRound } from 'lucide-react';
import { usePasskeySignIn } from '#data/people/passkeys.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';

/** Sign-in with a passkey, which tells the account by itself. */
export function PasskeyButton() {
  const { mutate, isPending } = usePasskeySignIn();
  return (
    <Button
      variant="secondary"
      size="lg"
      icon={KeyRound}
      className="h-auto! min-h-12 w-full whitespace-normal!"
      pending={isPending}
      pendingLabel={t('Signing in...')}
      onClick={() => mutate()}
    >
      {t('Use a passkey')}
    </Button>
  );
}
