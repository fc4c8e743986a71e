import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '#lib/browser/theme.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Segmented } from '#ui/form/segmented.tsx';

const SEGMENTS = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const satisfies readonly { readonly value: Theme; readonly label: string; readonly icon: LucideIcon }[];

/** The theme of this browser. */
export function AppearanceCard({ className }: { className?: string }) {
  const [theme, choose] = useTheme();
  return (
    <Card aria-labelledby="appearance" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead
        title="Appearance"
        titleId="appearance"
        description="In this browser. System follows your device."
      />
      <Segmented
        full
        label="Theme"
        segments={SEGMENTS}
        value={theme}
        onValueChange={choose}
        className="mt-4"
      />
    </Card>
  );
}
