import { Link } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { t } from '#lib/language.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuLink } from '#ui/menu.tsx';
import { type ProfileTab, parseProfileSearch } from './profile-search.ts';

/** What people look for by name, with its tab and the id of its heading. */
const SETTINGS: readonly (readonly [label: string, tab: ProfileTab, headingId: string])[] = [
  [t('Profile picture'), 'personal', 'profile-picture'],
  [t('Name and address'), 'personal', 'personal-information'],
  [t('Appearance'), 'personal', 'appearance'],
  [t('Kitchen'), 'personal', 'kitchen'],
  [t('Reminders'), 'personal', 'reminders'],
  [t('Terms and privacy'), 'personal', 'legal'],
  [t('Body and daily targets'), 'health', 'body'],
  [t('Allergies'), 'allergies', 'allergies'],
  [t('Diets'), 'allergies', 'diets'],
  [t('Foods you do not like'), 'allergies', 'dislikes'],
  [t('Favorite cuisines'), 'allergies', 'favorite-cuisines'],
  [t('Dishes you want less or never'), 'allergies', 'unwanted-dishes'],
  [t('Always at home'), 'allergies', 'always-at-home'],
  [t('Password and sign-in'), 'security', 'account'],
  [t('Coaches'), 'security', 'coaches'],
  [t('API tokens'), 'security', 'api-tokens'],
  [t('Webhooks'), 'security', 'webhooks'],
  [t('Your data'), 'security', 'your-data'],
];

/** Leads to every setting by its own name, because the four tabs do not name them all. */
export function AllSettings({ className }: { className?: string }) {
  return (
    <Menu
      trigger={
        <Button variant="secondary" icon={List} className={className}>
          {t('All settings')}
        </Button>
      }
    >
      {SETTINGS.map(([label, tab, headingId]) => (
        <MenuLink key={label}>
          <Link to="/profile" search={parseProfileSearch({ tab })} hash={headingId}>
            {label}
          </Link>
        </MenuLink>
      ))}
    </Menu>
  );
}
