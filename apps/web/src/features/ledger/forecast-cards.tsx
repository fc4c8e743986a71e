import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { useDeleteIngredient } from '#data/kitchen/ingredients.ts';
import { type CardInDoubt, type Forecast, forecastQuery, useCounted } from '#data/kitchen/ledger.ts';
import { useBuyAgain } from '#data/kitchen/shopping-list.ts';
import { formatAmount, formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';

/** What may be gone, to be answered in one press, and what runs out soon. Nothing if neither is known. */
export function ForecastCards() {
  const { data } = useQuery(forecastQuery(useToday()));
  if (!data) return null;
  return (
    <>
      {data.mayBeGone.length > 0 && <QuestionsCard cards={data.mayBeGone} />}
      {data.runsOut.length > 0 && <RunsOutCard cards={data.runsOut} />}
    </>
  );
}

function QuestionsCard({ cards }: { cards: readonly CardInDoubt[] }) {
  return (
    <Card aria-labelledby="still-there">
      <CardHead
        title={t('Is there still …?')}
        titleId="still-there"
        description={t('Your kitchen would usually have used these up by now.')}
      />
      <ul className="mt-3 divide-y divide-line">
        {cards.map((card) => (
          <Question key={card.id} card={card} />
        ))}
      </ul>
    </Card>
  );
}

function Question({ card }: { card: CardInDoubt }) {
  const counted = useCounted();
  const deletion = useDeleteIngredient();
  const isPending = counted.isPending || deletion.isPending;
  const named = { 'aria-describedby': `in-doubt-${card.id}`, disabled: isPending, size: 'sm' } as const;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p id={`in-doubt-${card.id}`} className="min-w-0 flex-1 basis-32 wrap-anywhere">
        <span className="font-semibold">{card.name}</span>{' '}
        <span className="text-sm text-muted">{formatAmount(card.quantity, card.unit)}</span>
      </p>
      <span className="flex gap-2">
        <Button {...named} variant="secondary" onClick={() => counted.mutate(card)}>
          {t('Yes')}
        </Button>
        <Button {...named} variant="secondary" onClick={() => deletion.mutate({ ingredient: card })}>
          {t('No, it is gone')}
        </Button>
      </span>
    </li>
  );
}

function RunsOutCard({ cards }: { cards: Forecast['runsOut'] }) {
  const buying = useBuyAgain();
  return (
    <Card aria-labelledby="runs-out">
      <CardHead
        title={t('Runs out soon')}
        titleId="runs-out"
        description={t('At the pace of the last eight weeks.')}
      />
      <ul className="mt-3 divide-y divide-line">
        {cards.map(({ id, name, quantity, unit, on }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-muted">
                {formatAmount(quantity, unit)},{' '}
                <time dateTime={on}>{t('until about {day}', { day: formatDay(on) })}</time>
              </span>
            </p>
            <Button
              variant="ghost"
              size="sm"
              icon={ListPlus}
              aria-label={t('Add {name} to shopping list', { name })}
              onClick={() => buying.mutate([name])}
            >
              {t('To the list')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How long what is usually bought lasts; nothing if that is not known of any food. */
export function LastsCard() {
  const { data } = useQuery(forecastQuery(useToday()));
  if (!data || data.lasts.length === 0) return null;
  return (
    <Card aria-labelledby="lasts">
      <CardHead
        title={t('How long it usually lasts')}
        titleId="lasts"
        description={t('What you usually buy at once, at the pace of the last eight weeks.')}
      />
      <dl className="mt-3 divide-y divide-line">
        {data.lasts.map(({ name, unit, amount, days }) => (
          <div key={`${name} ${unit}`} className="flex items-baseline justify-between gap-3 py-2.5">
            <dt className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-muted">{formatAmount(amount, unit)}</span>
            </dt>
            <dd className="shrink-0 text-sm tabular-nums">
              {t('{count, select, 1 {about 1 day} other {about {count} days}}', { count: days })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
