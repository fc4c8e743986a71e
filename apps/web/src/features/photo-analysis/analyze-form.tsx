import type { CalendarDay } from '@game-plan/domain/calendar-day';
import { RotateCcw, ScanSearch, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsAnalyzing } from '#data/food/photo-analysis.ts';
import { formatLongDay } from '#lib/format/format.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';
import { Button } from '#ui/button.tsx';
import { takeLostFocus } from './take-lost-focus.ts';

interface AnalyzeFormProps {
  hasPhoto: boolean;
  analyzing: boolean;
  date: CalendarDay | undefined;
  mealTypePicker: ReactNode;
  onAnalyze: () => void;
  onCancel: () => void;
  onReset: () => void;
}

/** The meal type, and the button that sends the photo. */
export function AnalyzeForm(props: AnalyzeFormProps) {
  const { hasPhoto, analyzing, date, mealTypePicker, onAnalyze, onCancel, onReset } = props;
  const today = useToday();
  const day = date === undefined || date === today ? 'today' : formatLongDay(date);
  const isAnotherOnItsWay = useIsAnalyzing() && !analyzing;
  return (
    <div>
      <h2 ref={takeLostFocus} tabIndex={-1} className="h-card">
        {t('Log a meal from a photo')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {t(
          'The foods in the photo are recognized, their weights estimated, and the meal is logged for {day}. You can change or undo it afterwards.',
          { day },
        )}
      </p>
      <fieldset disabled={analyzing} className="contents">
        {mealTypePicker}
      </fieldset>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="accent"
          size="lg"
          icon={ScanSearch}
          className="flex-1"
          disabled={!hasPhoto}
          pending={analyzing}
          pendingLabel={t('Analyzing...')}
          onClick={onAnalyze}
        >
          {t('Analyze Meal')}
        </Button>
        {analyzing && (
          <Button variant="ghost" size="lg" icon={X} onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
        {hasPhoto && !analyzing && (
          <Button variant="ghost" size="lg" icon={RotateCcw} onClick={onReset}>
            {t('Reset')}
          </Button>
        )}
      </div>
      {analyzing && (
        <div
          role="progressbar"
          aria-label={t('Analyzing')}
          className="indeterminate mt-3 h-2 rounded-full bg-track"
        />
      )}
      <p role="status" className="mt-3 text-sm text-muted">
        {analyzing
          ? t('The photo is being analyzed. This can take up to a minute.')
          : isAnotherOnItsWay
            ? t('Your last photo is still being analyzed. We will tell you when the meal is logged.')
            : t(
                'The photo goes to the AI model that this server uses, without its place, its time or your name.',
              )}
      </p>
    </div>
  );
}
