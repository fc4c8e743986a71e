import { t } from '#lib/language.ts';
import { type OnDemandPart, useOnDemandPart } from '../on-demand-part.ts';
import { ErrorPanel } from '../state/error-panel.tsx';
import { Loading } from '../state/loading.tsx';

interface LateTabProps<Props> {
  part: OnDemandPart<Props>;
  /** The tab's name, for the message that it did not load. */
  label: string;
  props: Props;
  /** Of the message. */
  className?: string;
}

/**
 * The content of a tab that is loaded when first opened. If it does not load, its panel says so: the page's own error would
 * discard what was typed in the other tabs.
 */
export function LateTab<Props extends object>({ part, label, props, className = '' }: LateTabProps<Props>) {
  const { Part, hasFailed, retry } = useOnDemandPart(part);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return <Loading />;
  return (
    <ErrorPanel
      title={t('{label} did not load', { label })}
      description={t('Nothing is lost. Check the connection and try again.')}
      failed={{ isFetching: false, refetch: retry }}
      className={className}
    />
  );
}
