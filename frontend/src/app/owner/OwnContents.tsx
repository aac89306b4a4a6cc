import { LIMITS } from '@hitohira/backend/rules';
import { type ComponentProps, useRef } from 'react';
import { shownEntries } from '../../components/studio/shown-entries';
import { AddEntry, OwnBlock, VacantBlock } from '../../components/studio/OwnBlock';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { PublicContents } from '../../features/contents/PublicContents';
import { OwnerEntry } from '../../features/profile/components/OwnerEntry';
import { useTranslation } from '../../i18n/useTranslation';
import { usePostingFlow } from '../pages/usePostingFlow';

interface OwnContentsProps extends Omit<
  ComponentProps<typeof PublicContents>,
  'contents' | 'side' | 'empty'
> {
  accountId: string;
}

/** The owner's contents, with a button to add one. */
export function OwnContents({ accountId, ...props }: OwnContentsProps) {
  const { displayId, heading } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const contents = usePublicContents(displayId);
  const { begin, flow } = usePostingFlow({ accountId, displayId, home });
  return (
    <OwnBlock ref={home} tabIndex={-1}>
      <PublicContents
        {...props}
        contents={shownEntries(contents)}
        side={
          contents.total < LIMITS.contents.perAccount ? (
            <AddEntry heading={heading} onAdd={() => begin()}>
              {t('owner.add')}
            </AddEntry>
          ) : (
            <OwnerEntry displayId={displayId} block={heading} />
          )
        }
        empty={
          <VacantBlock heading={heading} onAdd={() => begin()}>
            {t('owner.addPost')}
          </VacantBlock>
        }
      />
      {flow}
    </OwnBlock>
  );
}
