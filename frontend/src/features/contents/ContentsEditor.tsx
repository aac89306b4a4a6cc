import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ArrowUpDown, Clapperboard, Image, LayoutGrid, Plus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { type MenuAction } from '../../components/buttons/ActionMenu';
import { Announcement } from '../../components/feedback/Announcement';
import { BlockEntries } from '../../components/studio/BlockEntries';
import { BlockFrame, type BlockPlace } from '../../components/studio/BlockFrame';
import { BlockNote, EmptyBlock } from '../../components/studio/BlockParts';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { useDeletion } from '../../components/studio/useDeletion';
import { useVisibility } from '../../components/studio/useVisibility';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { useOrderInPlace } from '../../components/lists/useOrderInPlace';
import { useStableCallback } from '../../hooks/useStableCallback';
import { useChangeContent, useContentsInPlace, useDeleteContent, useOwnContents } from './api/own-contents';
import { type ContentTile, idOf } from './api/public-contents';
import { ContentEntry } from './components/ContentEntry';
import { ContentSummary } from './components/ContentSummary';
import { nameOfContent } from './content-name';
import { dataProviders } from './data-providers';

/** A small grid like that of the page. */
const Tiles = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 44px)',
  gap: 6,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    height: 44,
    borderRadius: 6,
    backgroundColor: look.vars.palette.wash,
  },
});

function NoContents({ onAdd }: { onAdd: () => void }) {
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
    >
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        {t('contents.empty.add')}
      </Button>
    </EmptyBlock>
  );
}

interface ContentsEditorProps {
  displayId: string;
  place: BlockPlace;
  /** Opens the dialog that adds a content. */
  onAdd: () => void;
  /** Opens the choice of the grid layout. */
  onEditLayout: () => void;
  /** Opens the order page; null when the order cannot be changed. */
  onSort: (() => void) | null;
}

/** The contents block of the studio. */
export function ContentsEditor({ displayId, place, onAdd, onEditLayout, onSort }: ContentsEditorProps) {
  const { t, language } = useTranslation(['blocks', 'contentEditor']);
  const { t: tProfile } = useTranslation('profile');
  const list = useOwnContents(displayId);
  const { entries, total } = list;
  const { perAccount: max } = LIMITS.contents;
  const isFull = total >= max;
  const services = dataProviders(entries ?? []);
  const [announcement, setAnnouncement] = useState('');
  const section = useRef<HTMLElement>(null);
  const { ask, confirmation } = useDeletion({
    entries,
    idOf,
    home: section,
    call: useDeleteContent(displayId),
    variables: ({ contentId }) => ({ id: contentId }),
    text: (name) => t(`contentEditor:deletion.${name}`),
    summary: (content) => <ContentSummary content={content} />,
    onDeleted: () => setAnnouncement(t('contentEditor:deletion.done')),
  });
  const order = useOrderInPlace({
    list,
    idOf,
    sorting: useContentsInPlace(displayId),
    messages: { sorted: 'SUCCESS_TO_SORT_CONTENTS', failed: 'FAILED_TO_SORT_CONTENTS' },
  });
  const remove = useStableCallback((content: ContentTile) => {
    setAnnouncement('');
    ask(content);
  });
  const nameOf = useCallback(
    (content: ContentTile) => nameOfContent(tProfile, language, content),
    [tProfile, language],
  );
  const { mutateAsync: change } = useChangeContent(displayId);
  const { controlsOf, visibilityDialog } = useVisibility<ContentTile>({
    save: ({ contentId }, data) => change({ id: contentId, data }),
    nameOf,
  });
  const draw = useCallback(
    (content: ContentTile, moves: readonly MenuAction[]) => (
      <ContentEntry
        displayId={displayId}
        content={content}
        moves={moves}
        visibility={controlsOf(content)}
        onDelete={remove}
      />
    ),
    [displayId, remove, controlsOf],
  );

  return (
    <BlockFrame
      ref={section}
      place={place}
      menuLabel={t('blocks:contents.menu')}
      count={
        entries !== undefined &&
        entries.length > 0 &&
        t(`blocks:counts.content.${total === 1 ? 'one' : 'other'}`, { count: total })
      }
      actions={[
        {
          name: t('blocks:contents.add'),
          icon: <Plus size={18} aria-hidden />,
          run: onAdd,
          disabled: entries === undefined || isFull,
        },
        {
          name: t('blocks:contents.editLayout'),
          icon: <LayoutGrid size={18} aria-hidden />,
          run: onEditLayout,
          disabled: place.locked,
        },
        {
          name: t('blocks:contents.sort'),
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
        lead={t('blocks:contents.lead')}
        loading={t('blocks:contents.loading')}
        empty={<NoContents onAdd={onAdd} />}
        edits="content"
        order={{ ...order, nameOf }}
        action={
          isFull ? (
            <BlockNote variant="body2">{t('blocks:contents.full', { max })}</BlockNote>
          ) : (
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
              {t('blocks:contents.add')}
            </Button>
          )
        }
      >
        {draw}
      </BlockEntries>
      {services.length > 0 && <ProviderTerms providers={services} />}
      <Announcement>{announcement}</Announcement>
      {confirmation}
      {visibilityDialog}
    </BlockFrame>
  );
}
