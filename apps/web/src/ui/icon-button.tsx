import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonVariant, buttonClasses } from './button-classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name, because an icon has none. */
  label: string;
  icon: LucideIcon;
  variant?: ButtonVariant;
  size?: 'icon' | 'icon-sm';
  iconClassName?: string;
}

export function IconButton({
  label,
  icon: Icon,
  variant = 'ghost',
  size = 'icon',
  className,
  iconClassName = 'size-5',
  ...rest
}: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={buttonClasses(variant, size, className)}>
      <Icon className={iconClassName} aria-hidden="true" />
    </button>
  );
}
