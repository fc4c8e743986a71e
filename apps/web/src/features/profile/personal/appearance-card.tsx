import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { type Theme, useTheme } from '#lib/browser/theme.ts';
import { chooseLanguage, LANGUAGES, language, nameOfLanguage, t } from '#lib/language.ts';
import { Card, CardHead } from '#ui/card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { Select } from '#ui/form/select.tsx';

const SEGMENTS = [
  { value: 'system', label: t('System'), icon: Monitor },
  { value: 'light', label: t('Light'), icon: Sun },
  { value: 'dark', label: t('Dark'), icon: Moon },
] as const satisfies readonly { readonly value: Theme; readonly label: string; readonly icon: LucideIcon }[];

/** The theme and the language of this browser. */
export function AppearanceCard({ className }: { className?: string }) {
  const [theme, choose] = useTheme();
  return (
    <Card aria-labelledby="appearance" className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead
        title={t('Appearance')}
        titleId="appearance"
        description={t('In this browser. System follows your device.')}
      />
      <Segmented
        full
        label={t('Theme')}
        segments={SEGMENTS}
        value={theme}
        onValueChange={choose}
        className="mt-4"
      />
      {LANGUAGES.length > 1 && (
        <Field label={t('Language')} className="mt-4">
          {(control) => (
            <Select {...control} value={language} onChange={({ target }) => chooseLanguage(target.value)}>
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {nameOfLanguage(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </Card>
  );
}
