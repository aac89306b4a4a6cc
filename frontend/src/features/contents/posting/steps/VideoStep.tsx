import { type UseFormRegisterReturn } from 'react-hook-form';
import { Form } from '../../../../components/forms/Form';
import { SubmitButton } from '../../../../components/buttons/SubmitButton';
import { ProviderTerms } from '../../../../components/page/ProviderTerms';
import { type SubmittedForm } from '../../../../hooks/useSubmittedForm';
import { UrlField } from '../../../../components/forms/UrlField';
import { useTranslation } from '../../../../i18n/useTranslation';
import { type OwnLinkage } from '../../../../api/generated/model/ownLinkage';
import { type VideoValues } from '../form/useVideoForm';
import { LinkedAccount, type Reconnection } from './LinkedAccount';
import { StepBody, StepFoot, StepRows } from './StepParts';

interface VideoStepProps {
  /** The channel that the video is on; undefined where it is linked no more. */
  linkage: OwnLinkage | undefined;
  field: UseFormRegisterReturn;
  frame: SubmittedForm<'video', VideoValues>;
  reconnection: Reconnection;
  onPrevious: () => void;
}

/** Which video of the channel it is. */
export function VideoStep({ linkage, field, frame, reconnection, onPrevious }: VideoStepProps) {
  const { t } = useTranslation('posting');
  // What there is to do where the channel has to be linked again is said beside it: to try once more is of no use.
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
              reconnection={reconnection}
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
        <StepFoot onPrevious={onPrevious} held={frame.submitting}>
          <SubmitButton
            size="medium"
            fullWidth={false}
            submitting={frame.submitting}
            submittingLabel={t('video.looking')}
          >
            {t('video.next')}
          </SubmitButton>
        </StepFoot>
      </Form>
    </StepBody>
  );
}
