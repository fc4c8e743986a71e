import type { ReactNode } from 'react';
import type { Path } from '#lib/router/address.ts';
import { Link } from '#lib/router/link.tsx';
import { useLatestAddress } from '#lib/router/router-provider.tsx';
import { isActive } from './nav-links.ts';

interface ActiveLinkProps {
  to: Path;
  label?: string;
  /** The class name, depending on whether the link is active. */
  className: (active: boolean) => string;
  onClick?: () => void;
  children: (active: boolean) => ReactNode;
}

/** A navigation link that knows whether it is active. */
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
