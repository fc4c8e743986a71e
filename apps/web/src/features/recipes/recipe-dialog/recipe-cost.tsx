import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { costText, recipeCostQuery } from '#data/kitchen/prices.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';

/** What a saved recipe costs for the servings shown, once that is asked. */
export function RecipeCost({ id, servings }: { id: number; servings: number }) {
  const [isAsked, setAsked] = useState(false);
  const { data, isError } = useQuery({ ...recipeCostQuery(id, servings), enabled: isAsked });
  const isWaiting = isAsked && !data && !isError;
  return (
    <div className={cx('mt-2 flex min-h-9 items-center', !data && 'print:hidden')} aria-live="polite">
      {isError ? (
        <p className="text-sm text-muted">{t('The price did not load. Try again in a moment.')}</p>
      ) : data ? (
        <p className="flex items-start gap-2 text-sm text-muted">
          <Tag className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {data.cost
            ? t('Costs {cost}.', { cost: costText(data.cost) })
            : t('No price of these ingredients is known. Enter what you pay on the page Week Plan.')}
        </p>
      ) : (
        <Button variant="ghost" size="sm" icon={Tag} pending={isWaiting} onClick={() => setAsked(true)}>
          {t('What does it cost?')}
        </Button>
      )}
    </div>
  );
}
