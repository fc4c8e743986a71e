import { Check } from 'lucide-react';
import { useId } from 'react';
import { useEaters } from '#data/kitchen/eaters.ts';
import { t } from '#lib/language.ts';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';

/** Asks for whom the next ideas are, if several members allow it. */
export function EaterPicker({ className = '' }: { className?: string }) {
  const [eaters, toggle] = useEaters();
  const label = useId();
  if (eaters.length === 0) return null;
  const isLast = eaters.filter(({ isChosen }) => isChosen).length === 1;
  return (
    <fieldset aria-labelledby={label} className={`flex flex-wrap items-center gap-2 ${className}`}>
      <span id={label} className="mr-1 text-sm font-semibold text-muted">
        {t('Cooking for')}
      </span>
      {eaters.map(({ id, name, isChosen }) => (
        <ToggleChip
          key={id}
          pressed={isChosen}
          icon={Check}
          tone="keep"
          onPress={() => {
            // At least one person has to eat.
            if (!isChosen || !isLast) toggle(id);
          }}
        >
          {name}
        </ToggleChip>
      ))}
    </fieldset>
  );
}
