import type { ReactNode } from 'react';
import { BrandMark } from '#ui/brand.tsx';
import { LoginArt } from './login-art.tsx';

interface AuthLayoutProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The door: the board with its dishes, and a column for a form. */
export function AuthLayout({ title, description, children }: AuthLayoutProps) {
  return (
    <main data-door="" className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_560px]">
      <title>{`${title} - Game Plan Cookbook`}</title>
      <LoginArt />
      <section className="flex flex-col justify-center px-6 pt-8 pb-10 sm:px-16">
        <div className="mx-auto w-full max-w-[400px]">
          <BrandMark className="size-12 lg:size-14" />
          <h1 className="mt-5 h-page" tabIndex={-1}>
            {title}
          </h1>
          {description && <p className="mt-2 text-muted">{description}</p>}
          {children}
        </div>
      </section>
    </main>
  );
}
