import { LIMITS } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { type FieldFailure } from '../../../api/api-error';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Visibility } from '../../../api/generated/model/visibility';
import { type Content } from '../api/content';
import { usePostContent } from '../api/own-contents';
import { type Candidate, contentOf } from './candidate';
import { useReadFailures } from './useReadFailures';

interface PostCallOptions {
  displayId: string;
  onPosted: (content: Content) => void;
  /** The post no longer exists. Returns whether the user was led back to choose another. */
  onLost: () => boolean;
  /** The API rejected fields. Returns whether the user was led back to them. */
  onRefused: (fields: readonly FieldFailure[]) => boolean;
}

/** Adds the post to the page, once however often the button is pressed. */
export function usePostCall({ displayId, onPosted, onLost, onRefused }: PostCallOptions) {
  const { t } = useTranslation(['posting', 'errors']);
  const report = useFailureReport();
  const readFailures = useReadFailures();
  const [sent, setSent] = useState<number | null>(null);
  const call = usePostContent(displayId, setSent);
  const [failure, setFailure] = useState<string | null>(null);
  // State updates too late for a fast second press.
  const underWay = useRef(false);
  const failed = t('posting:confirm.failed');

  const post = (candidate: Candidate, visibility: Visibility) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(null);
    setSent(null);
    call.mutate(
      { data: { ...contentOf(candidate), visibility } },
      {
        onSuccess: onPosted,
        onError: (error) =>
          report(
            error,
            {
              ...readFailures,
              404: {
                then: () => {
                  if (!onLost()) setFailure(failed);
                },
              },
              limitReached: { notice: t('posting:confirm.full', { max: LIMITS.contents.perAccount }) },
              storageFull: { notice: t('errors:codes.storageFull') },
              other: { notice: failed },
            },
            { setFieldErrors: onRefused, notice: setFailure },
          ),
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };

  return {
    post,
    posting: call.isPending,
    savingDraft: call.isPending && call.variables.data.visibility === 'draft',
    sent,
    failure,
    clearFailure: () => setFailure(null),
  };
}
