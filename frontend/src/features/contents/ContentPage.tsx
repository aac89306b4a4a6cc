import { webAddress } from '@hitohira/backend/rules';
import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BlockBoundary } from '../../components/BlockBoundary';
import { ButtonLink } from '../../components/ButtonLink';
import { cutText } from '../../components/cut-text';
import { PageSheet } from '../../components/PageSheet';
import { type StoredPicture } from '../../components/Picture';
import { ProfileFace } from '../../components/ProfileFace';
import { ProviderMark } from '../../components/ProviderMark';
import { ReadMore } from '../../components/ReadMore';
import { profilePath } from '../../config/paths';
import { READ_MORE_THRESHOLD } from '../../config/site';
import { useDocumentTitle } from '../../hooks/useDocumentTitle';
import { useFetchedPart } from '../../hooks/useFetchedPart';
import { useHydrated } from '../../hooks/useHydrated';
import { look } from '../../theme/look';
import { styled } from '../../theme/styled';
import { type Content, type ContentMedium } from './api/content';
import { contentName } from './content-name';
import { publishedDay } from './published-day';
import { ContentMedia } from './page/ContentMedia';
import { HashTags } from './page/HashTags';

// What nobody can use before the browser has taken the page over.
const ContentActions = lazy(() => import('./page/ContentActions'));

const FACE_PX = 44;

const Rows = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '16px clamp(20px, 6%, 48px) 40px',
});

/** Whose it is, and what can be done with it. */
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 52,
  marginBottom: 12,
});

const Author = styled(Link)({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  color: look.vars.palette.text.primary,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&:hover [data-name]': { textDecorationLine: 'underline' },
  '& > span:last-of-type': { minWidth: 0 },
});

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const AuthorName = styled('span')({
  ...oneLine,
  fontWeight: 600,
  lineHeight: 1.5,
  textDecorationThickness: 1,
  textUnderlineOffset: '0.25em',
});

const AuthorId = styled('span')({
  ...oneLine,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: look.vars.palette.text.secondary,
});

const Title = styled('h1')({
  margin: '20px 0 0',
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.8vw, 1.5rem)',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Origin = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  margin: '6px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

const Text = styled(ReadMore)({
  margin: '16px 0 0',
  fontSize: '1rem',
  lineHeight: 'var(--leading)',
  overflowWrap: 'anywhere',
});

const Elsewhere = styled('div')({ display: 'flex', marginTop: 16 });

const Blocks = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'calc(40px * var(--air, 1))',
  marginTop: 'calc(40px * var(--air, 1))',
});

const ToPage = styled(ButtonLink)({ alignSelf: 'center' });

/** The creator, as far as the page of a content shows them. */
interface ContentAuthor {
  displayId: string;
  displayName: string;
  iconPicture: StoredPicture | null;
}

interface ContentPageProps {
  author: ContentAuthor;
  content: Content;
  /** Whether it belongs to the person who looks at it. */
  isOwn: boolean;
  /** The way to tell of something that should not be there. */
  report: ReactNode;
  /** What stands below the content: what is recommended with it, what else there is. */
  children: ReactNode;
}

/** The medium that is looked at over the page. */
interface Opened {
  medium: ContentMedium;
  open: boolean;
}

/** The page of one content: what it shows and says, whose it is, and where it was posted. */
export function ContentPage({ author, content, isOwn, report, children }: ContentPageProps) {
  const { t, i18n } = useTranslation(['content', 'profile', 'common']);
  const { t: profileWords } = useTranslation('profile');
  const hydrated = useHydrated();
  const [dialog, fetchDialog] = useFetchedPart(() => import('./page/OpenedMedium'));
  const [opened, setOpened] = useState<Opened | null>(null);
  const { displayId, displayName } = author;
  const { contentId, provider, publishedAt, title, description, hashTags, contentUrl } = content;
  const name = contentName(profileWords, i18n.language, content);
  useDocumentTitle(t('common:pages.content', { name, displayName }));

  const open = async (medium: ContentMedium) => {
    if (await fetchDialog()) setOpened({ medium, open: true });
  };

  return (
    <PageSheet>
      <Rows>
        <Head>
          <Author to={profilePath(displayId)}>
            <ProfileFace account={author} size={FACE_PX} first />
            <span>
              <AuthorName data-name dir="auto">
                {displayName}
              </AuthorName>
              <AuthorId>@{displayId}</AuthorId>
            </span>
          </Author>
          <BlockBoundary>
            {hydrated && (
              <Suspense>
                <ContentActions displayId={displayId} contentId={contentId} name={name} isOwn={isOwn} />
              </Suspense>
            )}
          </BlockBoundary>
        </Head>
        <ContentMedia
          content={content}
          name={name}
          onZoom={(medium) => void open(medium)}
          onOpenVideo={(medium) => void open(medium)}
        />
        <Title dir="auto">{name}</Title>
        {/* Without a title it is called by them. */}
        {title !== null && (
          <Origin>
            <ProviderMark provider={provider} size={16} />
            {t(`profile:providers.${provider}`)}
            <span aria-hidden>·</span>
            <time dateTime={publishedAt}>{publishedDay(publishedAt, i18n.language)}</time>
          </Origin>
        )}
        {description !== null && <Text text={description} threshold={READ_MORE_THRESHOLD} />}
        <HashTags names={hashTags} besides={cutText(description ?? '', READ_MORE_THRESHOLD).beginning} />
        {webAddress(contentUrl) !== null && (
          <Elsewhere>
            <ButtonLink
              to={contentUrl}
              target="_blank"
              rel="noopener ugc"
              variant="outlined"
              startIcon={<ExternalLink size={18} aria-hidden />}
            >
              {t('content:seeAt', { service: t(`profile:providers.${provider}`) })}
            </ButtonLink>
          </Elsewhere>
        )}
        <Blocks>
          {children}
          <ToPage to={profilePath(displayId)} variant="outlined">
            {t('content:toPage', { displayName })}
          </ToPage>
          {report}
        </Blocks>
      </Rows>
      {dialog !== null && opened !== null && (
        <dialog.default
          content={content}
          medium={opened.medium}
          name={name}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          onGone={() => setOpened(null)}
        />
      )}
    </PageSheet>
  );
}
