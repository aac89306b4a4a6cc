import { Eye, EyeOff, PenLine } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { type BlockPlace } from '../../../components/studio/BlockFrame';
import { useMoveActions } from '../../../components/lists/useMoveActions';
import { type EditedPart } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { type BlockName } from '../api/block-orders';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount } from '../../../api/own-account';
import { HeadlineDialog } from '../headlines/HeadlineDialog';
import { useHeadlineText } from '../headlines/useHeadlineText';
import { BlockOrderList } from './BlockOrderList';
import { useBlockArrangement } from './useBlockArrangement';

/** The headline type of each block on the profile page. */
const HEADLINES: Record<BlockName, HeadlineType> = {
  content: 'POST',
  link: 'LINK',
  item: 'RECOMMEND_PROFILE',
};

/** The studio section of each block. */
const PARTS: Record<BlockName, EditedPart> = { content: 'contents', link: 'links', item: 'items' };

interface BlocksEditorProps {
  account: OwnAccount;
  /** Whether there are items; null while loading. A block without items cannot be arranged. */
  hasItems: boolean | null;
  /** The editor of each block. */
  sections: Readonly<Record<BlockName, (place: BlockPlace) => ReactNode>>;
}

/** The headline being edited. */
interface Wording {
  type: HeadlineType;
  open: boolean;
  /** Resets the state on every opening. */
  id: number;
}

/** The blocks of the own page: order, visibility, headlines and editors. */
export function BlocksEditor({ account, hasItems, sections }: BlocksEditorProps) {
  const { t } = useTranslation('blocks');
  const moves = useMoveActions();
  const headlineText = useHeadlineText(account.headlines);
  const [wording, setWording] = useState<Wording | null>(null);
  const names = { content: t('names.content'), link: t('names.link'), item: t('names.item') };
  const { blocks, justMoved, saving, move, setShown } = useBlockArrangement(account, names);

  const locked = saving || hasItems === null;
  const isArranged = (name: BlockName) => name !== 'item' || hasItems !== false;
  const arranged = blocks.filter(({ name }) => isArranged(name));
  const movable = arranged.map(({ name }) => name);
  const rest = blocks.filter(({ name }) => !isArranged(name));

  const word = (name: BlockName) =>
    setWording((last) => ({ type: HEADLINES[name], open: true, id: (last?.id ?? 0) + 1 }));

  const placeOf = (name: BlockName, shown: boolean): BlockPlace => {
    const position = movable.indexOf(name);
    return {
      id: PARTS[name],
      title: names[name],
      shown,
      justMoved: justMoved === name,
      locked,
      actions: isArranged(name)
        ? [
            { name: t('actions.headline'), icon: <PenLine size={18} aria-hidden />, run: () => word(name) },
            ...moves(position, movable.length, (to) => move(movable, position, to)).map((action) => ({
              ...action,
              disabled: locked,
            })),
            {
              name: shown ? t('actions.hide') : t('actions.show'),
              icon: shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />,
              run: () => setShown(name, !shown),
              disabled: locked,
            },
          ]
        : [],
    };
  };

  return (
    <>
      <BlockOrderList
        blocks={arranged.map(({ name, show }) => ({
          name,
          title: names[name],
          headline: headlineText(HEADLINES[name]),
          shown: show,
        }))}
        justMoved={justMoved}
        locked={locked}
        onMove={(from, to) => move(movable, from, to)}
      />
      {[...arranged, ...rest].map(({ name, show }) => (
        <Fragment key={name}>{sections[name](placeOf(name, show))}</Fragment>
      ))}
      {wording !== null && (
        <HeadlineDialog
          key={wording.id}
          open={wording.open}
          account={account}
          type={wording.type}
          onClose={() => setWording({ ...wording, open: false })}
          onExited={() => setWording(null)}
        />
      )}
    </>
  );
}
