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

/** Always there, so that what enters it is announced. */
const Refusal = styled('div')({ '&[data-empty="false"]': { marginBottom: 16 } });

const Choices = styled('div')({
  display: 'flex',
  gap: 8,
  [look.breakpoints.down('sm')]: { flex: '1 1 100%', '& > *': { flex: 1 } },
});

/** Says by its looks when there is nothing to do. */
const Choice = styled(Button)({ '&:disabled': { opacity: 0.45, cursor: 'default' } });

/** Stays in sight, however long the list is; on a phone above the navigation. */
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
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: look.vars.palette.text.secondary,
});

// Messages appear above it.
const aboveBar = <GlobalStyles styles={{ ':root': { '--bottom-lift': '72px' } }} />;

/** What the page is called, and what it says where there is nothing to sort or nothing to be had. */
/** What a page of this kind says: of its list in particular, not of lists in general. */
type OrderText =
  | 'heading'
  | 'list'
  | 'back'
  | 'fewTitle'
  | 'few'
  | 'failedTitle'
  | 'failed'
  /** An entry was deleted elsewhere: the list was read again, or could not be. */
  | 'outdated'
  | 'outdatedStill';

interface OrderPageProps<Entry> {
  displayId: string;
  text: (name: OrderText) => string;
  messages: Readonly<Record<'unread' | 'sorted' | 'failed', PlainMessageCode>>;
  /** All entries there are, read anew. */
  query: { data: Entry[] | undefined; error: Error | null; refetch: () => Promise<{ isSuccess: boolean }> };
  /** Sorts what there is by the time it is saved. */
  sorting: Pick<
    UseMutationResult<unknown, Error, (present: readonly Entry[]) => readonly Entry[]>,
    'mutate' | 'isPending' | 'isSuccess'
  >;
  idOf: (entry: Entry) => number;
  nameOf: (entry: Entry) => string;
  /** What is to be said below the list of what stands in it. */
  below?: (entries: readonly Entry[]) => ReactNode;
  /** An entry in one line. */
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
  const [refusal, setRefusal] = useState<string | null>(null);
  useUnsavedWarning(changed && !sorting.isSuccess);

  const inOrder = (present: readonly Entry[], ids: readonly number[]) => {
    const byId = new Map(present.map((entry) => [idOf(entry), entry]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
  const sorted = inOrder(entries, order);
  const back = profileEditPath(displayId);

  /** An entry has gone meanwhile: what was moved holds for those that are left. */
  const startOver = async () => {
    const { isSuccess } = await query.refetch();
    setRefusal(isSuccess ? text('outdated') : text('outdatedStill'));
  };

  const save = () => {
    if (saving || sorting.isSuccess) return;
    setRefusal(null);
    sorting.mutate((present) => inOrder(present, applyTo(present.map(idOf))), {
      onSuccess: () => {
        show(messages.sorted, { color: 'SUCCESS' });
        void navigate(back, { state: SKIP_LEAVE_PROMPT });
      },
      onError: (error) =>
        report(error, {
          409: { message: messages.failed, then: () => void startOver() },
          other: { message: messages.failed },
        }),
    });
  };

  return (
    <>
      <Hint>{t('hint')}</Hint>
      <Refusal data-empty={refusal === null}>
        <FormFailure>{refusal}</FormFailure>
      </Refusal>
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
        <Choice startIcon={<Undo2 size={18} aria-hidden />} disabled={!canUndo || saving} onClick={undo}>
          {t('undo')}
        </Choice>
        <Choices>
          <Button variant="outlined" href={back}>
            {t('cancel')}
          </Button>
          <Choice
            variant="contained"
            disabled={!changed}
            aria-disabled={saving}
            startIcon={saving ? <CircularProgress /> : undefined}
            onClick={save}
          >
            {saving ? t('saving') : t('save')}
          </Choice>
        </Choices>
      </Bar>
    </>
  );
}

/** The order of a list of the own page: put right by hand, with all of it there, and saved with all that was moved. */
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
