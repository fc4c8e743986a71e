import type { CartItem } from '@game-plan/contracts/shop/cart';
import type { Service } from '@game-plan/contracts/shop/services';
import { dollarsFromCents } from '@game-plan/domain/pricing/cents';
import { formatCents } from '@game-plan/domain/pricing/format-cents';
import { missingChoices } from '@game-plan/domain/pricing/option-rules';
import { type Choices, priceLine } from '@game-plan/domain/pricing/price-line';
import { pricedService } from '@game-plan/domain/pricing/priced-service';
import { useNavigate } from '@tanstack/react-router';
import { Check, CircleCheck, ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddToCart, useChangeOptions } from '#data/shop/cart.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { DialogBand, DialogTitle } from '#ui/dialog/dialog-band.tsx';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ServiceFacts } from '../service-facts.tsx';
import { ServicePicture } from '../service-picture.tsx';
import { OptionRow } from './option-row.tsx';

interface CustomiseDialogProps {
  /** Undefined if it is not in the catalogue. */
  service: Service | undefined;
  /** The line of the cart whose options are changed; undefined to add the service to the cart. */
  item?: CartItem;
  onClose: () => Promise<void>;
}

/** The dialog in which a service is customised: before it goes into the cart, or there. */
export function CustomiseDialog({ service, item, onClose }: CustomiseDialogProps) {
  return (
    <DialogFrame open isInAddress={item === undefined} onOpenChange={() => void onClose()} size="wide">
      <DialogBand label={t('Service')} />
      {service ? (
        <CustomiseForm key={service.id} service={service} item={item} onClose={onClose} />
      ) : (
        <div className="p-6">
          <DialogTitle className="sr-only">{t('Service not found')}</DialogTitle>
          <EmptyState
            spot="search"
            title={t('Service not found')}
            description={t('It is no longer offered. Take a look at the others.')}
          >
            <Button variant="secondary" onClick={() => void onClose()}>
              {item ? t('Back to the cart') : t('Browse Services')}
            </Button>
          </EmptyState>
        </div>
      )}
    </DialogFrame>
  );
}

/** The quantity added at a time; the cart has a stepper. */
const QUANTITY = 1;

/** The choices of a line that the service still offers. */
function choicesOf(service: Service, { customizations }: CartItem): Choices {
  const priced = pricedService(service);
  const isOffered = ([name, value]: [string, Choices[string]]) =>
    priceLine(priced, { [name]: value }, QUANTITY).kind === 'priced';
  return Object.fromEntries(Object.entries(customizations).filter(isOffered));
}

interface CustomiseFormProps {
  service: Service;
  item: CartItem | undefined;
  onClose: () => Promise<void>;
}

function CustomiseForm({ service, item, onClose }: CustomiseFormProps) {
  const navigate = useNavigate();
  const [choices, setChoices] = useState<Choices>(() => (item ? choicesOf(service, item) : {}));
  const add = useAddToCart(() => void navigate({ to: '/cart' }));
  const change = useChangeOptions();
  const quantity = item?.quantity ?? QUANTITY;
  const { id, name, description, features, customizationOptions } = service;
  const price = priceLine(pricedService(service), choices, quantity);
  const missing = missingChoices(customizationOptions, choices);
  const [isDemanding, setDemanding] = useState(false);
  const options = useRef<HTMLDivElement>(null);

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto max-md:flex max-md:flex-col md:grid md:grid-cols-[340px_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:bg-[linear-gradient(to_right,var(--bg)_340px,transparent_340px)]">
        <div className="aspect-[2/1] w-full shrink-0 overflow-hidden bg-sunken md:aspect-[4/3]">
          <ServicePicture service={service} alt={t('Illustration of {name}', { name })} />
        </div>
        <div className="max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:p-6">
          <div className="max-md:p-6">
            <DialogTitle className="h-section wrap-anywhere">{name}</DialogTitle>
            <ServiceFacts service={service} />
            {description && <p className="mt-3 wrap-anywhere text-muted">{description}</p>}
          </div>
          {customizationOptions.length > 0 && (
            // On a phone, what is included comes before the options.
            <div className="max-md:order-1 max-md:p-6 md:mt-6">
              <h3 className="h-card">{t('Customize Your Service:')}</h3>
              <div ref={options} className="mt-1 divide-y divide-line border-b border-line">
                {customizationOptions.map((option) => (
                  <OptionRow
                    key={option.name}
                    option={option}
                    value={choices[option.name]}
                    isMissing={isDemanding && missing.includes(option.name)}
                    onChange={(value) => setChoices((earlier) => ({ ...earlier, [option.name]: value }))}
                  />
                ))}
              </div>
            </div>
          )}
        </div>
        {/* Who changes the options has read it before. */}
        {!item && <IncludedFeatures features={features} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-6 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <p className="flex-1" aria-live="polite">
          {price.kind === 'priced' ? (
            <>
              <span className="block text-sm text-muted">{t('Total price')}</span>
              <span className="num text-3xl leading-8">{formatCents(price.totalPrice)}</span>
            </>
          ) : (
            <span className="font-medium text-destructive-text">{price.message}</span>
          )}
        </p>
        <Button
          variant="accent"
          size="lg"
          icon={item ? Check : ShoppingCart}
          disabled={price.kind === 'refused'}
          pending={add.isPending || change.isPending}
          pendingLabel={item ? t('Saving...') : t('Adding...')}
          onClick={() => {
            if (price.kind === 'refused') return;
            if (missing.length > 0) {
              // Rendered synchronously, so that the first invalid option can be focused.
              flushSync(() => setDemanding(true));
              options.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
              return;
            }
            // Not called if the dialog was closed meanwhile: a user who has moved on is not brought back.
            const closing = { onSuccess: () => void onClose() };
            const customizations = price.choices;
            if (item) return change.mutate({ item, customizations }, closing);
            const totalPrice = dollarsFromCents(price.totalPrice);
            add.mutate({ serviceId: id, quantity, customizations, totalPrice }, closing);
          }}
        >
          {item ? t('Save Options') : t('Add to Cart')}
        </Button>
      </div>
    </>
  );
}

function IncludedFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <div className="p-6 max-md:bg-bg">
      <h3 className="h-card">{t("What's Included:")}</h3>
      <ul className="mt-3 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-sm">
            <CircleCheck className="mt-px size-4.5 shrink-0 text-success-text" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
