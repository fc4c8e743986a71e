import type { AdminUser, AdminUserData } from '@game-plan/contracts/admin';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { UserDataCards } from './user-data-cards.tsx';

interface UserDataDialogProps {
  user: AdminUser;
  /** Undefined until it is there. */
  data: AdminUserData | undefined;
  onClose: () => void;
}

/** Everything an admin may see of a user. Opening it is one look, which that person is told of. */
export function UserDataDialog({ user, data, onClose }: UserDataDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={`User Data: ${user.firstName ?? ''} ${user.lastName ?? ''}`.trimEnd()}
      description="This look is written down; the user sees when an admin last looked."
    >
      {data ? <UserDataCards data={data} /> : <Loading label="Loading user data..." className="min-h-60" />}
    </Dialog>
  );
}
