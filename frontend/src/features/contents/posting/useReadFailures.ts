import { type FailureCases } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';

/** What it means where a service was asked for posts and they did not come. Without a session: to the login, as everywhere. */
export function useReadFailures() {
  const { t } = useTranslation('messages');
  return {
    E0101: { notice: t('FAILED_TO_SNS_GET') },
    E0102: { notice: t('UNAUTHORIZED_SNS_CONTENTS') },
  } satisfies FailureCases;
}
