import { Check, CircleHelp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { optionLabel } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHead } from '#ui/card.tsx';
import { ToggleChip } from '#ui/form/toggle-chip.tsx';
import type { WordChoice } from './use-eating-choices.ts';

interface WordChoiceCardProps {
  /** The id of its heading, by which an address leads to it. */
  titleId: string;
  title: string;
  description: string;
  choice: WordChoice;
  /** The style of selected options. */
  icon?: LucideIcon;
  tone?: 'keep' | 'leave-out';
  /** Selected words for which nothing is left out. */
  loose?: ReadonlySet<string>;
  saveLabel: string;
  onSave: (words: readonly string[]) => void;
  pending: boolean;
  className?: string;
  /** The field for custom words. */
  children?: ReactNode;
}

/** A selection of chips; the buttons to save and revert are shown only if something has changed. */
export function WordChoiceCard(props: WordChoiceCardProps) {
  const { title, titleId, description, choice, icon = Check, tone = 'keep', saveLabel } = props;
  const { onSave, pending, className, children, loose } = props;
  return (
    <Card aria-labelledby={titleId} className={`p-5 sm:p-6 ${className ?? ''}`}>
      <CardHead title={title} titleId={titleId} description={description} />
      <fieldset tabIndex={-1} aria-labelledby={titleId} className="mt-4 flex flex-wrap gap-2">
        {choice.offered.map((word) => (
          <ToggleChip
            key={word}
            pressed={choice.chosen.includes(word)}
            onPress={() => choice.toggle(word)}
            icon={loose?.has(word) ? CircleHelp : icon}
            tone={loose?.has(word) ? 'loose' : tone}
          >
            {optionLabel(word)}
          </ToggleChip>
        ))}
        {choice.offered.length === 0 && <p className="text-sm text-muted">{t('None yet.')}</p>}
      </fieldset>
      {children}
      {choice.differs && (
        <div
          ref={keepFocusInCard}
          className="mt-5 flex flex-wrap gap-2 border-t border-line pt-5 max-sm:*:flex-1"
        >
          <Button pending={pending} pendingLabel={t('Saving...')} onClick={() => onSave(choice.chosen)}>
            {saveLabel}
          </Button>
          <Button variant="ghost" onClick={choice.follow}>
            {t('Undo changes')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/**
 * A ref for buttons that disappear after use: moves the focus to the chips of their card instead of the top of the
 * page.
 */
export function keepFocusInCard(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    element.closest('section')?.querySelector<HTMLElement>('fieldset')?.focus({ preventScroll: true });
  };
}
