import * as Radix from '@radix-ui/react-switch';
import { Check } from 'lucide-react';

interface SwitchProps {
  id?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  'aria-describedby'?: string | undefined;
}

/** A switch that takes effect immediately. Its name is a label that refers to its id. */
export function Switch(props: SwitchProps) {
  return (
    <Radix.Root {...props} className="group grid h-11 w-14 shrink-0 place-items-center rounded-full">
      <span className="flex h-7 w-12 items-center rounded-full bg-line-strong p-1 transition-colors duration-(--dur-fast) group-data-[state=checked]:bg-primary">
        <Radix.Thumb className="grid size-5 place-items-center rounded-full bg-surface text-surface transition-transform duration-(--dur-fast) data-[state=checked]:translate-x-5 data-[state=checked]:bg-primary-fg data-[state=checked]:text-primary">
          <Check className="size-3.5" aria-hidden="true" />
        </Radix.Thumb>
      </span>
    </Radix.Root>
  );
}
