import { Eye, EyeOff, PenLine } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { type BlockPlace } from '../../../components/studio/BlockFrame';
import { useMoveActions } from '../../../components/lists/useMoveActions';
import { type EditedPart } from '../../../config/paths';
import { useDialogFor } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { type BlockName } from '../api/block-orders';
import { type HeadlineType } from '../api/headlines';
import { type OwnAccount } from '../../../api/own-account';
import { HeadlineDialog } from '../headlines/HeadlineDialog';
import { BLOCK_HEADLINES, headlineText } from '../headline-texts';
import { BlockOrderList } from './BlockOrderList';
import { useBlockArrangement } from './useBlockArrangement';

/** The studio section of each block. */
const PARTS: Record<BlockName, EditedPart> = { content: 'contents', link: 'links', item: 'items' };

interface BlocksEditorProps {
  account: OwnAccount;
  /** Whether there are items; null while loading. A block without items cannot be arranged. */
  hasItems: boolean | null;
  /** The editor of each block. */
  sections: Readonly<Record<BlockName, (place: BlockPlace) => ReactNode>>;
}

/** The blocks of the own page: order, visibility, headlines and editors. */
export function BlocksEditor({ account, hasItems, sections }: BlocksEditorProps) {
  const { t } = useTranslation('blocks');
  const moves = useMoveActions();
  const { t: tProfile } = useTranslation('profile');
  const { dialog, open } = useDialogFor<HeadlineType>();
  const names = { content: t('names.content'), link: t('names.link'), item: t('names.item') };
  const { blocks, justMoved, saving, move, setShown } = useBlockArrangement(account, names);

  const locked = saving || hasItems === null;
  const isArranged = (name: BlockName) => name !== 'item' || hasItems !== false;
  const arranged = blocks.filter(({ name }) => isArranged(name));
  const movable = arranged.map(({ name }) => name);
  const rest = blocks.filter(({ name }) => !isArranged(name));

  const placeOf = (name: BlockName, shown: boolean): BlockPlace => {
    const position = movable.indexOf(name);
    return {
      id: PARTS[name],
      title: names[name],
      edits: name,
      shown,
      justMoved: justMoved === name,
      locked,
      actions: isArranged(name)
        ? [
            {
              name: t('actions.headline'),
              icon: <PenLine size={18} aria-hidden />,
              run: () => open(BLOCK_HEADLINES[name]),
            },
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
          headline: headlineText(tProfile, account, BLOCK_HEADLINES[name]),
          shown: show,
        }))}
        justMoved={justMoved}
        locked={locked}
        onMove={(from, to) => move(movable, from, to)}
      />
      {[...arranged, ...rest].map(({ name, show }) => (
        <Fragment key={name}>{sections[name](placeOf(name, show))}</Fragment>
      ))}
      {dialog && (
        <HeadlineDialog key={dialog.id} account={account} type={dialog.subject} {...dialog.control} />
      )}
    </>
  );
}
