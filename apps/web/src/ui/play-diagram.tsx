/** Chalk marks of a play (routes, O's, X's) for the board. Decorative; uses the current colour. */
export function PlayDiagram({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 440 330"
      preserveAspectRatio="xMaxYMid meet"
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M60 270C70 190 20 120 110 92s150 40 220-30" strokeDasharray="1 11" />
      <path d="M252 280C330 270 380 230 372 150" strokeDasharray="10 11" />
      <path d="M314 60h18l-3 18M150 284V196q0-24 24-24h90M252 160l14 12-14 12M360 162l11-15 13 13" />
      <path d={['118 44', '216 216', '300 120', '404 96', '330 300'].map(cross).join('')} />
      <circle cx="58" cy="286" r="13" />
      <circle cx="150" cy="300" r="13" />
      <circle cx="238" cy="286" r="13" />
    </svg>
  );
}

const cross = (centre: string) => `M${centre}m-10-10 20 20m0-20-20 20`;
