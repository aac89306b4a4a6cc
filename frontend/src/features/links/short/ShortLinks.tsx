import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { SubmitButton } from '../../../components/buttons/SubmitButton';
import { Field, Hint } from '../../../components/forms/Field';
import { Form } from '../../../components/forms/Form';
import { UrlField } from '../../../components/forms/UrlField';
import {
  BlockEntry,
  BlockFailure,
  BlockList,
  BlockNote,
  BlockSkeleton,
} from '../../../components/studio/BlockParts';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type LinkType, useLinkTypes } from '../api/link-types';
import { useOwnLinks } from '../api/own-links';
import { LinkSummary } from '../components/LinkSummary';
import { type ShortLinkKind, useShortLinkForm } from './useShortLinkForm';

const Section = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingTop: 24,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

/** How many links are shown; the studio shows all. */
const SHOWN = 3;

interface ShortLinkFormProps {
  accountId: string;
  displayId: string;
  kind: ShortLinkKind;
  type: LinkType;
  /** Whether adding a link is the page's primary action. */
  isMain: boolean;
}

function ShortLinkForm({ isMain, ...options }: ShortLinkFormProps) {
  const { t } = useTranslation('linkEditor');
  const { frame, title, url, reading, waiting, onPaste } = useShortLinkForm(options);
  return (
    <Form frame={frame}>
      <UrlField
        label={t('short.url')}
        hint={t('short.urlHint')}
        placeholder={t('form.urlPlaceholder')}
        autoComplete="url"
        registration={url}
        onPaste={onPaste}
        error={frame.message('url')}
        note={
          <Hint component="div" role="status">
            {reading && t('form.reading')}
            {!reading && waiting > 0 && t('short.waiting', { count: waiting })}
          </Hint>
        }
      />
      {title !== null && (
        <Field label={t('short.title')} registration={title} error={frame.message('title')} />
      )}
      <SubmitButton
        variant={isMain ? 'contained' : 'outlined'}
        size="medium"
        fullWidth={false}
        submitting={frame.submitting}
        submittingLabel={t('short.adding')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('short.add')}
      </SubmitButton>
    </Form>
  );
}

/** The newest links of the own page. */
function NewestLinks({ links }: { links: ReturnType<typeof useOwnLinks> }) {
  const { t } = useTranslation('linkEditor');
  const { entries, total, failed, refetch } = links;
  const list = useRef<HTMLUListElement>(null);
  const newest = entries?.[0]?.linkId ?? (entries && null);
  const known = useRef(newest);
  useEffect(() => {
    // Keeps an added link visible, even if a message covers the end of the window.
    if (known.current !== undefined && newest !== known.current)
      list.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    known.current = newest;
  }, [newest]);
  if (failed) return <BlockFailure text={t('failed.text')} retry={t('failed.retry')} onRetry={refetch} />;
  if (entries === undefined || entries.length === 0) return null;
  const shown = entries.slice(0, SHOWN);
  return (
    <>
      <BlockList ref={list} aria-label={t('short.list')}>
        {shown.map((link) => (
          <BlockEntry key={link.linkId}>
            <LinkSummary link={link} />
          </BlockEntry>
        ))}
      </BlockList>
      {total > shown.length && (
        <BlockNote variant="body2">{t('short.more', { count: total - shown.length })}</BlockNote>
      )}
    </>
  );
}

interface ShortLinksProps {
  accountId: string;
  displayId: string;
  kind: ShortLinkKind;
  title: string;
  lead?: string;
}

/** A short form for links without pictures, with the newest links below. */
export function ShortLinks({ accountId, displayId, kind, title, lead }: ShortLinksProps) {
  const { t } = useTranslation('linkEditor');
  const headingId = useId();
  const links = useOwnLinks(displayId);
  const { data: types, error, refetch } = useLinkTypes();
  const type = types?.results.find(({ imageRequired }) => !imageRequired);
  return (
    <Section aria-labelledby={headingId}>
      <Typography variant="h2" id={headingId}>
        {title}
      </Typography>
      {lead !== undefined && <BlockNote variant="body2">{lead}</BlockNote>}
      {type === undefined && error === null && <BlockSkeleton label={t('short.loading')} />}
      {type === undefined && error !== null && (
        <BlockFailure text={t('form.unavailable')} retry={t('failed.retry')} onRetry={() => void refetch()} />
      )}
      {type !== undefined &&
        (links.total >= LIMITS.links.perAccount ? (
          <BlockNote variant="body2">{t('full', { max: LIMITS.links.perAccount })}</BlockNote>
        ) : (
          <ShortLinkForm
            accountId={accountId}
            displayId={displayId}
            kind={kind}
            type={type}
            isMain={kind === 'titled' && links.total === 0}
          />
        ))}
      <NewestLinks links={links} />
    </Section>
  );
}
