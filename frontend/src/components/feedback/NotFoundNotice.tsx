import { PATHS } from '../../config/paths';
import { useSignedInHint } from '../../hooks/useSignedInHint';
import { useTranslation } from '../../i18n/useTranslation';
import { PetalMark } from '../brand/PetalMark';
import { ButtonLink } from '../buttons/ButtonLink';
import { Notice, NoticeText } from './Notice';

/** Shown for pages that do not exist. The front page redirects signed-in accounts to their own page. */
export function NotFoundNotice() {
  const { t } = useTranslation();
  const signedIn = useSignedInHint();
  return (
    <Notice title={t('failure.notFound.title')} ornament={<PetalMark />}>
      <NoticeText as="div">
        <div>{t('failure.notFound.first')}</div>
        <div>{t('failure.notFound.second')}</div>
      </NoticeText>
      <ButtonLink to={PATHS.home} variant="outlined" style={{ marginTop: 8 }}>
        {t(signedIn ? 'actions.ownPage' : 'actions.goHome')}
      </ButtonLink>
    </Notice>
  );
}
