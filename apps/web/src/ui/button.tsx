import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: Exclude<ButtonSize, 'icon' | 'icon-sm'>;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  /**
   * While true, the button keeps its width and focus, shows `pendingLabel` and ignores presses. A button with this
   * property also ignores the second press of a double click or of a repeated key.
   */
  pending?: boolean;
  pendingLabel?: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon: Icon,
  iconEnd: IconEnd,
  pending,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isStarting = useRef(false);
  const iconSize = size === 'lg' ? 'size-5' : 'size-4.5';
  const label = (
    <>
      {Icon && <Icon className={`${iconSize} shrink-0`} aria-hidden="true" />}
      {children}
      {IconEnd && <IconEnd className="size-4.5 shrink-0" aria-hidden="true" />}
    </>
  );
  // Ignores presses while pending instead of using `disabled`, which would drop the keyboard focus. The second press of
  // a double click can arrive before the pending state is rendered, or after it has ended.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || (pending === false && (event.detail > 1 || isStarting.current))) {
      event.preventDefault();
      return;
    }
    isStarting.current = true;
    // Forms validate their fields before they submit, and the pending state is rendered in a later task.
    setTimeout(() => setTimeout(() => (isStarting.current = false)));
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonClasses(variant, size, className)}
      onClick={press}
    >
      {pending ? <PendingLabel idle={label}>{pendingLabel ?? children}</PendingLabel> : label}
    </button>
  );
}

/** The spinner and label, laid over the invisible idle label, which keeps the button's width. */
function PendingLabel({ idle, children }: { idle: ReactNode; children: ReactNode }) {
  return (
    <span className="grid *:col-start-1 *:row-start-1 *:inline-flex *:items-center *:justify-center *:gap-2">
      <span className="invisible" aria-hidden="true">
        {idle}
      </span>
      <span>
        <LoaderCircle className="size-4.5 shrink-0 spin" aria-hidden="true" />
        {children}
      </span>
    </span>
  );
}
