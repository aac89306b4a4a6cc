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
import { type Content, type ContentMedium } from './api/content';
import { contentName } from './content-name';
import { publishedDay } from './published-day';
import { ContentMedia } from './page/ContentMedia';
import { HashTags } from './page/HashTags';
import styles from './ContentPage.module.css';

// What nobody can use before the browser has taken the page over.
const ContentActions = lazy(() => import('./page/ContentActions'));

const FACE_PX = 44;

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
      <div className={styles.rows}>
        <header className={styles.head}>
          <Link className={styles.author} to={profilePath(displayId)}>
            <ProfileFace account={author} size={FACE_PX} first />
            <span>
              <span className={styles.authorName} data-name dir="auto">
                {displayName}
              </span>
              <span className={styles.authorId}>@{displayId}</span>
            </span>
          </Link>
          <BlockBoundary>
            {hydrated && (
              <Suspense>
                <ContentActions displayId={displayId} contentId={contentId} name={name} isOwn={isOwn} />
              </Suspense>
            )}
          </BlockBoundary>
        </header>
        <ContentMedia
          content={content}
          name={name}
          onZoom={(medium) => void open(medium)}
          onOpenVideo={(medium) => void open(medium)}
        />
        <h1 className={styles.title} dir="auto">
          {name}
        </h1>
        {/* Without a title it is called by them. */}
        {title !== null && (
          <p className={styles.origin}>
            <ProviderMark provider={provider} size={16} />
            {t(`profile:providers.${provider}`)}
            <span aria-hidden>·</span>
            <time dateTime={publishedAt}>{publishedDay(publishedAt, i18n.language)}</time>
          </p>
        )}
        {description !== null && (
          <ReadMore className={styles.text} text={description} threshold={READ_MORE_THRESHOLD} />
        )}
        <HashTags names={hashTags} besides={cutText(description ?? '', READ_MORE_THRESHOLD).beginning} />
        {webAddress(contentUrl) !== null && (
          <div className={styles.elsewhere}>
            <ButtonLink
              to={contentUrl}
              target="_blank"
              rel="noopener ugc"
              variant="outlined"
              startIcon={<ExternalLink size={18} aria-hidden />}
            >
              {t('content:seeAt', { service: t(`profile:providers.${provider}`) })}
            </ButtonLink>
          </div>
        )}
        <div className={styles.blocks}>
          {children}
          <ButtonLink className={styles.toPage} to={profilePath(displayId)} variant="outlined">
            {t('content:toPage', { displayName })}
          </ButtonLink>
          {report}
        </div>
      </div>
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
