import type { ReactNode } from 'react';
import { t } from '#lib/language.ts';
import { BrandMark } from '#ui/brand.tsx';
import { cx } from '#ui/cx.ts';
import { PlayDiagram } from '#ui/play-diagram.tsx';
import curry from './dishes/curry.svg';
import salmonBowl from './dishes/salmon-bowl.svg';
import shakshuka from './dishes/shakshuka.svg';

interface AuthLayoutProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The sign-in screens' layout: the board with its dishes, and a column for a form. */
export function AuthLayout({ title, description, children }: AuthLayoutProps) {
  return (
    <main data-signed-out="" className="grid min-h-dvh max-lg:grid-rows-[auto_1fr] lg:grid-cols-[1fr_560px]">
      <title>{t('{title} - Game Plan Cookbook', { title })}</title>
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

const CENTRED = 'lg:-translate-x-1/2 lg:-translate-y-1/2';

/** The app's own drawings, and where each stands on the strip of small screens and on the half page of large ones. */
const DISHES = [
  {
    src: shakshuka,
    className: `-bottom-24 -left-16 w-[330px] lg:top-[70%] lg:bottom-auto lg:left-[44%] lg:w-[82%] ${CENTRED}`,
  },
  {
    src: curry,
    className: `-top-10 -right-14 w-[230px] lg:top-[31%] lg:right-auto lg:left-[77%] lg:w-[63%] ${CENTRED}`,
  },
  { src: salmonBowl, className: `hidden lg:top-[22%] lg:left-[32%] lg:block lg:w-[52%] ${CENTRED}` },
];

/** The board with three dishes: a strip above the form on small screens, half the page on large ones. */
function LoginArt() {
  return (
    <div
      aria-hidden="true"
      className="relative h-52 overflow-hidden bg-board text-board-chalk sm:h-64 lg:h-auto"
    >
      <PlayDiagram className="absolute top-0 -right-4 h-full opacity-35 lg:hidden" />
      <BoardPlay />
      {DISHES.map(({ src, className }) => (
        <img key={src} alt="" src={src} className={cx('absolute max-w-none', className)} />
      ))}
    </div>
  );
}

/** The routes between the dishes, if there is room. */
function BoardPlay() {
  return (
    <svg
      className="absolute inset-0 hidden size-full opacity-55 lg:block"
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M196 500C140 430 110 380 132 318" strokeDasharray="2 13" />
      <path d="M612 640C660 580 640 490 578 432" strokeDasharray="12 13" />
      <path d="m112 330 21-18 12 26M580 456l-4-26 27 4M440 730h150q34 0 34 34v24M606 772l18 20 18-20" />
      <path d="m70 176 24 24m0-24-24 24M330 300l24 24m0-24-24 24M618 262l24 24m0-24-24 24" />
      <path d="m96 700 24 24m0-24-24 24M500 812l24 24m0-24-24 24" />
      <circle cx="440" cy="446" r="17" />
      <circle cx="80" cy="440" r="17" />
    </svg>
  );
}
