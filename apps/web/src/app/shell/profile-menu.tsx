import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useSignOut } from '#data/auth.ts';
import { leavePage } from '#lib/browser/ask-before-leaving.ts';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';

/** Beside the profile icon on wide screens; the slide-out menu holds Sign out on small ones. */
export function ProfileMenu() {
  const signOut = useSignOut();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label="Account menu"
          className="-mr-1 hidden h-11 w-8 place-items-center rounded-md text-board-muted hover:bg-board-raised hover:text-board-ink lg:grid pointer-coarse:w-11"
        >
          <ChevronDown className="size-4.5" aria-hidden="true" />
        </button>
      }
    >
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
