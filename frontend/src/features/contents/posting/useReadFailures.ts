import { type FailureCases } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';

/** The messages for failed requests to a provider. An expired session leads to the login as everywhere. */
export function useReadFailures() {
  const { t } = useTranslation('messages');
  return {
    E0101: { notice: t('FAILED_TO_SNS_GET') },
    E0102: { notice: t('UNAUTHORIZED_SNS_CONTENTS') },
  } satisfies FailureCases;
}
