import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type UseMutationResult } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileEditPath } from '../../config/paths';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useOrdering } from '../../hooks/useOrdering';
import { useSnackbar } from '../../hooks/useSnackbar';
import { SKIP_LEAVE_PROMPT, useUnsavedWarning } from '../../hooks/useUnsavedWarning';
import { type PlainMessageCode } from '../../i18n/messages';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { FormFailure } from '../forms/FormFailure';
import { FormHeading } from '../forms/FormHeading';
import { FormSkeleton } from '../forms/FormSkeleton';
import { Notice } from '../feedback/Notice';
import { SortableList } from './SortableList';

const Column = styled('div')({ width: '100%', maxWidth: 640, margin: '0 auto' });

const Hint = styled('p')({
  margin: '0 0 16px',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

/** A live region, always rendered. */
const Failure = styled('div')({ '&[data-empty="false"]': { marginBottom: 16 } });

const Buttons = styled('div')({
  display: 'flex',
  gap: 8,
  [look.breakpoints.down('sm')]: { flex: '1 1 100%', '& > *': { flex: 1 } },
});

const BarButton = styled(Button)({ '&:disabled': { opacity: 0.45, cursor: 'default' } });

/** Sticky; on phones above the navigation. */
const Bar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '12px 0',
  borderTop: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.background.default,
});

const State = styled('p')({
  flex: '1 1 10em',
  ...look.typography.hint,
});

// Messages appear above the bar.
const aboveBar = <GlobalStyles styles={{ ':root': { '--bottom-lift': '72px' } }} />;

/** The texts of the page. */
type OrderText =
  | 'heading'
  | 'list'
  | 'back'
  | 'fewTitle'
  | 'few'
  | 'failedTitle'
  | 'failed'
  /** An entry was deleted elsewhere, and the list was reloaded or not. */
  | 'outdated'
  | 'outdatedStill';

interface OrderPageProps<Entry> {
  displayId: string;
  text: (name: OrderText) => string;
  messages: Readonly<Record<'unread' | 'sorted' | 'failed', PlainMessageCode>>;
  /** All entries. */
  query: { data: Entry[] | undefined; error: Error | null; refetch: () => Promise<{ isSuccess: boolean }> };
  /** Saves the order, applied to the current list. */
  sorting: Pick<
    UseMutationResult<unknown, Error, (present: readonly Entry[]) => readonly Entry[]>,
    'mutate' | 'isPending' | 'isSuccess'
  >;
  idOf: (entry: Entry) => number;
  nameOf: (entry: Entry) => string;
  /** Content below the list. */
  below?: (entries: readonly Entry[]) => ReactNode;
  /** Renders an entry. */
  children: (entry: Entry) => ReactNode;
}

function SortedEntries<Entry>(props: OrderPageProps<Entry> & { entries: readonly Entry[] }) {
  const { displayId, text, messages, query, sorting, entries, idOf, nameOf, below, children } = props;
  const { t } = useTranslation('ordering');
  const { show } = useSnackbar();
  const report = useFailureReport();
  const navigate = useNavigate();
  const { order, move, undo, canUndo, changed, applyTo } = useOrdering(entries.map(idOf));
  const saving = sorting.isPending;
  const [failure, setFailure] = useState<string | null>(null);
  useUnsavedWarning(changed && !sorting.isSuccess);

  const inOrder = (present: readonly Entry[], ids: readonly number[]) => {
    const byId = new Map(present.map((entry) => [idOf(entry), entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const sorted = inOrder(entries, order);
  const back = profileEditPath(displayId);

  /** After a conflict: the moves stay for the remaining entries. */
  const reload = async () => {
    const { isSuccess } = await query.refetch();
    setFailure(isSuccess ? text('outdated') : text('outdatedStill'));
  };

  const save = () => {
    if (saving || sorting.isSuccess) return;
    setFailure(null);
    sorting.mutate((present) => inOrder(present, applyTo(present.map(idOf))), {
      onSuccess: () => {
        show(messages.sorted, { color: 'SUCCESS' });
        void navigate(back, { state: SKIP_LEAVE_PROMPT });
      },
      onError: (error) =>
        report(error, {
          409: { message: messages.failed, then: () => void reload() },
          other: { message: messages.failed },
        }),
    });
  };

  return (
    <>
      <Hint>{t('hint')}</Hint>
      <Failure data-empty={failure === null}>
        <FormFailure>{failure}</FormFailure>
      </Failure>
      <SortableList
        label={text('list')}
        entries={sorted.map((entry) => ({ id: idOf(entry), name: nameOf(entry), content: children(entry) }))}
        onMove={move}
        disabled={saving}
      />
      {below?.(entries)}
      {aboveBar}
      <Bar>
        <State role="status">{changed ? t('unsaved') : t('unchanged')}</State>
        <BarButton startIcon={<Undo2 size={18} aria-hidden />} disabled={!canUndo || saving} onClick={undo}>
          {t('undo')}
        </BarButton>
        <Buttons>
          <Button variant="outlined" href={back}>
            {t('cancel')}
          </Button>
          <BarButton
            variant="contained"
            disabled={!changed}
            aria-disabled={saving}
            startIcon={saving ? <CircularProgress /> : undefined}
            onClick={save}
          >
            {saving ? t('saving') : t('save')}
          </BarButton>
        </Buttons>
      </Bar>
    </>
  );
}

/** A page that sorts a whole list of the owner. */
export function OrderPage<Entry>(props: OrderPageProps<Entry>) {
  const { displayId, text, messages, query } = props;
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { data: entries, error, refetch } = query;
  const failed = entries === undefined && error !== null;
  const { unread } = messages;

  useEffect(() => {
    if (failed) show(unread);
  }, [failed, unread, show]);

  if (failed) {
    return (
      <Notice title={text('failedTitle')}>
        <Typography>{text('failed')}</Typography>
        <Button variant="contained" onClick={() => void refetch()}>
          {t('actions.retry')}
        </Button>
      </Notice>
    );
  }
  if (entries === undefined) return <FormSkeleton />;
  if (entries.length < 2) {
    return (
      <Notice title={text('fewTitle')}>
        <Typography>{text('few')}</Typography>
        <Button variant="contained" href={profileEditPath(displayId)}>
          {text('back')}
        </Button>
      </Notice>
    );
  }
  return (
    <Column>
      <FormHeading title={text('heading')} />
      <SortedEntries {...props} entries={entries} />
    </Column>
  );
}
