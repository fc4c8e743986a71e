import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, ShoppingCart, UserRound } from 'lucide-react';
import { useSignOut } from '#data/people/auth.ts';
import { cartQuery, useCartBroadcast } from '#data/shop/cart.ts';
import { useSession } from '#features/auth/session-context.tsx';
import { leavePage } from '#lib/ask-before-leaving.ts';
import { t } from '#lib/language.ts';
import { Avatar } from '#ui/avatar.tsx';
import { BrandMark, Wordmark } from '#ui/brand.tsx';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem, MenuLink } from '#ui/menu.tsx';
import { ActiveLink } from './active-link.tsx';
import { Drawer } from './drawer.tsx';
import { linksOf, PLAN_LINK } from './nav-links.ts';

/** In pixels like the bar itself, so that the buttons fit into it at double text size. */
const ICON_LINK = 'grid size-[44px] shrink-0 place-items-center rounded-md hover:bg-board-raised';

export function Header() {
  const { user } = useSession();
  return (
    <header className="print:hidden sticky top-0 z-30 bg-board text-board-ink">
      <div className="mx-auto flex h-(--header-h) max-w-[calc(var(--page-max)+2*var(--gutter))] items-center gap-2 px-(--gutter)">
        <Drawer />
        <Link
          to="/"
          activeOptions={{ exact: true }}
          className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md lg:mr-5"
        >
          <BrandMark className="size-[36px]" />
          <Wordmark className="truncate py-1 text-lg max-[22.4375rem]:sr-only" />
        </Link>
        <MainNav />
        <div className="ml-auto flex items-center">
          <CartLink />
          <ActiveLink to="/profile" label={t('Profile')} className={() => cx(ICON_LINK, 'max-lg:-mr-1')}>
            {(active) => (
              <Avatar
                src={user.profilePhotoUrl}
                alt=""
                className={cx(
                  'size-[36px] bg-board-raised ring-2',
                  active ? 'ring-butter' : 'ring-transparent',
                )}
                fallback={<UserRound className="size-5" aria-hidden="true" />}
              />
            )}
          </ActiveLink>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <ActiveLink
      to="/cart"
      label={
        count === 0
          ? t('Cart')
          : t('{count, select, 1 {Cart, 1 item} other {Cart, {count} items}}', { count })
      }
      className={(active) => cx(ICON_LINK, active && 'bg-board-raised')}
    >
      {() => <CartIcon count={count} />}
    </ActiveLink>
  );
}

function MainNav() {
  const { user } = useSession();
  return (
    <nav aria-label={t('Main')} className="hidden h-full items-stretch lg:flex">
      {linksOf(user.role).map(({ to, label }) => (
        <ActiveLink
          key={to}
          to={to}
          className={(active) =>
            cx(
              'relative flex items-center px-3 text-sm font-semibold transition-colors duration-(--dur-fast) xl:px-3.5',
              active
                ? 'text-board-ink after:absolute after:inset-x-3 after:bottom-0 after:h-1 after:rounded-t-sm after:bg-butter'
                : 'text-board-muted hover:text-board-ink',
            )
          }
        >
          {() => label}
        </ActiveLink>
      ))}
    </nav>
  );
}

/** Shown beside the profile icon on wide screens; on small screens the slide-out menu has Sign out. */
function AccountMenu() {
  const signOut = useSignOut();
  const button = (
    <button
      type="button"
      aria-label={t('Account menu')}
      className="-mr-1 hidden h-11 w-8 place-items-center rounded-md text-board-muted hover:bg-board-raised hover:text-board-ink lg:grid pointer-coarse:w-11"
    >
      <ChevronDown className="size-4.5" aria-hidden="true" />
    </button>
  );
  return (
    <Menu trigger={button}>
      <MenuLink>
        <Link to={PLAN_LINK.to}>
          <PLAN_LINK.icon className="size-4.5" aria-hidden="true" />
          {PLAN_LINK.label}
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/profile">
          <UserRound className="size-4.5" aria-hidden="true" />
          {t('Profile')}
        </Link>
      </MenuLink>
      <MenuItem icon={LogOut} onSelect={() => leavePage(() => signOut.mutate())}>
        {t('Sign out')}
      </MenuItem>
    </Menu>
  );
}

const MOST_SHOWN = 9;

/** The number of lines in the cart; 0 while unknown. Updated by changes in other tabs. */
function useCartCount(): number {
  useCartBroadcast();
  return useQuery(cartQuery).data?.length ?? 0;
}

/** The header's cart icon with its count. */
function CartIcon({ count }: { count: number }) {
  return (
    <span className="relative">
      <ShoppingCart className="size-5.5" aria-hidden="true" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="num absolute -top-2.5 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-accent-fg"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </span>
  );
}
