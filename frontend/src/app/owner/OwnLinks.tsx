import { LIMITS } from '@hitohira/backend/rules';
import { type ComponentProps, useRef } from 'react';
import { shownEntries } from '../../components/studio/shown-entries';
import { AddEntry, OwnBlock, VacantBlock } from '../../components/studio/OwnBlock';
import { usePublicLinks } from '../../features/links/api/public-links';
import { PublicLinks } from '../../features/links/PublicLinks';
import { useLinkAdding } from '../../features/links/useLinkAdding';
import { OwnerEntry } from '../../features/profile/components/OwnerEntry';
import { useTranslation } from '../../i18n/useTranslation';

interface OwnLinksProps extends Omit<ComponentProps<typeof PublicLinks>, 'links' | 'side' | 'empty'> {
  accountId: string;
  displayId: string;
}

/** The owner's links, with a button to add one. */
export function OwnLinks({ accountId, displayId, ...props }: OwnLinksProps) {
  const { heading } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const links = usePublicLinks(displayId);
  const { begin, dialog } = useLinkAdding({ accountId, displayId, home });
  return (
    <OwnBlock ref={home} tabIndex={-1}>
      <PublicLinks
        {...props}
        links={shownEntries(links)}
        side={
          links.total < LIMITS.links.perAccount ? (
            <AddEntry heading={heading} onAdd={begin}>
              {t('owner.add')}
            </AddEntry>
          ) : (
            <OwnerEntry displayId={displayId} block={heading} />
          )
        }
        empty={
          <VacantBlock heading={heading} onAdd={begin}>
            {t('owner.addLink')}
          </VacantBlock>
        }
      />
      {dialog}
    </OwnBlock>
  );
}
