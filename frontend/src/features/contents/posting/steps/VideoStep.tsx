import { type UseFormRegisterReturn } from 'react-hook-form';
import { Form } from '../../../../components/forms/Form';
import { SubmitButton } from '../../../../components/buttons/SubmitButton';
import { ProviderTerms } from '../../../../components/page/ProviderTerms';
import { type SubmittedForm } from '../../../../hooks/useSubmittedForm';
import { UrlField } from '../../../../components/forms/UrlField';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { type VideoValues } from '../form/useVideoForm';
import { type Connection } from '../linked-accounts';
import { LinkedAccount } from './LinkedAccount';
import { StepBody, StepFooter, StepRows } from './StepParts';

interface VideoStepProps {
  /** The linked channel; undefined when it is no longer linked. */
  linkage: OwnLinkage | undefined;
  field: UseFormRegisterReturn;
  frame: SubmittedForm<'video', VideoValues>;
  connection: Connection;
  onPrevious: () => void;
}

/** The step that finds a YouTube video by its URL. */
export function VideoStep({ linkage, field, frame, connection, onPrevious }: VideoStepProps) {
  const { t } = useTranslation('posting');
  // A broken account has its own message and button, so retrying is not offered.
  const broken = linkage?.needsReconnect === true;
  return (
    <StepBody>
      <Form frame={broken ? { ...frame, failure: null } : frame}>
        <StepRows>
          {linkage !== undefined && (
            <LinkedAccount
              label={t('video.account')}
              linkage={linkage}
              provider="youtube"
              connection={connection}
            />
          )}
          <UrlField
            label={t('video.url')}
            hint={t('video.hint')}
            placeholder={t('video.placeholder')}
            registration={field}
            error={frame.message('url')}
          />
          <ProviderTerms providers={['youtube']} />
        </StepRows>
        <StepFooter onPrevious={onPrevious} held={frame.submitting}>
          <SubmitButton
            size="medium"
            fullWidth={false}
            submitting={frame.submitting}
            submittingLabel={t('video.looking')}
          >
            {t('video.next')}
          </SubmitButton>
        </StepFooter>
      </Form>
    </StepBody>
  );
}
