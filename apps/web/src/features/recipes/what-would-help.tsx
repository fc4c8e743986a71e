import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { nothingFoundQuery, whatWouldHelpQuery } from '#data/kitchen/recipe-ideas.ts';
import { t } from '#lib/language.ts';
import { useToday } from '#lib/today.ts';

/** If nothing could be cooked: which one or two foods would change that. Empty before, or if none would. */
export function WhatWouldHelp({ className = '' }: { className?: string }) {
  const { data: isNothingFound = false } = useQuery({ ...nothingFoundQuery, initialData: false });
  const today = useToday();
  const { data: help } = useQuery({
    ...whatWouldHelpQuery(today),
    enabled: isNothingFound,
  });
  if (!isNothingFound || !help || help.foods.length === 0) return null;
  return (
    <p role="status" className={`flex items-center gap-2 rounded-md bg-surface p-3 text-sm ${className}`}>
      <Lightbulb className="size-4 shrink-0 text-primary" aria-hidden="true" />
      {t(
        '{count, select, 1 {With {foods} there would be 1 idea} other {With {foods} there would be {count} ideas}}',
        { count: help.ideas, foods: help.foods.join(` ${t('or')} `) },
      )}
    </p>
  );
}
