import type { ReactNode } from 'react';
import { PlayDiagram } from '#ui/play-diagram.tsx';

interface GamePlanHeroProps {
  /** The heading. */
  title: string;
  /** The day by the person's own clock, in words. */
  day: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The board at the top of the dashboard: day, greeting, and kitchen actions. */
export function GamePlanHero({ title, day, className = '', children }: GamePlanHeroProps) {
  return (
    <section
      aria-labelledby="game-plan"
      className={`relative overflow-hidden rounded-xl bg-board p-5 text-board-ink sm:p-7 ${className}`}
    >
      <PlayDiagram className="pointer-events-none absolute top-2 -right-4 bottom-2 h-[calc(100%-16px)] w-[430px] mask-[linear-gradient(90deg,transparent_34%,#000_66%)] text-board-chalk opacity-35 max-xl:opacity-15 max-md:hidden lg:right-8" />
      <div className="relative flex h-full flex-col">
        <p className="text-sm font-medium text-board-muted">{day}</p>
        <h1 id="game-plan" tabIndex={-1} className="h-page mt-1 wrap-anywhere">
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
