import type { Service } from '@game-plan/contracts/shop/services';
import { Check, ShoppingCart } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { formatDollars } from '#lib/format/money.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { CARD, CARD_LIFT } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { ServicePicture } from './service-picture.tsx';

const GRID = 'mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** How many cards a first screen shows at most. */
const FIRST_SCREEN = 6;

interface ServiceGridProps {
  services: readonly Service[];
  onAdd: (id: number) => void;
  /** A card may be pressed soon. */
  onNear: () => void;
}

export function ServiceGrid({ services, onAdd, onNear }: ServiceGridProps) {
  // The whole catalogue at once would hold up the first screen of it.
  const shown = useDeferredValue(services, services.slice(0, FIRST_SCREEN));
  return (
    <ul aria-label={t('Services')} className={GRID}>
      {shown.map((service) => (
        <ServiceCard key={service.id} service={service} onAdd={() => onAdd(service.id)} onNear={onNear} />
      ))}
    </ul>
  );
}

/** Placeholders with a loading message. */
export function ServicesLoading() {
  return (
    <>
      <p role="status" className="mt-5 font-medium text-muted">
        {t('Loading services...')}
      </p>
      <div aria-hidden="true" className={GRID}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} className="h-[440px] rounded-lg" />
        ))}
      </div>
    </>
  );
}

const FEATURES_SHOWN = 3;

interface ServiceCardProps {
  service: Service;
  onAdd: () => void;
  onNear: () => void;
}

function ServiceCard({ service, onAdd, onNear }: ServiceCardProps) {
  const nameId = useId();
  const { name, basePrice, description, features } = service;
  return (
    <li
      className={cx(CARD, CARD_LIFT, 'flex flex-col overflow-hidden')}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <div className="aspect-[2/1] overflow-hidden bg-sunken">
        <ServicePicture service={service} alt="" />
      </div>
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={nameId} className="h-card min-w-0 wrap-anywhere">
            {name}
          </h2>
          <p className="num text-xl leading-6">{formatDollars(basePrice)}</p>
        </div>
        <ServiceFacts service={service} />
        {description && <p className="mt-3 text-sm wrap-anywhere text-muted">{description}</p>}
        <Features features={features} />
        <Button icon={ShoppingCart} aria-describedby={nameId} className="mt-auto w-full" onClick={onAdd}>
          {t('Add to Cart')}
        </Button>
      </div>
    </li>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const more = features.length - FEATURES_SHOWN;
  return (
    <ul aria-label={t('Features')} className="mt-3 mb-5 grid gap-1.5 text-sm">
      {features.slice(0, FEATURES_SHOWN).map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check className="mt-0.5 size-4 shrink-0 text-success-text" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
      {more > 0 && <li className="pl-6 font-medium text-muted">{t('+{more} more features', { more })}</li>}
    </ul>
  );
}
