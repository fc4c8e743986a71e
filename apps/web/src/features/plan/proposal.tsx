import type { PlanProposal } from '@game-plan/contracts/kitchen/plan';
import { Dices, Ellipsis, Lock, LockOpen, ThumbsDown, X } from 'lucide-react';
import { useWantDishLess } from '#data/people/unwanted-dishes.ts';
import { optionLabel } from '#lib/format/option-label.ts';
import { formatWeekday } from '#lib/format/weekday.ts';
import { t } from '#lib/language.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';

interface ProposalProps {
  proposal: PlanProposal;
  isLocked: boolean;
  /** Whether an answer is waited for. */
  pending: boolean;
  onLock: () => void;
  onAnother: () => void;
  onLeaveOut: () => void;
}

/** A proposed meal with the reason for it, which can be kept, exchanged or left out. */
export function Proposal({ proposal, isLocked, pending, onLock, onAnother, onLeaveOut }: ProposalProps) {
  const { day, slot, name, dish, idea, reason, cookedOn } = proposal;
  const less = useWantDishLess({ name, dishKey: idea ? dish : undefined }, onAnother);
  const [weekday] = formatWeekday(day).split(', ');
  return (
    <li className="flex items-center gap-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-xs font-semibold text-muted">{`${weekday}, ${optionLabel(slot)}`}</p>
        <p className="font-semibold wrap-anywhere">
          {cookedOn === null ? name : t('Rest of {name}', { name })}
        </p>
        <p className="text-sm text-muted">{reason}</p>
      </div>
      <IconButton
        label={t('Keep {name}', { name })}
        icon={isLocked ? Lock : LockOpen}
        aria-pressed={isLocked}
        className={isLocked ? 'text-primary' : undefined}
        onClick={onLock}
      />
      <Menu trigger={<IconButton label={t('{name}: more', { name })} icon={Ellipsis} aria-busy={pending} />}>
        <MenuItem icon={Dices} onSelect={onAnother}>
          {t('Another Dish')}
        </MenuItem>
        <MenuItem icon={ThumbsDown} onSelect={() => less.mutate('less', { onSuccess: onAnother })}>
          {t('Suggest Less')}
        </MenuItem>
        <MenuItem icon={X} onSelect={onLeaveOut}>
          {t('Leave Out')}
        </MenuItem>
      </Menu>
    </li>
  );
}
