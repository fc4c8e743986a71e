import { Link, type LinkProps, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isActive } from './nav-links.ts';

interface ActiveLinkProps {
  to: NonNullable<LinkProps['to']>;
  label?: string;
  /** The look, by whether the link leads to where the person is. */
  className: (active: boolean) => string;
  onClick?: () => void;
  children: (active: boolean) => ReactNode;
}

/** A link of the navigation that knows whether it is the current one. */
export function ActiveLink({ to, label, className, onClick, children }: ActiveLinkProps) {
  const active = isActive(to, useLocation().pathname);
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
