import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/Button';
import { ButtonLink } from '../../components/ButtonLink';
import { FormFailure } from '../../components/FormFailure';
import { FormHeading } from '../../components/FormHeading';
import { FormSkeleton } from '../../components/FormSkeleton';
import { Notice } from '../../components/Notice';
import { SortableList } from '../../components/SortableList';
import { Spinner } from '../../components/Spinner';
import { profileEditPath } from '../../config/paths';
import { useFailureReport } from '../../hooks/useFailureReport';
import { useOrdering } from '../../hooks/useOrdering';
import { useSnackbar } from '../../hooks/useSnackbar';
import { NOTHING_TO_LOSE, useUnsavedWarning } from '../../hooks/useUnsavedWarning';
import { type Link, useAllLinks, useSortLinks } from './api/own-links';
import { LinkSummary } from './components/LinkSummary';
import { nameOfLink } from './link-name';

const Column = styled('div')({ width: '100%', maxWidth: 640, margin: '0 auto' });

const Hint = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: theme.vars.palette.text.secondary,
}));

/** Always there, so that what enters it is announced. */
const Refusal = styled('div')({ '&[data-empty="false"]': { marginBottom: 16 } });

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', '& > *': { flex: 1 } },
}));

/** Says by its looks when there is nothing to do. */
const Choice = styled(Button)({ '&:disabled': { opacity: 0.45, cursor: 'default' } });

/** Stays in sight, however long the list is; on a phone above the navigation. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 16,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
}));

const State = styled('p')(({ theme }) => ({
  flex: '1 1 10em',
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
}));

// Messages appear above it.
const aboveBar = <Global styles={{ ':root': { '--bottom-lift': '72px' } }} />;

interface SortedLinksProps {
  displayId: string;
  links: readonly Link[];
  /** Reads what there is now; true where that came. */
  onReload: () => Promise<boolean>;
}

function SortedLinks({ displayId, links, onReload }: SortedLinksProps) {
  const { t } = useTranslation(['ordering', 'linkEditor']);
  const { show } = useSnackbar();
  const report = useFailureReport();
  const navigate = useNavigate();
  const { order, move, undo, canUndo, changed } = useOrdering(links.map(({ linkId }) => linkId));
  const sorting = useSortLinks(displayId);
  const saving = sorting.isPending;
  const [refusal, setRefusal] = useState<string | null>(null);
  useUnsavedWarning(changed && !sorting.isSuccess);

  const byId = new Map(links.map((link) => [link.linkId, link]));
  const sorted = order.flatMap((id) => byId.get(id) ?? []);
  const back = profileEditPath(displayId);

  /** A link has gone meanwhile: what was moved holds for those that are left. */
  const startOver = async () => {
    const reloaded = await onReload();
    setRefusal(t(reloaded ? 'linkEditor:order.outdated' : 'linkEditor:order.outdatedStill'));
  };

  const save = () => {
    if (saving || sorting.isSuccess) return;
    setRefusal(null);
    sorting.mutate(sorted, {
      onSuccess: () => {
        show('SUCCESS_TO_SORT_LINKS', { color: 'SUCCESS' });
        void navigate(back, { state: NOTHING_TO_LOSE });
      },
      onError: (error) =>
        report(error, {
          409: { message: 'FAILED_TO_SORT_LINKS', then: () => void startOver() },
          other: { message: 'FAILED_TO_SORT_LINKS' },
        }),
    });
  };

  return (
    <>
      <Hint>{t('ordering:hint')}</Hint>
      <Refusal data-empty={refusal === null}>
        <FormFailure>{refusal}</FormFailure>
      </Refusal>
      <SortableList
        label={t('linkEditor:order.list')}
        entries={sorted.map((link) => ({
          id: link.linkId,
          name: nameOfLink(link) ?? t('linkEditor:row.unnamed'),
          content: <LinkSummary link={link} />,
        }))}
        onMove={move}
        disabled={saving}
      />
      {aboveBar}
      <Bar>
        <State role="status">{changed ? t('ordering:unsaved') : t('ordering:unchanged')}</State>
        <Choice startIcon={<Undo2 size={18} aria-hidden />} disabled={!canUndo || saving} onClick={undo}>
          {t('ordering:undo')}
        </Choice>
        <Choices>
          <ButtonLink variant="outlined" to={back}>
            {t('ordering:cancel')}
          </ButtonLink>
          <Choice
            variant="contained"
            disabled={!changed}
            aria-disabled={saving}
            startIcon={saving ? <Spinner /> : undefined}
            onClick={save}
          >
            {saving ? t('ordering:saving') : t('ordering:save')}
          </Choice>
        </Choices>
      </Bar>
    </>
  );
}

/** The order of the own links: put right by hand, with all of them there, and saved as a whole. */
export function LinksOrderPage({ displayId }: { displayId: string }) {
  const { t } = useTranslation(['linkEditor', 'common']);
  const { show } = useSnackbar();
  const { data: links, error, refetch } = useAllLinks(displayId);
  const failed = links === undefined && error !== null;

  useEffect(() => {
    if (failed) show('FAILED_TO_GET_LINKS');
  }, [failed, show]);

  if (failed) {
    return (
      <Notice title={t('linkEditor:order.failedTitle')}>
        <Typography>{t('linkEditor:order.failed')}</Typography>
        <Button variant="contained" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </Notice>
    );
  }
  if (links === undefined) return <FormSkeleton />;
  if (links.length < 2) {
    return (
      <Notice title={t('linkEditor:order.fewTitle')}>
        <Typography>{t('linkEditor:order.few')}</Typography>
        <ButtonLink variant="contained" to={profileEditPath(displayId)}>
          {t('linkEditor:order.back')}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Column>
      <FormHeading title={t('linkEditor:order.heading')} />
      <SortedLinks displayId={displayId} links={links} onReload={async () => (await refetch()).isSuccess} />
    </Column>
  );
}
