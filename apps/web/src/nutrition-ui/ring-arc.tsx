interface RingArcProps {
  /** Of the ring, at half its width. */
  radius: number;
  width: number;
  /** Where it begins, clockwise from twelve o'clock, and its length, in shares of the ring. */
  from: number;
  share: number;
  color: string;
}

/** A part of a ring around the origin. */
export function RingArc({ radius, width, from, share, color }: RingArcProps) {
  return (
    <circle
      r={radius}
      fill="none"
      stroke={color}
      strokeWidth={width}
      pathLength={1}
      strokeDasharray={`${share} 1`}
      transform={`rotate(${from * 360 - 90})`}
    />
  );
}
