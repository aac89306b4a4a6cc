import { LIMITS } from '@hitohira/backend/rules';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
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

/** The links that are shown; the studio has them all. */
const SHOWN = 3;

interface ShortLinkFormProps {
  accountId: string;
  displayId: string;
  kind: ShortLinkKind;
  type: LinkType;
  /** Whether adding a link is what the page is for; otherwise there is something else to do as well. */
  isMain: boolean;
}

function ShortLinkForm({ isMain, ...options }: ShortLinkFormProps) {
  const { t } = useTranslation('linkEditor');
  const { frame, title, url, reading } = useShortLinkForm(options);
  return (
    <Form frame={frame}>
      <UrlField
        label={t('short.url')}
        hint={t('short.urlHint')}
        placeholder={t('form.urlPlaceholder')}
        autoComplete="url"
        registration={url}
        error={frame.message('url')}
        note={
          <Hint as="div" role="status">
            {reading && t('form.reading')}
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
  if (failed) return <BlockFailure text={t('failed.text')} retry={t('failed.retry')} onRetry={refetch} />;
  if (entries === undefined || entries.length === 0) return null;
  const shown = entries.slice(0, SHOWN);
  return (
    <>
      <BlockList aria-label={t('short.list')}>
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

/** Adds links without pictures by a short form, and shows the newest ones. */
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
