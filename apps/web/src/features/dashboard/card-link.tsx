import { Link, type LinkProps } from '@tanstack/react-router';

interface CardLinkProps {
  to: NonNullable<LinkProps['to']>;
  children: string;
}

/** The link at the right end of a card's title. */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className="-m-3 inline-flex items-center p-3 text-sm font-semibold whitespace-nowrap text-primary underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}
