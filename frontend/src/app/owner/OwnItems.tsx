import { type ComponentProps, useRef } from 'react';
import { shownEntries } from '../../components/studio/shown-entries';
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
  /** Whether the content block is hidden. */
  hidesPosts: boolean;
}

interface VacantItemsProps extends ComponentProps<typeof VacantBlock> {
  displayId: string;
}

/** A placeholder for the first item, which needs a content. */
function VacantItems({ displayId, ...block }: VacantItemsProps) {
  const { total } = usePublicContents(displayId);
  return total > 0 && <VacantBlock {...block} />;
}

/** The placeholder if contents are hidden: the server renders the page without them, so the owner's list is loaded. */
function VacantItemsOfHiddenPosts({ displayId, ...block }: VacantItemsProps) {
  const { total } = useOwnContents(displayId);
  return total > 0 && <VacantBlock {...block} />;
}

/** The owner's items, with a button to add more. */
export function OwnItems({ accountId, hidesPosts, ...props }: OwnItemsProps) {
  const { displayId, heading } = props;
  const { t } = useTranslation('profile');
  const home = useRef<HTMLDivElement>(null);
  const { begin, dialog } = useItemAdding({
    accountId,
    displayId,
    to: (draw) => <OwnItemTargets displayId={displayId}>{draw}</OwnItemTargets>,
    home,
  });
  const items = usePublicItems(displayId);
  const Vacant = hidesPosts ? VacantItemsOfHiddenPosts : VacantItems;
  return (
    <OwnBlock ref={home} tabIndex={-1}>
      <PublicItems
        {...props}
        items={shownEntries(items)}
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
