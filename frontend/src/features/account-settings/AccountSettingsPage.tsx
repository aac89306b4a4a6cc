import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { LanguageSwitch } from '../../components/site/LanguageSwitch';
import { BelowFold } from '../../components/studio/BelowFold';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { PATHS } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { AccessSection } from './components/AccessSection';
import { BasicsSection } from './components/BasicsSection';
import { SessionsSection } from './components/SessionsSection';
import { SettingsSection } from './components/SettingsSection';
import { ShareSection } from './components/ShareSection';
import { DataSection } from './data/DataSection';

const Column = styled('div')({ width: '100%', maxWidth: 720, margin: '0 auto' });

function Settings({ account }: { account: OwnAccount }) {
  const { t } = useTranslation('settings');
  return (
    <Column>
      <FormHeading title={t('heading')} lead={t('lead')} />
      <BasicsSection account={account} />
      <BelowFold>
        <ShareSection displayId={account.displayId} />
        <AccessSection account={account} />
        <SessionsSection />
        <DataSection account={account} />
        <SettingsSection title={t('language.title')} lead={t('language.lead')}>
          <LanguageSwitch label={t('language.label')} />
        </SettingsSection>
        <SettingsSection title={t('leaving.title')} lead={t('leaving.lead')}>
          <Button href={PATHS.deleteAccount} variant="outlined">
            {t('leaving.open')}
          </Button>
        </SettingsSection>
      </BelowFold>
    </Column>
  );
}

/** The settings of the account, as opposed to its page. */
export default function AccountSettingsPage() {
  return (
    <OwnAccountStates query={useOwnAccount()}>
      {(account) => <Settings key={account.accountId} account={account} />}
    </OwnAccountStates>
  );
}
