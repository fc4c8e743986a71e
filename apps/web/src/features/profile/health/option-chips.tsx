import { Check } from 'lucide-react';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import { sayOption } from '../say-option.ts';

interface OptionChipsProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  chosen: readonly Option[];
  /** Told the choice after a chip was pressed, and which one it was. */
  onChange: (chosen: Option[], pressed: Option) => void;
}

/** Several of a list. What is chosen but no longer listed is offered too, so that it can be taken off. */
export function OptionChips<Option extends string>(props: OptionChipsProps<Option>) {
  const { legend, options, chosen, onChange } = props;
  const toggle = (option: Option) =>
    onChange(
      chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
      option,
    );
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {[...new Set([...options, ...chosen])].map((option) => (
          <ToggleChip
            key={option}
            pressed={chosen.includes(option)}
            onPress={() => toggle(option)}
            icon={Check}
            tone="keep"
          >
            {sayOption(option)}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
