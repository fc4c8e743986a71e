import type { MacroShare } from '@game-plan/domain/nutrition/macro-calories';
import { arc, type PieArcDatum, pie } from 'd3-shape';

const INNER = 65;
const OUTER = 103;
/** Radians between two neighbours, half way out; a whole ring of one has none. */
const GAP = 0.044;
/** A label is as wide as so many percent of the ring. */
const LABEL_FITS = 9;

const slice = arc<PieArcDatum<MacroShare>>()
  .innerRadius(INNER)
  .outerRadius(OUTER)
  .padRadius((INNER + OUTER) / 2);

/** The macros' shares of the calories as a ring. */
export function MacroRing({ shares }: { shares: readonly MacroShare[] }) {
  const eaten = shares.filter(({ share }) => share > 0);
  const slices = pie<MacroShare>()
    .sort(null)
    .value(({ share }) => share)
    .padAngle(eaten.length > 1 ? GAP : 0);
  const said = shares.map(({ macro, percent }) => `${macro} ${percent} percent`).join(', ');
  return (
    <svg viewBox="0 0 240 240" className="w-full" role="img" aria-label={`Share of calories: ${said}`}>
      <g transform="translate(120 120)">
        {slices
          .padAngle(eaten.length > 1 ? GAP : 0)(eaten)
          .map((datum) => {
            const { macro, percent } = datum.data;
            const [x, y] = slice.centroid(datum);
            return (
              <g key={macro}>
                <path d={slice(datum) ?? ''} fill={`var(--${macro})`} />
                {percent >= LABEL_FITS && (
                  <text
                    x={x}
                    y={y + 7}
                    textAnchor="middle"
                    className="num"
                    fontSize="21"
                    fill="var(--surface)"
                  >
                    {percent}%
                  </text>
                )}
              </g>
            );
          })}
      </g>
    </svg>
  );
}
