import { contentName, webAddress } from '@hitohira/backend/rules';
import { ExternalLink } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { SiteLink } from '../../components/buttons/SiteLink';
import { buttonClasses } from '../../components/buttons/button-classes';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { PageSheet } from '../../components/page/PageSheet';
import { type StoredPicture } from '../../components/pictures/Picture';
import { ProfileAvatar } from '../../components/pictures/ProfileAvatar';
import { ProviderMark } from '../../components/pictures/ProviderMark';
import { ReadMore } from '../../components/page/ReadMore';
import { profilePath } from '../../config/paths';
import { READ_MORE_THRESHOLD } from '../../config/site';
import { pressTarget } from '../../config/press-target';
import { useHydrated } from '../../hooks/useHydrated';
import { type AccountTexts, accountTexts } from '../../i18n/account-texts';
import { useTextLanguage } from '../../i18n/text-language';
import { useTranslation } from '../../i18n/useTranslation';
import { type Content, type ContentMedium } from './api/content';
import { nameOfContent } from './content-name';
import { publishedDay } from './published-day';
import { ContentMedia } from './page/ContentMedia';
import { HashTags } from './page/HashTags';
import { textBelowName } from './page/text-below-name';
import styles from './ContentPage.module.css';

// Loaded when a medium is opened.
const OpenedMedium = lazy(() => import('./page/OpenedMedium'));

const FACE_PX = 44;

/** The creator fields that the page shows. */
interface ContentAuthor extends AccountTexts {
  displayId: string;
  iconPicture: StoredPicture | null;
}

interface ContentPageProps {
  author: ContentAuthor;
  content: Content;
  /** Whether it is a preview in the studio, where its title is no heading and its links to the profile are inert. */
  isPreview?: boolean;
  /** The visitor's buttons, after hydration: they need JavaScript. */
  actions?: ReactNode;
  /** The control that reports the content. */
  report?: ReactNode;
  /** The blocks below the content: its items and the creator's other contents. */
  children: ReactNode;
}

/** The page of one content. */
export function ContentPage({
  author,
  content,
  isPreview = false,
  actions,
  report,
  children,
}: ContentPageProps) {
  const { t, language } = useTranslation(['content', 'profile']);
  const { t: tProfile } = useTranslation('profile');
  const textLanguage = useTextLanguage();
  const hydrated = useHydrated();
  /** The medium shown in a dialog. */
  const [opened, setOpened] = useState<ContentMedium | null>(null);
  const Title = isPreview ? 'p' : 'h1';
  const { displayId } = author;
  const { displayName, nameLanguage } = accountTexts(author, language, language);
  const { contentId, provider, publishedAt, hashTags, contentUrl } = content;
  const name = nameOfContent(tProfile, language, content);
  const { text, beginsWithName } = textBelowName(content);
  // A text that the name begins is cut well after the name.
  const threshold = READ_MORE_THRESHOLD + (beginsWithName ? name.length : 0);

  return (
    <PageSheet>
      <div className={styles.rows}>
        <header className={styles.head}>
          <SiteLink className={styles.author} to={profilePath(displayId)} inert={isPreview}>
            <ProfileAvatar account={{ ...author, displayName }} size={FACE_PX} first />
            <span>
              <span className={styles.authorName} data-name lang={nameLanguage} dir="auto">
                {displayName}
              </span>
              <span className={styles.authorId}>@{displayId}</span>
            </span>
          </SiteLink>
          {hydrated && actions}
        </header>
        <ContentMedia content={content} name={name} onZoom={setOpened} onOpenVideo={setOpened} />
        <Title className={styles.title} lang={textLanguage(name)} dir="auto">
          {name}
        </Title>
        {/* Without title and text, the name already consists of these. */}
        {contentName(content) !== null && (
          <p className={styles.origin}>
            <ProviderMark provider={provider} size={16} />
            {t(`profile:providers.${provider}`)}
            <span aria-hidden>·</span>
            <time dateTime={publishedAt}>{publishedDay(publishedAt, language)}</time>
          </p>
        )}
        {text !== null && (
          <ReadMore className={styles.text} text={text} lang={textLanguage(text)} threshold={threshold} />
        )}
        <HashTags names={hashTags} text={`${name} ${text ?? ''}`} />
        {webAddress(contentUrl) !== null && (
          <div className={styles.elsewhere} {...pressTarget('content', contentId)}>
            <a
              className={buttonClasses({ variant: 'outlined' })}
              href={contentUrl}
              target="_blank"
              rel="noopener ugc"
            >
              <ExternalLink size={18} aria-hidden />
              {t('content:seeAt', { service: t(`profile:providers.${provider}`) })}
            </a>
          </div>
        )}
        <div className={styles.blocks}>
          {children}
          <ButtonLink
            className={styles.toPage}
            to={profilePath(displayId)}
            variant="outlined"
            inert={isPreview}
          >
            {t('content:toPage', { displayName })}
          </ButtonLink>
          {report}
        </div>
      </div>
      {opened !== null && (
        <Suspense>
          <OpenedMedium content={content} medium={opened} name={name} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </PageSheet>
  );
}
