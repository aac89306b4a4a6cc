import { useTranslation } from 'react-i18next';
import { type FailureCases } from '../../../hooks/useFailureReport';

/** What it means where a service was asked for posts and they did not come. Without a session: to the login, as everywhere. */
export function useReadFailures() {
  const { t } = useTranslation();
  return {
    E0101: { notice: t('messages.FAILED_TO_SNS_GET') },
    E0102: { notice: t('messages.UNAUTHORIZED_SNS_CONTENTS') },
  } satisfies FailureCases;
}
