import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { settingsQuery, useStockBought } from '#data/kitchen/shopping-list.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';

/** Asked once, at the first tick: whether bought items are added to the inventory. */
export function StockQuestion({ className = '' }: { className?: string }) {
  const titleId = useId();
  const { data: settings } = useQuery(settingsQuery);
  const { mutate: answer, isPending, variables } = useStockBought();
  if (settings?.stockBought !== null) return null;
  return (
    <section aria-labelledby={titleId} className={`rounded-md bg-primary-soft p-4 print:hidden ${className}`}>
      <p id={titleId} className="font-semibold text-primary-soft-fg">
        {t('Add what you buy to your ingredients?')}
      </p>
      <p className="mt-1 text-sm text-primary-soft-fg">
        {t('Items you tick then go into your inventory. You can change this in the list.')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" pending={isPending && variables} onClick={() => answer(true)}>
          {t('Add them')}
        </Button>
        <Button size="sm" variant="secondary" pending={isPending && !variables} onClick={() => answer(false)}>
          {t('No, thanks')}
        </Button>
      </div>
    </section>
  );
}

/** A switch to change the answer later. */
export function StockSetting() {
  const { data: settings } = useQuery(settingsQuery);
  const { mutate: answer, isPending, variables } = useStockBought();
  if (typeof settings?.stockBought !== 'boolean') return null;
  return (
    <Checkbox
      checked={isPending ? variables : settings.stockBought}
      onChange={(event) => answer(event.target.checked)}
    >
      <span className="text-sm">{t('Add what I tick to my ingredients')}</span>
    </Checkbox>
  );
}
