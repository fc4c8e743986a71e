import { TOKEN_AREAS, type TokenArea } from '@game-plan/contracts/endpoint';
import type { ApiToken } from '@game-plan/contracts/people/api-tokens';
import { isCalendarDay, localCalendarDay } from '@game-plan/domain/calendar-day';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { apiTokensQuery, useWithdrawToken } from '#data/people/api-tokens.ts';
import { formatDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyDialog } from '#ui/late/lazy-dialog.tsx';
import { NotLoaded } from '#ui/state/not-loaded.tsx';
import { AREA_LABELS } from './area-labels.ts';

const NewTokenDialog = lazyDialog(() => import('./new-token-dialog.tsx'), 'NewTokenDialog');

/** The person's API tokens, which are made and withdrawn here. */
export function ApiTokensCard() {
  const tokens = useQuery(apiTokensQuery);
  const [making, setMaking] = useState(false);
  return (
    <Card aria-labelledby="api-tokens">
      <CardHead
        title={t('API tokens')}
        titleId="api-tokens"
        description={t(
          'For programs of your own, such as a script or Home Assistant. Each reads or changes what you choose, and never your account.',
        )}
      />
      {tokens.data ? (
        <ul className="mt-2 divide-y divide-line empty:hidden">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <NotLoaded query={tokens} title={t('Your tokens did not load')} className="mt-4 h-16" />
      )}
      <Button
        variant="secondary"
        icon={Plus}
        className="mt-4 max-sm:w-full"
        onPointerEnter={NewTokenDialog.preload}
        onClick={() => setMaking(true)}
      >
        {t('New token')}
      </Button>
      {making && <NewTokenDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const { name, scopes, lastUsedOn, expiresAt } = token;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWithdrawToken({ onWithdrawn: () => setAsking(false) });
  const isOver = expiresAt !== null && new Date(expiresAt) <= new Date();
  const changes = TOKEN_AREAS.filter((area) => scopes.includes(`${area}:write`));
  const reads = TOKEN_AREAS.filter((area) => scopes.includes(`${area}:read`) && !changes.includes(area));
  const facts = [
    lastUsedOn !== null && isCalendarDay(lastUsedOn)
      ? t('Last used {lastUsedOn}', { lastUsedOn: formatDay(lastUsedOn) })
      : t('Never used'),
    expiresAt === null
      ? t('Has no end')
      : isOver
        ? t('Ended {day}', { day: formatDay(localCalendarDay(new Date(expiresAt))) })
        : t('Ends {day}', { day: formatDay(localCalendarDay(new Date(expiresAt))) }),
  ];
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1 text-sm text-muted">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-medium wrap-anywhere text-ink">
          {name}
          {isOver && <Badge variant="warning">{t('Ended')}</Badge>}
        </p>
        <Rights does={t('Reads and changes')} areas={changes} />
        <Rights does={t('Reads')} areas={reads} />
        <p>{facts.join(' · ')}</p>
      </div>
      <IconButton label={t('Withdraw {name}', { name })} icon={Trash2} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Withdraw {name}', { name })}
        description={t(
          'Whatever uses this token stops working at once. It cannot be brought back, but you can make another.',
        )}
        actionLabel={t('Withdraw')}
        pending={isPending}
        pendingLabel={t('Withdrawing...')}
        onConfirm={() => mutate(token)}
      />
    </li>
  );
}

function Rights({ does, areas }: { does: string; areas: readonly TokenArea[] }) {
  if (areas.length === 0) return null;
  return (
    <p>
      {does}: {areas.map((area) => AREA_LABELS[area]).join(', ')}
    </p>
  );
}
