import { lazy, Suspense } from 'react';
import { PlayDiagram } from '#ui/play-diagram.tsx';

// Asked for at once, beside the screen itself. Without its picture the door still opens.
const art = import('./dish-art.tsx').catch(() => ({ DishArt: () => null }));
const DishArt = lazy(async () => ({ default: (await art).DishArt }));

/** The board with three dishes on it: a strip above the form on small screens, half the page on large ones. */
export function LoginArt() {
  return (
    <div
      aria-hidden="true"
      className="relative h-52 overflow-hidden bg-board text-board-chalk sm:h-64 lg:h-auto"
    >
      <PlayDiagram className="absolute top-0 -right-4 h-full opacity-35 lg:hidden" />
      <BoardPlay />
      <Suspense>
        <DishArt />
      </Suspense>
    </div>
  );
}

/** The routes between the dishes, where there is room for them. */
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
