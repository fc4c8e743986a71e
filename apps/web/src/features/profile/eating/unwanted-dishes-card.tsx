import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { unwantedDishesQuery, useWantDishAgain, WANTED_LABELS } from '#data/people/unwanted-dishes.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';

/** The dishes that are suggested less or never, each with a button that takes it off the list. */
export function UnwantedDishesCard() {
  const dishes = useQuery(unwantedDishesQuery);
  const again = useWantDishAgain();
  return (
    <Card aria-labelledby="unwanted-dishes" className="p-5 sm:p-6 lg:col-span-2">
      <CardHead
        title={t('Dishes you want less or never')}
        titleId="unwanted-dishes"
        description={t(
          'From Suggest Less in a recipe. Ideas and plans heed them for you, not for the others in your kitchen.',
        )}
      />
      {!dishes.data ? (
        <NotLoaded query={dishes} title={t('The dishes did not load')} className="mt-4 h-12" />
      ) : dishes.data.length === 0 ? (
        <p className="mt-4 text-sm text-muted">{t('None yet.')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {dishes.data.map((dish) => (
            <li key={dish.id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                {dish.name} <span className="text-sm text-muted">{WANTED_LABELS[dish.wanted]}</span>
              </span>
              <Button
                variant="ghost"
                size="sm"
                icon={Undo2}
                aria-label={t('Suggest {name} again', { name: dish.name })}
                onClick={() => again.mutate(dish)}
              >
                {t('Suggest again')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
