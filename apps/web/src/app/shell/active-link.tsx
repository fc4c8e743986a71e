import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isActive } from './nav-links.ts';

interface ActiveLinkProps {
  to: NonNullable<LinkProps['to']>;
  label?: string;
  /** The class name, depending on whether the link is active. */
  className: (active: boolean) => string;
  onClick?: () => void;
  children: (active: boolean) => ReactNode;
}

/** A navigation link that knows whether it is active. */
export function ActiveLink({ to, label, className, onClick, children }: ActiveLinkProps) {
  const active = useLocation({ select: ({ pathname }) => isActive(to, pathname) });
  return (
    <Link
      to={to}
      aria-label={label}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      className={className(active)}
      {...(onClick && { onClick })}
    >
      {children(active)}
    </Link>
  );
}
