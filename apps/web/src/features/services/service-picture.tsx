import { lazy, Suspense, useState } from 'react';
import type { ServicePictureProps } from './service-cover.tsx';

/** The drawing code is loaded with the first cover, and a page without it still works. */
const ServiceCover = lazy(() =>
  import('./service-cover.tsx').then(
    (module) => ({ default: module.ServiceCover }),
    () => ({ default: NoPicture }),
  ),
);

function NoPicture() {
  return <span className="block size-full bg-sunken" />;
}

/** The service's own image, or a drawn cover; fills its container. */
export function ServicePicture({ service, alt }: ServicePictureProps) {
  const [failed, setFailed] = useState<string>();
  const { imageUrl } = service;
  if (imageUrl !== null && imageUrl !== failed) {
    return (
      <img
        src={imageUrl}
        alt={alt}
        loading="lazy"
        className="size-full object-cover"
        onError={() => setFailed(imageUrl)}
      />
    );
  }
  return (
    <Suspense fallback={<NoPicture />}>
      <ServiceCover service={service} alt={alt} />
    </Suspense>
  );
}
