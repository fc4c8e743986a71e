import type { Passkey } from '@game-plan/contracts/people/passkeys';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { passkeysQuery, useAddPasskey, useRemovePasskey } from '#data/people/passkeys.ts';
import { formatInstant } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx';

interface PasskeysCardProps {
  username: string;
  /** What this session runs on: the name of a new passkey unless the person gives it another. */
  device: string | null;
  /** Whether this browser can make one. */
  canAdd: boolean;
}

/** The passkeys that sign the person in. Nothing to see where there is none and none can be made. */
export function PasskeysCard({ username, device, canAdd }: PasskeysCardProps) {
  const { data: passkeys } = useQuery(passkeysQuery);
  const [adding, setAdding] = useState(false);
  if (!passkeys || (passkeys.length === 0 && !canAdd)) return null;
  return (
    <Card aria-labelledby="passkeys">
      <CardHead
        title={t('Passkeys')}
        titleId="passkeys"
        description={t(
          'Sign in with your fingerprint, face or PIN in place of the password. A passkey stays on your device or in your password manager.',
        )}
      />
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {canAdd && (
        <Button
          variant="secondary"
          icon={Plus}
          className="mt-4 max-sm:w-full"
          onClick={() => setAdding(true)}
        >
          {t('Add a passkey')}
        </Button>
      )}
      {adding && (
        <AddPasskeyDialog
          username={username}
          suggestion={device ?? t('Passkey')}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

interface AddPasskeyDialogProps {
  username: string;
  suggestion: string;
  onClose: () => void;
}

function AddPasskeyDialog({ username, suggestion, onClose }: AddPasskeyDialogProps) {
  const [name, setName] = useState(suggestion);
  const { mutate, isPending, error } = useAddPasskey(onClose);
  return (
    <ConfirmPasswordDialog
      title={t('Add a passkey')}
      description={t('Your browser asks next where to keep it.')}
      action={[t('Continue'), t('Waiting for your device...')]}
      username={username}
      mutation={{
        mutate: (password) => mutate({ name: name.trim() === '' ? suggestion : name, password }),
        isPending,
        error,
      }}
      onClose={onClose}
    >
      <Field label={t('Name')} className="mb-4">
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
    </ConfirmPasswordDialog>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const nameId = useId();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRemovePasskey(() => setAsking(false));
  const facts = [
    t('Added {createdAt}', { createdAt: formatInstant(createdAt) }),
    lastUsedAt === null
      ? t('Never used')
      : t('Last used {lastUsedOn}', { lastUsedOn: formatInstant(lastUsedAt) }),
  ];
  return (
    <li className="flex items-center gap-4 py-3" aria-labelledby={nameId}>
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-soft-fg">
        <KeyRound className="size-5.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p id={nameId} className="font-medium wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <IconButton label={t('Remove {name}', { name })} icon={Trash2} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Remove {name}', { name })}
        description={t(
          'It no longer signs you in here. Remove it from your device or password manager, too.',
        )}
        actionLabel={t('Remove')}
        pending={isPending}
        pendingLabel={t('Removing...')}
        onConfirm={() => mutate(passkey)}
      />
    </li>
  );
}
