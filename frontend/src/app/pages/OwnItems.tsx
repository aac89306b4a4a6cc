import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AddEntry, OwnBlock, VacantBlock } from '../../components/OwnBlock';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { useItemAdding } from '../../features/items/add/useItemAdding';
import { PublicItems } from '../../features/items/PublicItems';
import { OwnItemTargets } from './OwnItemTargets';

interface OwnItemsProps extends Omit<ComponentProps<typeof PublicItems>, 'side' | 'empty'> {
  accountId: string;
}

/** The items of the own page as visitors see them, and the way to more of them. */
export default function OwnItems({ accountId, ...props }: OwnItemsProps) {
  const { displayId, headline } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const { total } = usePublicContents(displayId);
  const { begin, dialog } = useItemAdding({
    accountId,
    displayId,
    to: (draw) => <OwnItemTargets displayId={displayId}>{draw}</OwnItemTargets>,
    home,
  });
  const heading = headline ?? t('headlines.RECOMMEND_PROFILE');
  return (
    <OwnBlock ref={home} tabIndex={-1}>
      <PublicItems
        {...props}
        side={
          <AddEntry heading={heading} onAdd={begin}>
            {t('owner.add')}
          </AddEntry>
        }
        // What is recommended is recommended with a post.
        empty={
          total > 0 && (
            <VacantBlock heading={heading} onAdd={begin}>
              {t('owner.addItems')}
            </VacantBlock>
          )
        }
      />
      {dialog}
    </OwnBlock>
  );
}
