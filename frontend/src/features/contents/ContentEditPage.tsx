import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarClock, Eye, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { type OwnAccount } from '../../api/own-account';
import { FormHeading } from '../../components/forms/FormHeading';
import { Notice, NoticeText } from '../../components/feedback/Notice';
import { ProviderTerms } from '../../components/page/ProviderTerms';
import { editTarget } from '../../components/studio/edit-target';
import { EntryBadge } from '../../components/studio/EntryBadge';
import { EditorHeading, PreviewedEditor } from '../../components/studio/preview/PreviewedEditor';
import { stageOf } from '../../components/studio/schedule';
import { useDeletion } from '../../components/studio/useDeletion';
import { useVisibility } from '../../components/studio/useVisibility';
import { deleteDraft } from '../../config/drafts';
import { contentPath, profileEditPath } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { look } from '../../theme/look';
import { type Content } from './api/content';
import { useChangeContent, useDeleteContent } from './api/own-contents';
import { idOf } from './api/public-contents';
import { nameOfContent } from './content-name';
import { ContentSummary } from './components/ContentSummary';
import { publishedDay } from './published-day';
import { dataProviders } from './data-providers';
import { ContentForm } from './edit/ContentForm';
import { contentParts } from './edit/content-parts';
import { ContentPreview } from './edit/ContentPreview';
import { MediaList } from './edit/MediaList';
import { useContentForm } from './edit/useContentForm';
import { HashTags } from './page/HashTags';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 32 });

const Section = styled('section')({ display: 'flex', flexDirection: 'column', gap: 8 });

const Below = styled(Section)({
  alignItems: 'flex-start',
  gap: 12,
  paddingTop: 32,
  borderTop: `1px solid ${look.vars.palette.divider}`,
});

const Hint = styled('p')(look.typography.hint);

/** Shown once the content is deleted. */
function DeletedContent({ displayId }: { displayId: string }) {
  const { t } = useTranslation('contentEditor');
  const back = useRef<HTMLAnchorElement>(null);
  // The trigger is removed, so focus the only action left.
  useEffect(() => back.current?.focus(), []);
  return (
    <Notice title={t('deleted.title')}>
      <NoticeText role="status">{t('deleted.text')}</NoticeText>
      <Button ref={back} variant="contained" href={profileEditPath(displayId)}>
        {t('deleted.back')}
      </Button>
    </Notice>
  );
}

interface ContentEditPageProps {
  account: OwnAccount;
  content: Content;
  /** The editors of the other parts of the content's page: its items and headlines. */
  children: ReactNode;
  /** Their preview. */
  shownBlocks: ReactNode;
  /** The headlines in the preview. */
  headlines: readonly string[];
}

/** The page on which a creator edits or deletes a content. */
export function ContentEditPage({
  account,
  content,
  children,
  shownBlocks,
  headlines,
}: ContentEditPageProps) {
  const { accountId, displayId } = account;
  const { t, language } = useTranslation(['contentEditor', 'profile', 'blocks']);
  const id = useId();
  const deletion = useDeleteContent(displayId);
  const { ask, confirmation } = useDeletion({
    entries: [content],
    idOf,
    call: deletion,
    variables: ({ contentId: deletedId }) => ({ id: deletedId }),
    text: (name) => t(`contentEditor:deletion.${name}`),
    summary: () => <ContentSummary content={content} />,
    onDeleted: () => deleteDraft({ name: 'content', accountId, about: String(content.contentId) }),
  });
  const { mutateAsync: change } = useChangeContent(displayId);
  const { t: tProfile } = useTranslation('profile');
  const { controlsOf, visibilityDialog } = useVisibility<Content>({
    save: ({ contentId: id }, data) => change({ id, data }),
    nameOf: (shown) => nameOfContent(tProfile, language, shown),
  });
  const { contentId, provider, publishedAt, media, hashTags } = content;
  const services = dataProviders([content]);
  const form = useContentForm(content);
  const parts = useMemo(() => contentParts(contentId), [contentId]);

  if (deletion.isSuccess) return <DeletedContent displayId={displayId} />;
  return (
    <>
      <PreviewedEditor
        parts={parts}
        heading={
          <EditorHeading>
            <FormHeading
              title={t('contentEditor:heading')}
              lead={t('contentEditor:lead', {
                service: t(`profile:providers.${provider}`),
                day: publishedDay(publishedAt, language),
              })}
            />
            <Actions>
              <EntryBadge entry={content} />
              <Button
                variant="outlined"
                startIcon={<CalendarClock size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={controlsOf(content).onEdit}
              >
                {t('blocks:visibility.action')}
              </Button>
              {stageOf(content) === 'shown' && (
                <Button
                  variant="outlined"
                  href={contentPath(displayId, contentId)}
                  startIcon={<Eye size={18} aria-hidden />}
                >
                  {t('contentEditor:view')}
                </Button>
              )}
            </Actions>
          </EditorHeading>
        }
        editor={
          <Rows>
            <Section
              aria-labelledby={`${id}-media`}
              tabIndex={-1}
              {...editTarget({ kind: 'content', id: contentId })}
            >
              <Typography variant="h2" id={`${id}-media`}>
                {t('contentEditor:media.title')}
              </Typography>
              <Hint>{t('contentEditor:media.hint')}</Hint>
              <MediaList media={media} />
              {services.length > 0 && <ProviderTerms providers={services} />}
            </Section>
            {hashTags.length > 0 && (
              <Section
                aria-labelledby={`${id}-tags`}
                tabIndex={-1}
                {...editTarget({ kind: 'part', id: 'hashTags' })}
              >
                <Typography variant="h2" id={`${id}-tags`}>
                  {t('contentEditor:hashTags.title')}
                </Typography>
                <HashTags names={hashTags} />
              </Section>
            )}
            <ContentForm accountId={accountId} displayId={displayId} content={content} state={form} />
            {children}
            <Below aria-labelledby={`${id}-deletion`}>
              <Typography variant="h2" id={`${id}-deletion`}>
                {t('contentEditor:deletion.section')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('contentEditor:deletion.lead')}
              </Typography>
              <Button
                variant="outlined"
                startIcon={<Trash2 size={18} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => ask(content)}
              >
                {t('contentEditor:deletion.open')}
              </Button>
            </Below>
          </Rows>
        }
        preview={
          <ContentPreview account={account} content={content} state={form} headlines={headlines}>
            {shownBlocks}
          </ContentPreview>
        }
      />
      {confirmation}
      {visibilityDialog}
    </>
  );
}
