import { type ComponentProps, useRef } from 'react';
import { AddEntry, OwnBlock, VacantBlock } from '../../components/studio/OwnBlock';
import { useOwnContents } from '../../features/contents/api/own-contents';
import { usePublicContents } from '../../features/contents/api/public-contents';
import { useItemAdding } from '../../features/items/add/useItemAdding';
import { usePublicItems } from '../../features/items/api/public-items';
import { PublicItems } from '../../features/items/PublicItems';
import { useTranslation } from '../../i18n/useTranslation';
import { OwnItemTargets } from './OwnItemTargets';

interface OwnItemsProps extends Omit<ComponentProps<typeof PublicItems>, 'items' | 'side' | 'empty'> {
  displayId: string;
  accountId: string;
  /** Whether visitors see no posts on the page. */
  hidesPosts: boolean;
}

interface VacantItemsProps extends ComponentProps<typeof VacantBlock> {
  displayId: string;
}

/** Where the first item is going to be: what is recommended is recommended with a post. */
function VacantItems({ displayId, ...block }: VacantItemsProps) {
  const { total } = usePublicContents(displayId);
  return total > 0 && <VacantBlock {...block} />;
}

/** The same where the page hides its posts: the server wrote it without them, and its owner alone is told of them. */
function VacantItemsOfHiddenPosts({ displayId, ...block }: VacantItemsProps) {
  const { total } = useOwnContents(displayId);
  return total > 0 && <VacantBlock {...block} />;
}

/** The items of the own page as visitors see them, and the way to more of them. */
export function OwnItems({ accountId, hidesPosts, ...props }: OwnItemsProps) {
  const { displayId, headline } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const { begin, dialog } = useItemAdding({
    accountId,
    displayId,
    to: (draw) => <OwnItemTargets displayId={displayId}>{draw}</OwnItemTargets>,
    home,
  });
  const items = usePublicItems(displayId);
  const heading = headline ?? t('headlines.RECOMMEND_PROFILE');
  const Vacant = hidesPosts ? VacantItemsOfHiddenPosts : VacantItems;
  return (
    <OwnBlock ref={home} tabIndex={-1}>
      <PublicItems
        {...props}
        items={items}
        side={
          <AddEntry heading={heading} onAdd={begin}>
            {t('owner.add')}
          </AddEntry>
        }
        empty={
          <Vacant displayId={displayId} heading={heading} onAdd={begin}>
            {t('owner.addItems')}
          </Vacant>
        }
      />
      {dialog}
    </OwnBlock>
  );
}
