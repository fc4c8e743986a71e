import { ALLERGENS, DIETS } from '@game-plan/domain/eater';
import { Check, type LucideIcon, X } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';
import type { RecipeSearch, RecipeSearchChange } from '../recipe-search.ts';

interface DietaryFiltersProps {
  id: string;
  search: RecipeSearch;
  onChange: (change: RecipeSearchChange) => void;
}

/** The diets that a recipe must fit, and the allergens that it must not carry. */
export function DietaryFilters({ id, search, onChange }: DietaryFiltersProps) {
  return (
    <Card id={id} aria-label="Dietary Filters" className="mt-3 grid gap-6 p-5 lg:grid-cols-2">
      <Choices
        legend="Dietary restrictions"
        names={DIETS}
        chosen={search.diet}
        onChange={(diet) => onChange({ diet })}
        icon={Check}
        tone="keep"
      />
      <Choices
        legend="Leave out allergens"
        names={ALLERGENS}
        chosen={search.without}
        onChange={(without) => onChange({ without })}
        icon={X}
        tone="leave-out"
      />
    </Card>
  );
}

interface ChoicesProps<Name extends string> {
  legend: string;
  names: readonly Name[];
  chosen: readonly Name[] | undefined;
  onChange: (chosen: readonly Name[]) => void;
  icon: LucideIcon;
  tone: 'keep' | 'leave-out';
}

function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, names, chosen = [], onChange, icon, tone } = props;
  const toggle = (name: Name) =>
    onChange(names.filter((other) => chosen.includes(other) !== (other === name)));
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <ToggleChip
            key={name}
            pressed={chosen.includes(name)}
            onPress={() => toggle(name)}
            icon={icon}
            tone={tone}
          >
            {name.replaceAll('_', ' ')}
          </ToggleChip>
        ))}
      </div>
    </fieldset>
  );
}
