import type { Hex } from '../colour.ts';
import { group, stroke } from '../shapes.ts';

const WIDTH = 7;

/** A sports play diagram around the middle: a dashed route, players O and opponents X, all within y 110 to 490. */
export function chalkPlay(chalk: Hex, variant: number): string {
  const plays = [leftRoute, rightRoute, bothRoutes] as const;
  const play = plays[variant % plays.length] ?? leftRoute;
  return group(play(chalk), { opacity: 0.75 });
}

const player = (x: number, y: number, chalk: Hex) =>
  stroke(`M${x - 18} ${y}a18 18 0 1 0 36 0a18 18 0 1 0 -36 0`, chalk, WIDTH);

const opponent = (x: number, y: number, chalk: Hex) =>
  stroke(`M${x - 15} ${y - 15}l30 30m0-30l-30 30`, chalk, WIDTH);

const route = (course: string, chalk: Hex) =>
  `<path d="${course}" fill="none" stroke="${chalk}" stroke-width="${WIDTH}" stroke-linecap="round" stroke-dasharray="2 19"/>`;

function leftRoute(chalk: Hex): string {
  return (
    route('M92 424C110 340 60 260 140 196S190 150 214 146', chalk) +
    stroke('M196 128l24 16-22 20', chalk, WIDTH) +
    player(92, 450, chalk) +
    opponent(690, 160, chalk) +
    opponent(740, 430, chalk) +
    player(640, 446, chalk)
  );
}

function rightRoute(chalk: Hex): string {
  return (
    route('M706 420C704 340 750 290 690 210S610 160 592 154', chalk) +
    stroke('M610 132l-26 20 26 20', chalk, WIDTH) +
    player(706, 446, chalk) +
    opponent(90, 160, chalk) +
    opponent(136, 430, chalk) +
    player(70, 310, chalk)
  );
}

function bothRoutes(chalk: Hex): string {
  return (
    route('M84 384C110 470 190 480 220 452', chalk) +
    stroke('M196 452l28-4-2 26', chalk, WIDTH) +
    route('M640 460C720 440 740 350 706 286', chalk) +
    stroke('M690 306l14-24 20 18', chalk, WIDTH) +
    player(76, 356, chalk) +
    opponent(120, 160, chalk) +
    opponent(640, 150, chalk) +
    player(740, 170, chalk)
  );
}
