import { PlayDiagram } from '#ui/play-diagram.tsx';

/** The board with three dishes on it: a strip above the form on small screens, half the page on large ones. */
export function LoginArt() {
  return (
    <div aria-hidden="true" className="relative h-52 overflow-hidden bg-board sm:h-64 lg:h-auto">
      <PlayDiagram className="absolute top-0 -right-4 h-full text-board-chalk opacity-35 lg:hidden" />
    </div>
  );
}
