import Button from '@mui/material/Button';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { type PagedList } from '../../../api/paged-list';
import { BlockFailure, BlockList, BlockSkeleton, MoreButton } from '../../../components/studio/BlockParts';
import { EntryThumbnail } from '../../../components/studio/EntryThumbnail';
import { PanelBody, PanelDialog } from '../../../components/dialogs/PanelDialog';
import { type DialogControl } from '../../../hooks/useDialogFor';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type ItemTarget } from './AddItemsDialog';

const Body = styled(PanelBody)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  padding: '20px 24px 24px',
  [look.breakpoints.down('md')]: { padding: 16 },
});

const Choice = styled(ListItemButton)({
  gap: 14,
  minHeight: 72,
  padding: '8px 12px',
  '&:hover': { backgroundColor: look.vars.palette.wash },
  'li:not(:first-of-type) > &': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const Name = styled('span')({ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600, lineHeight: 1.6 });

interface TargetDialogProps extends DialogControl {
  targets: PagedList<ItemTarget>;
  onChoose: (target: ItemTarget) => void;
  /** Starts a first post if there is no content yet. Without it, this is not offered. */
  onPost?: (() => void) | undefined;
}

/** The dialog that asks which content gets the items. */
export function TargetDialog({ targets, onChoose, onPost, ...control }: TargetDialogProps) {
  const { t } = useTranslation(['itemEditor', 'common']);
  const { entries, total, hasMore, isFetchingMore, failed, refetch, fetchMore } = targets;
  return (
    <PanelDialog
      {...control}
      title={t('itemEditor:target.title')}
      maxWidth="sm"
      closeLabel={t('itemEditor:form.close')}
    >
      <Body>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(entries?.length === 0 ? 'itemEditor:target.none' : 'itemEditor:target.lead')}
        </Typography>
        {entries?.length === 0 && onPost !== undefined && (
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onPost}>
            {t('itemEditor:target.post')}
          </Button>
        )}
        {failed && (
          <BlockFailure
            text={t('common:messages.FAILED_TO_GET_CONTENTS_LIST')}
            retry={t('common:actions.retry')}
            onRetry={refetch}
          />
        )}
        {entries === undefined && !failed && <BlockSkeleton label={t('itemEditor:target.loading')} />}
        {entries !== undefined && entries.length > 0 && (
          <BlockList>
            {entries.map((target) => (
              <li key={target.contentId}>
                <Choice onClick={() => onChoose(target)}>
                  <EntryThumbnail picture={target.pictures[0]?.picture ?? null} fallback={null} />
                  <Name dir="auto">{target.name}</Name>
                </Choice>
              </li>
            ))}
          </BlockList>
        )}
        {hasMore && (
          <MoreButton
            loading={isFetchingMore ? t('itemEditor:target.loading') : null}
            onMore={() => void fetchMore()}
          >
            {t('itemEditor:target.more', { count: total - (entries?.length ?? 0) })}
          </MoreButton>
        )}
      </Body>
    </PanelDialog>
  );
}
