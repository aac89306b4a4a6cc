import { BlockFailure, BlockSkeleton } from '../../../components/studio/BlockParts';
import { useTranslation } from '../../../i18n/useTranslation';
import { useListOwnLinkages } from '../../../api/generated/oauth/oauth';
import { PostingFrame } from './PostingFrame';
import { PostingSteps, type PostingStepsProps } from './PostingSteps';
import { StepBody } from './steps/StepParts';

/** The dialog that adds a post. Loads the linked accounts first. */
export function PostingDialog(props: Omit<PostingStepsProps, 'linkages'>) {
  const { t } = useTranslation(['posting', 'common']);
  const { open, onClose, onExited } = props;
  const { data, error, refetch } = useListOwnLinkages();
  if (data !== undefined) return <PostingSteps {...props} linkages={data.results} />;
  return (
    <PostingFrame
      open={open}
      step="provider"
      title={t('posting:provider.title')}
      onClose={onClose}
      onExited={onExited}
    >
      <StepBody>
        {error === null ? (
          <BlockSkeleton label={t('posting:provider.loading')} />
        ) : (
          <BlockFailure
            text={t('posting:provider.failed')}
            retry={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        )}
      </StepBody>
    </PostingFrame>
  );
}
