import { useState } from 'react';
import { ServiceCover, type ServicePictureProps } from './service-cover.tsx';

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
  return <ServiceCover service={service} alt={alt} />;
}
