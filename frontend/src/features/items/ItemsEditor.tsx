import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ReadParts } from '../../api/list-parts';
import { BlockEntries } from '../../components/BlockEntries';
import { BlockFrame, type BlockPlace } from '../../components/BlockFrame';
import { EmptyBlock } from '../../components/BlockParts';
import { EntryPicture } from '../../components/EntryPicture';
import { EntryWords } from '../../components/EntryWords';
import { idOf, type Item } from './api/public-items';

function NoItems() {
  const { t } = useTranslation('blocks');
  return (
    <EmptyBlock
      picture={<Gift size={32} aria-hidden />}
      title={t('items.empty.title')}
      text={t('items.empty.text')}
    />
  );
}

/** Where an item is to be had, in short; as it stands where it is no address. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}

function ItemWords({ item: { name, url } }: { item: Item }) {
  const { t } = useTranslation('blocks');
  if (url !== null) return <EntryWords name={hostOf(url)}>{url}</EntryWords>;
  return <EntryWords name={name ?? ''}>{t('items.mall')}</EntryWords>;
}

interface ItemsEditorProps {
  /** The items; they say beside whether there is a block to be arranged. */
  list: ReadParts<Item>;
  place: BlockPlace;
}

/** What the creator recommends on the own page. */
export function ItemsEditor({ list, place }: ItemsEditorProps) {
  const { t } = useTranslation('blocks');
  const { entries, total } = list;
  return (
    <BlockFrame
      place={place}
      menuLabel={t('items.menu')}
      count={entries !== undefined && entries.length > 0 && t('count', { count: total })}
    >
      <BlockEntries
        list={list}
        idOf={idOf}
        failure="FAILED_TO_GET_ITEMS_LIST"
        lead={t('items.lead')}
        loading={t('items.loading')}
        empty={<NoItems />}
      >
        {(item) => (
          <>
            <EntryPicture picture={item.picture} instead={null} />
            <ItemWords item={item} />
          </>
        )}
      </BlockEntries>
    </BlockFrame>
  );
}
