import type { User } from '@game-plan/contracts/auth';
import { KeyRound, LogOut, Shield, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { sayOption } from '../say-option.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

interface AccountCardProps {
  user: User;
  onSignOut: () => void;
}

/** Who is signed in, and the way out. */
export function AccountCard({ user, onSignOut }: AccountCardProps) {
  const [changing, setChanging] = useState(false);
  return (
    <Card aria-labelledby="account">
      <CardHead title="Account" titleId="account">
        <Badge
          variant={user.role === 'admin' ? 'pine' : 'neutral'}
          icon={user.role === 'admin' ? Shield : UserRound}
        >
          {sayOption(user.role)}
        </Badge>
      </CardHead>
      <Field label="Username" hint="Your username cannot be changed." className="mt-4">
        {(control) => (
          <Input {...control} value={user.username} readOnly className="border-line! bg-quiet! text-muted!" />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button variant="secondary" icon={KeyRound} onClick={() => setChanging(true)}>
          Change password
        </Button>
        <Button variant="ghost" icon={LogOut} onClick={onSignOut}>
          Sign out
        </Button>
      </div>
      {changing && <ChangePasswordDialog username={user.username} onClose={() => setChanging(false)} />}
    </Card>
  );
}
