import { illnessesOf } from '@game-plan/domain/health/profile-options';
import { TriangleAlert } from 'lucide-react';
import { localList } from '#lib/format/local.ts';
import { t } from '#lib/language.ts';

/** Says which of the health conditions recipe ideas do not handle. */
export function IllnessNote({ conditions }: { conditions: readonly string[] }) {
  const illnesses = illnessesOf(conditions);
  if (illnesses.length === 0) return null;
  return (
    <p className="mt-2 flex max-w-[60ch] items-start gap-1.5 text-sm font-normal text-warning-text">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>
        {t('Recipe ideas are not made for {illnesses}. Please ask your doctor what to eat.', {
          illnesses: localList(illnesses),
        })}
      </span>
    </p>
  );
}
