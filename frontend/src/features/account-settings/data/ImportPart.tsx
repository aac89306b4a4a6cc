import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type Import } from '../../../api/generated/model/import';
import { type ImportCounts } from '../../../api/generated/model/importCounts';
import { FileButton } from '../../../components/forms/FileButton';
import { FileInput } from '../../../components/forms/FileInput';
import { VisuallyHidden } from '../../../components/site/VisuallyHidden';
import { useAnswerOnce } from '../../../hooks/useAnswerOnce';
import { useFailureReport } from '../../../hooks/useFailureReport';
import { useTranslation } from '../../../i18n/useTranslation';
import { countsInWords, progressInWords } from './data-words';
import { DataPart } from './DataPart';
import { LeftOutList } from './LeftOutList';
import { useImport, useImportSteps } from './own-data';

/** The files that can be chosen; the server looks at what is in them. */
const ACCEPT = '.zip,.html,.htm,.mhtml,.mht,.json,.csv,.tsv,.txt';

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

function Counts({ counts, none }: { counts: ImportCounts; none: string }) {
  const { t } = useTranslation('settings');
  const words = countsInWords(t, counts);
  if (words.length === 0) return <Typography>{none}</Typography>;
  return (
    <ul>
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}

interface ReadFileProps {
  found: Import;
  busy: boolean;
  onConfirm: (profile: boolean) => void;
  onDiscard: () => void;
}

/** What was read: what would be made and what is left out. */
function ReadFile({ found, busy, onConfirm, onDiscard }: ReadFileProps) {
  const { t } = useTranslation('settings');
  const { planned, leftOut, leftOutTotal, steps, source } = found;
  const counts = { ...planned, profile: false };
  // The archive may be older than the profile, so replacing it alone is not the default.
  const isOnlyProfile = planned.profile && countsInWords(t, counts).length === 0;
  const [profile, setProfile] = useState(!isOnlyProfile);
  const once = useAnswerOnce(!busy);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('data.import.summary', { source: t(`data.sources.${source}`) })}
      </Typography>
      <Counts counts={counts} none={t('data.import.nothing')} />
      {planned.profile && (
        <FormControlLabel
          control={<Checkbox checked={profile} onChange={(_event, checked) => setProfile(checked)} />}
          label={t('data.import.profile')}
        />
      )}
      <LeftOutList leftOut={leftOut} leftOutTotal={leftOutTotal} isOver={false} />
      <Buttons>
        {steps > 0 && (
          <Button
            variant="contained"
            disabled={isOnlyProfile && !profile}
            aria-disabled={busy}
            onClick={() => once(() => onConfirm(profile))}
          >
            {t(isOnlyProfile ? 'data.import.confirmProfile' : 'data.import.confirm')}
          </Button>
        )}
        <Button onClick={onDiscard}>{t('data.import.discard')}</Button>
      </Buttons>
    </>
  );
}

function Bar({ label, value }: { label: string; value: number }) {
  return (
    <div style={{ width: '100%' }}>
      <Typography variant="body2" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </Typography>
      <LinearProgress variant="determinate" aria-label={label} value={value} sx={{ marginTop: '6px' }} />
    </div>
  );
}

/** Imports a file: the choice, the content, the progress and the outcome. */
export function ImportPart() {
  const { t } = useTranslation(['settings', 'errors']);
  const report = useFailureReport();
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = useImport();
  const { read, confirm, cancel } = useImportSteps(setSent);
  const found = data?.import ?? null;

  const onError = (error: unknown) =>
    report(
      error,
      {
        404: { notice: t('data.import.missing') },
        409: { notice: t('data.import.busy') },
        unreadableImport: { notice: t('errors:codes.unreadableImport') },
        413: { notice: t('data.import.tooLarge') },
      },
      { notice: setFailure },
    );
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file === undefined || read.isPending) return;
    setFailure(null);
    setSent(0);
    read.mutate({ data: { file } }, { onError, onSettled: () => setSent(null) });
  };
  const endOnce = useAnswerOnce(!cancel.isPending);
  const end = (importId: string) =>
    endOnce(() => {
      setFailure(null);
      cancel.mutate({ id: importId }, { onError });
    });

  const body = (): ReactNode => {
    if (sent !== null)
      return (
        <Bar
          label={
            sent < 1
              ? t('data.import.sending', { percent: Math.floor(sent * 100) })
              : t('data.import.reading')
          }
          value={sent * 100}
        />
      );
    if (found === null)
      return (
        <FileButton>
          {t('data.import.choose')}
          <FileInput accept={ACCEPT} onFiles={choose} aria-label={t('data.import.choose')} />
        </FileButton>
      );
    const { importId, state, steps, done, made, leftOut, leftOutTotal, listing } = found;
    if (state === 'read')
      return (
        <ReadFile
          key={importId}
          found={found}
          busy={confirm.isPending}
          onConfirm={(profile) => {
            setFailure(null);
            confirm.mutate({ id: importId, data: { profile } }, { onError });
          }}
          onDiscard={() => end(importId)}
        />
      );
    if (state === 'running')
      return (
        <>
          <Bar label={progressInWords(t, found)} value={steps === 0 ? 100 : (done / steps) * 100} />
          <Button onClick={() => end(importId)}>{t('data.import.cancel')}</Button>
        </>
      );
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t(`data.import.${state}`)}</Typography>
        <Counts counts={made} none={t('data.import.madeNothing')} />
        {listing ? (
          <Typography variant="body2">{t('data.import.listing')}</Typography>
        ) : (
          <LeftOutList leftOut={leftOut} leftOutTotal={leftOutTotal} isOver />
        )}
        <Button variant="outlined" onClick={() => end(importId)}>
          {t('data.import.close')}
        </Button>
      </>
    );
  };

  /** Announced when the state changes, not at every step. */
  const said = (): string => {
    if (sent !== null || found === null) return '';
    if (found.state === 'read') return t('data.import.isRead');
    return t(found.state === 'running' ? 'data.import.isRunning' : `data.import.${found.state}`);
  };

  return (
    <DataPart title={t('data.import.title')} lead={t('data.import.lead')}>
      {body()}
      <div role="alert">{failure !== null && <Typography color="error">{failure}</Typography>}</div>
      <VisuallyHidden role="status">{said()}</VisuallyHidden>
    </DataPart>
  );
}
