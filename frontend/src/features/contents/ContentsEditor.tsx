import styled from '@emotion/styled';
import { ArrowUpDown, Clapperboard, Image, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BlockEntries } from '../../components/BlockEntries';
import { BlockFrame, type BlockPlace } from '../../components/BlockFrame';
import { EmptyBlock } from '../../components/BlockParts';
import { EntryPicture } from '../../components/EntryPicture';
import { EntryWords } from '../../components/EntryWords';
import { useOwnContents } from './api/own-contents';
import { type ContentTile, idOf } from './api/public-contents';

/** A small grid, as the page has it. */
const Tiles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 44px)',
  gap: 6,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 44,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.wash,
  },
}));

function NoContents() {
  const { t } = useTranslation('blocks');
  return (
    <EmptyBlock
      picture={
        <Tiles aria-hidden>
          {[0, 1, 2, 3].map((tile) => (
            <span key={tile}>{tile % 2 === 0 ? <Image size={18} /> : <Clapperboard size={18} />}</span>
          ))}
        </Tiles>
      }
      title={t('contents.empty.title')}
      text={t('contents.empty.text')}
    />
  );
}

function ContentWords({ content }: { content: ContentTile }) {
  const { t, i18n } = useTranslation(['blocks', 'profile']);
  const date = new Date(content.publishedAt);
  return (
    <EntryWords name={content.title ?? t('blocks:contents.untitled')}>
      {t(`profile:providers.${content.provider}`)}
      {' · '}
      <time dateTime={content.publishedAt}>
        {new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(date)}
      </time>
      {content.isItemLinked && ` · ${t('blocks:contents.withItems')}`}
    </EntryWords>
  );
}

interface ContentsEditorProps {
  displayId: string;
  place: BlockPlace;
  /** Opens the choice of the grid in which contents are first shown. */
  onEditLayout: () => void;
  /** Leads to the order of the contents; null where it cannot be changed. */
  onSort: (() => void) | null;
}

/** The contents of the own page. */
export function ContentsEditor({ displayId, place, onEditLayout, onSort }: ContentsEditorProps) {
  const { t } = useTranslation('blocks');
  const list = useOwnContents(displayId);
  const { entries, total } = list;
  return (
    <BlockFrame
      place={place}
      menuLabel={t('contents.menu')}
      count={entries !== undefined && entries.length > 0 && t('count', { count: total })}
      actions={[
        {
          name: t('contents.editLayout'),
          icon: <LayoutGrid size={18} aria-hidden />,
          run: onEditLayout,
          disabled: place.locked,
        },
        {
          name: t('contents.sort'),
          icon: <ArrowUpDown size={18} aria-hidden />,
          run: () => onSort?.(),
          disabled: place.locked || onSort === null || total < 2,
        },
      ]}
    >
      <BlockEntries
        list={list}
        idOf={idOf}
        failure="FAILED_TO_GET_CONTENTS_LIST"
        lead={t('contents.lead')}
        loading={t('contents.loading')}
        empty={<NoContents />}
      >
        {(content) => (
          <>
            <EntryPicture
              picture={content.media[0]?.picture ?? null}
              instead={
                content.media[0]?.videoFlag === true ? <Clapperboard size={20} /> : <Image size={20} />
              }
            />
            <ContentWords content={content} />
          </>
        )}
      </BlockEntries>
    </BlockFrame>
  );
}
