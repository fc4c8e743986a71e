import type { ReactNode } from 'react';
import type { Path } from '#lib/router/address.ts';
import { Link } from '#lib/router/link.tsx';
import { useLatestAddress } from '#lib/router/router-provider.tsx';
import { isActive } from './nav-links.ts';

interface ActiveLinkProps {
  to: Path;
  label?: string;
  /** The look, by whether the link leads to where the person is. */
  className: (active: boolean) => string;
  onClick?: () => void;
  children: (active: boolean) => ReactNode;
}

/** A link of the navigation that knows whether it is the current one. */
export function ActiveLink({ to, label, className, onClick, children }: ActiveLinkProps) {
  const active = useLatestAddress(({ pathname }) => isActive(to, pathname));
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={active ? 'page' : undefined}
      className={className(active)}
      {...(onClick && { onClick })}
    >
      {children(active)}
    </Link>
  );
}
