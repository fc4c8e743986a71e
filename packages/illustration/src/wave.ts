import { decimal } from './shapes.ts';

/** Path data of a wavy line to the right from (`left`, `y`) to `right`: `crests` crests, each `height` units off the middle. */
export function wave(left: number, right: number, y: number, height: number, crests: number): string {
  const half = (right - left) / crests / 2;
  const steps = Array.from({ length: crests * 2 }, (_, index) => {
    const peak = index % 2 === 0 ? -height : height;
    return `q${decimal(half / 2)} ${decimal(peak * 2)} ${decimal(half)} 0`;
  });
  return `M${decimal(left)} ${decimal(y)}${steps.join('')}`;
}

/** Path data of a scalloped round outline around the origin: the crimped edge of a pie. */
export function scalloped(radius: number, scallops: number, depth: number): string {
  const points = Array.from({ length: scallops }, (_, index) => {
    const at = (share: number, reach: number) => {
      const angle = ((index + share) / scallops) * Math.PI * 2;
      return `${decimal(Math.cos(angle) * reach)} ${decimal(Math.sin(angle) * reach)}`;
    };
    return `${index === 0 ? `M${at(0, radius - depth)}` : ''}Q${at(0.5, radius + depth)} ${at(1, radius - depth)}`;
  });
  return `${points.join('')}Z`;
}
