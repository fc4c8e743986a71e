import { useId } from 'react';

/** The radius of the upper corners. */
const CORNER = 5;

interface DayBarProps {
  /** Percent of the width. */
  x: number;
  width: number;
  /** Pixels from the top. */
  top: number;
  bottom: number;
  /** A day that is not over is hatched. */
  isToday: boolean;
}

/** One bar; it reaches below the bottom by its corners, which the picture around it cuts off. */
export function DayBar({ x, width, top, bottom, isToday }: DayBarProps) {
  const hatch = useId();
  if (top >= bottom) return null;
  const box = { x: `${x}%`, width: `${width}%`, y: top, height: bottom - top + CORNER, rx: CORNER };
  if (!isToday) return <rect {...box} fill="var(--calories)" />;
  return (
    <>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill="var(--calories-soft)" />
        <rect width="3" height="7" fill="var(--calories)" />
      </pattern>
      <rect {...box} fill={`url(#${hatch})`} stroke="var(--calories)" strokeWidth="1.5" />
    </>
  );
}
