import type { Session } from '@game-plan/contracts/people/auth';
import { useNavigate } from '@tanstack/react-router';
import { LogOut, Pencil, Undo2, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { leavePage, useLeaveQuestion } from '#lib/ask-before-leaving.ts';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LateTab } from '#ui/late/late-tab.tsx';
import { Later } from '#ui/late/later.tsx';
import { onDemandPart } from '#ui/on-demand-part.ts';
import { PageHead } from '#ui/page-head.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { AllSettings } from './all-settings.tsx';
import type { FormAfterSave } from './form-after-save.ts';
import { AppearanceCard } from './personal/appearance-card.tsx';
import { LegalCard } from './personal/legal-card.tsx';
import { PersonalCard } from './personal/personal-card.tsx';
import { PictureCard } from './personal/picture-card.tsx';
import { unsavedLabel, useEditing, useProfileDrafts } from './profile-drafts.ts';
import {
  PROFILE_TABS,
  type ProfileSearch,
  type ProfileTab,
  parseProfileSearch,
  TAB_LABELS,
} from './profile-search.ts';

/* Loaded when they are first opened. */
const HEALTH_TAB = onDemandPart(() => import('./health/health-tab.tsx'), 'HealthTab');
const EATING_TAB = onDemandPart(() => import('./eating/eating-tab.tsx'), 'EatingTab');
const SECURITY_TAB = onDemandPart(() => import('./security/security-tab.tsx'), 'SecurityTab');

const PROFILE_HEAD = {
  title: t('Profile Settings'),
  description: t('Your details, health targets, allergies and the security of your account'),
};

interface ProfileSettingsProps {
  session: Session;
  search: ProfileSearch;
  /** The 'always at home' card, shown beside the dislikes. */
  atHome: ReactNode;
  /** The card of the person's kitchen. */
  kitchen: ReactNode;
  /** The card of the person's reminders. */
  reminders: ReactNode;
  /** The cards of the person's coaches and of their programs. */
  coaches: ReactNode;
  /** The card of the person's API tokens. */
  tokens: ReactNode;
  onSignOut: () => void;
  /** Called after the account was deleted. */
  onDeleted: () => void;
}

const TABS = PROFILE_TABS.map((value) => ({ value, label: TAB_LABELS[value] }));

export function ProfileSettings(props: ProfileSettingsProps) {
  const { session, search, kitchen, reminders, atHome, coaches, tokens, onSignOut, onDeleted } = props;
  const navigate = useNavigate();
  const drafts = useProfileDrafts(session);
  const { editing, edit, cancel, saved } = useEditing(session, drafts);
  const [discarding, setDiscarding] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { user, profile } = session;
  const tab = search.tab ?? 'personal';
  const show = (next: ProfileTab) =>
    void navigate({ to: '/profile', search: parseProfileSearch({ tab: next }), resetScroll: false });

  // Asks before changes on the other tab are discarded.
  const other = tab === 'personal' ? 'health' : 'personal';
  const outOfSight = unsavedLabel({ [other]: drafts.unsaved[other] });
  const finish = (form: 'personal' | 'health') => (left: FormAfterSave) => {
    saved(form, left);
    // The pressed button disappears. A person who is already typing keeps the focus.
    if (left.hasFocus && !left.hasLaterChanges) toggle.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHead {...PROFILE_HEAD}>
        <AllSettings className="max-sm:flex-1" />
        {(tab === 'personal' || tab === 'health') && (
          <Button
            ref={toggle}
            variant={editing ? 'secondary' : 'primary'}
            icon={editing ? X : Pencil}
            className="max-sm:flex-1"
            onClick={!editing ? edit : outOfSight ? () => setDiscarding(true) : cancel}
          >
            {editing ? t('Cancel') : t('Edit Profile')}
          </Button>
        )}
      </PageHead>
      <Tabs label={t('Profile sections')} tabs={TABS} value={tab} onValueChange={show} className="mt-4">
        <TabPanel value="personal" className="mt-6 grid items-start gap-5 lg:grid-cols-12">
          <div className="grid gap-5 lg:col-span-5">
            <PictureCard user={user} form={drafts.photo} />
            <AppearanceCard />
          </div>
          <PersonalCard
            user={user}
            form={drafts.personal}
            editing={editing}
            onSaved={finish('personal')}
            className="lg:col-span-7"
          />
          <Later>
            {kitchen}
            {reminders}
            <LegalCard className="lg:col-span-12" />
          </Later>
        </TabPanel>
        <TabPanel value="health" className="mt-6">
          <LateTab
            part={HEALTH_TAB}
            label={TAB_LABELS.health}
            props={{
              profile,
              preferences: drafts.eating.preferences.data ?? null,
              form: drafts.health,
              editing,
              onEdit: edit,
              onSaved: finish('health'),
            }}
          />
        </TabPanel>
        <TabPanel value="allergies" className="mt-6">
          <LateTab
            part={EATING_TAB}
            label={TAB_LABELS.allergies}
            props={{ choices: drafts.eating, children: atHome }}
          />
        </TabPanel>
        <TabPanel value="security" className="mt-6">
          <LateTab
            part={SECURITY_TAB}
            label={TAB_LABELS.security}
            props={{
              user,
              onSignOut: () => leavePage(onSignOut),
              onDeleted,
              children: (
                <>
                  {coaches}
                  {tokens}
                </>
              ),
            }}
          />
        </TabPanel>
      </Tabs>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('Discard all changes?')}
        description={t('Your changes to {outOfSight} would be lost too.', { outOfSight })}
        actionLabel={t('Discard')}
        icon={Undo2}
        onConfirm={() => {
          setDiscarding(false);
          cancel();
        }}
      />
      <LeaveQuestion unsaved={unsavedLabel(drafts.unsaved)} />
    </>
  );
}

interface LeaveQuestionProps {
  /** The places with unsaved changes; undefined if there are none. */
  unsaved: string | undefined;
}

/** Asks before the page is left with unsaved changes, and names them. */
function LeaveQuestion({ unsaved }: LeaveQuestionProps) {
  const question = useLeaveQuestion(
    unsaved !== undefined,
    // Another tab of this page does not leave it.
    (current, next) => current.pathname !== next.pathname,
  );
  return (
    <ConfirmDialog
      open={question.isAsked}
      onOpenChange={(open) => !open && question.stay()}
      title={t('Leave without saving?')}
      description={t('Your changes to {unsaved} are not saved yet and would be lost.', { unsaved })}
      actionLabel={t('Leave')}
      icon={LogOut}
      onConfirm={question.leave}
    />
  );
}
