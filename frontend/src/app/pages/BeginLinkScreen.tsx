import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type OwnAccount, useOwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { FormSkeleton } from '../../components/forms/FormSkeleton';
import { OwnAccountStates } from '../../components/studio/OwnAccountStates';
import { IMPORT_PATH } from '../../config/paths';
import { StepColumn } from '../../features/begin/StepColumn';
import { StepFooter } from '../../features/begin/StepFooter';
import { ShortLinks } from '../../features/links/short/ShortLinks';
import { useTranslation } from '../../i18n/useTranslation';
import { useBeginProgress } from './useBeginProgress';

const Bring = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginTop: 24,
});

/** Shown while the guards run. */
export function Fallback() {
  return (
    <StepColumn>
      <FormSkeleton />
    </StepColumn>
  );
}

function LinkStep({ account }: { account: OwnAccount }) {
  const { accountId, displayId } = account;
  const { t } = useTranslation('begin');
  const { link: isDone } = useBeginProgress(account);
  return (
    <>
      <StepColumn>
        <FormHeading title={t('link.heading')} lead={t(isDone === true ? 'link.leadMore' : 'link.lead')} />
        <ShortLinks accountId={accountId} displayId={displayId} kind="titled" title={t('link.addTitle')} />
        {/* Only for creators without links. At the end, so that it moves nothing when it appears. */}
        {isDone === false && (
          <Bring>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('link.bring')}
            </Typography>
            <Button href={IMPORT_PATH}>{t('link.bringOpen')}</Button>
          </Bring>
        )}
      </StepColumn>
      <StepFooter displayId={displayId} step="link" done={isDone === true} />
    </>
  );
}

/** The third step of a new creator: the first link. */
export default function BeginLinkScreen() {
  return (
    <OwnAccountStates query={useOwnAccount()} loading={<Fallback />}>
      {(account) => <LinkStep account={account} />}
    </OwnAccountStates>
  );
}
