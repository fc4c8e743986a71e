import { LogOut, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSignOut } from '#data/people/auth.ts';
import { leavePage } from '#lib/router/ask-before-leaving.ts';
import { Link } from '#lib/router/link.tsx';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';

/** The menu of the header's profile, loaded when its button is first pressed, and therefore open. */
export function ProfileMenu({ trigger }: { trigger: ReactElement }) {
  const signOut = useSignOut();
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuLink>
        <Link to="/profile">
          <UserRound className="size-4.5" aria-hidden="true" />
          Profile
        </Link>
      </MenuLink>
      <MenuItem icon={LogOut} onSelect={() => leavePage(() => signOut.mutate())}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
