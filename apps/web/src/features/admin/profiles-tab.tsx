import { type AdminProfile, PROFILE_SORTS } from '@game-plan/contracts/people/admin';
import { fullName } from '@game-plan/domain/person-name';
import { useQuery } from '@tanstack/react-query';
import { profilesQuery, summaryQuery } from '#data/people/admin.ts';
import { useWideScreen } from '#lib/browser/use-wide-screen.ts';
import { optionText } from '#lib/format/option-label.ts';
import { t } from '#lib/language.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { DASH, firstTwo } from './admin-labels.ts';
import { AT_A_GLANCE, ListFrame, ListSearch, PageButtons, useListView } from './admin-list.tsx';

/** '172cm / 68.5kg', or a dash if one is unknown. */
const size = ({ height, weight }: AdminProfile) => (
  <span className="num">
    {height !== null && weight !== null ? t('{height}cm / {weight}kg', { height, weight }) : DASH}
  </span>
);

const activity = ({ activityLevel }: AdminProfile) => (activityLevel ? optionText(activityLevel) : DASH);

const person = ({ user }: AdminProfile) => (
  <>
    {fullName(user)}
    <span className="block text-sm font-normal text-muted">{user.username}</span>
  </>
);

const COLUMNS: readonly Column<AdminProfile>[] = [
  { label: t('User'), sortBy: 'user', isRowHeader: true, cell: person },
  { label: 'Height/Weight', className: 'whitespace-nowrap', cell: size },
  { label: t('Activity Level'), sortBy: 'activity', cell: activity },
  { label: t('Goals'), cell: ({ fitnessGoals }) => firstTwo(fitnessGoals) },
  { label: t('Allergies'), cell: ({ allergies }) => firstTwo(allergies) },
];

export function ProfilesTab() {
  const isWide = useWideScreen();
  const { view, typed, onType, onSort, onPage } = useListView(PROFILE_SORTS, 'user');
  const list = useQuery(profilesQuery(view));
  const { data: all } = useQuery(summaryQuery());
  const { data: summary } = useQuery(summaryQuery(view.search));
  const total = all?.matchingProfiles ?? 0;
  const found = summary?.matchingProfiles ?? 0;
  return (
    <ListFrame
      name="profiles"
      list={list}
      head={
        <>
          <p className="border-b border-line px-5 py-3 text-sm text-muted">
            {t('This view is recorded. Everyone listed here can see when an admin last looked.')}
          </p>
          <ListSearch
            label={t('Search profiles')}
            typed={typed}
            onType={onType}
            total={total}
            found={found}
          />
        </>
      }
      empty={
        view.search === ''
          ? t('Nobody has filled in a health profile yet.')
          : t('No profiles match this search.')
      }
      foot={<PageButtons page={view.page} total={found} onPage={onPage} />}
    >
      {(profiles) =>
        isWide ? (
          <DataTable
            label={t('Profiles')}
            columns={COLUMNS}
            rows={profiles}
            keyOf={({ userId }) => userId}
            sorting={total > AT_A_GLANCE ? { by: view.sort, order: view.order } : undefined}
            onSort={onSort}
          />
        ) : (
          <ul aria-label={t('Profiles')} className="divide-y divide-line">
            {profiles.map((profile) => (
              <ProfileCard key={profile.userId} profile={profile} />
            ))}
          </ul>
        )
      }
    </ListFrame>
  );
}

function ProfileCard({ profile }: { profile: AdminProfile }) {
  return (
    <li className="px-5 py-3.5">
      <p className="font-semibold">{person(profile)}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm [&_dt]:text-muted">
        <dt>{t('Height/Weight')}</dt>
        <dd>{size(profile)}</dd>
        <dt>{t('Activity Level')}</dt>
        <dd>{activity(profile)}</dd>
        <dt>{t('Goals')}</dt>
        <dd>{firstTwo(profile.fitnessGoals)}</dd>
        <dt>{t('Allergies')}</dt>
        <dd>{firstTwo(profile.allergies)}</dd>
      </dl>
    </li>
  );
}
