import { drawService } from '@game-plan/illustration/services/draw-service';

export interface PicturedService {
  readonly id: number;
  readonly name: string;
  readonly category: string;
  readonly imageUrl: string | null;
}

export interface ServicePictureProps {
  service: PicturedService;
  alt: string;
}

function coverOf({ id, name, category }: PicturedService, isDark: boolean): string {
  return `data:image/svg+xml,${encodeURIComponent(drawService({ name, category, seed: id, isDark }))}`;
}

/** The drawn cover of a service, for the light or dark theme. */
export function ServiceCover({ service, alt }: ServicePictureProps) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={coverOf(service, true)} />
      <img
        src={coverOf(service, false)}
        alt={alt}
        width={800}
        height={600}
        className="size-full object-cover"
      />
    </picture>
  );
}
