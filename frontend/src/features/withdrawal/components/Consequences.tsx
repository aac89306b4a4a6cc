import { styled } from '@mui/material/styles';
import { type OwnAccount } from '../../../api/own-account';
import { siteSettings } from '../../../config/site-settings';
import { useTranslation } from '../../../i18n/useTranslation';
import { restoreDaysText } from '../restore-days';

const Points = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  marginBottom: 32,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  lineHeight: 'var(--leading)',
  '& strong': { fontWeight: 600 },
});

/** Whether and for how long the account can be restored. Without an e-mail address it cannot. */
function Restorability({ email }: Pick<OwnAccount, 'email'>) {
  const { t } = useTranslation('withdrawal');
  const { restoreDays } = siteSettings();
  if (restoreDays === 0) return <strong>{t('consequences.erased')}</strong>;
  if (email === null) return <strong>{t('consequences.final')}</strong>;
  return t('consequences.restorable', { days: restoreDaysText(t) });
}

/** What is lost when the account is deleted, or a placeholder while that is unknown. */
export function Consequences({ account }: { account: OwnAccount | null }) {
  const { t } = useTranslation('withdrawal');
  return (
    <Points>
      <li>{t('consequences.page')}</li>
      <li>{t('consequences.services')}</li>
      <li>{t('consequences.archive')}</li>
      <li>{t('consequences.displayId')}</li>
      <li>
        {account === null ? (
          t('consequences.restorable', { days: '' })
        ) : (
          <Restorability email={account.email} />
        )}
      </li>
    </Points>
  );
}
