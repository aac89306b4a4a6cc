import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { type OwnAccount } from '../../../api/own-account';
import { enterStep, stepPath } from '../../../config/flows';
import { siteSettings } from '../../../config/site-settings';
import { useTranslation } from '../../../i18n/useTranslation';
import { AccessRow } from './AccessRow';
import { SettingsList, SettingsSection } from './SettingsSection';
import { SocialRows } from './SocialRows';

/** The login methods and the only links to their forms. */
export function AccessSection({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { email, hasPassword } = account;

  const withoutEmail =
    siteSettings().restoreDays === 0 ? t('access.withoutEmailFinal') : t('access.withoutEmail');

  const openForm = (flow: 'changeEmail' | 'changePassword') => {
    enterStep(flow, 'form');
    void navigate(stepPath(flow, 'form'));
  };
  const doing = (action: 'change' | 'add' | 'set', name: string) => ({
    children: t(`access.${action}`),
    'aria-label': t(`access.${action}Named`, { name }),
  });

  return (
    <SettingsSection title={t('access.title')} lead={t('access.lead')}>
      <SettingsList>
        <AccessRow
          name={t('access.email')}
          state={email ?? t('access.notSet')}
          note={email === null ? withoutEmail : undefined}
        >
          <Button
            variant="outlined"
            size="small"
            onClick={() => openForm('changeEmail')}
            {...doing(email === null ? 'add' : 'change', t('access.email'))}
          />
        </AccessRow>
        <AccessRow
          name={t('access.password')}
          state={hasPassword ? t('access.passwordSet') : t('access.notSet')}
          note={email === null ? t('access.emailFirst') : undefined}
        >
          {email !== null && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => openForm('changePassword')}
              {...doing(hasPassword ? 'change' : 'set', t('access.password'))}
            />
          )}
        </AccessRow>
        <SocialRows account={account} />
      </SettingsList>
    </SettingsSection>
  );
}
