import { ExternalLink, X } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { IconButton } from '../../../components/buttons/IconButton';
import { Modal } from '../../../components/dialogs/Modal';
import { useTextLanguage } from '../../../i18n/text-language';
import { useTranslation } from '../../../i18n/useTranslation';
import { type Content } from '../api/content';
import { publishedDay } from '../published-day';
import { type VideoPlayer } from '../video-player';
import { HashTags } from './HashTags';
import { VideoFrame } from './VideoFrame';
import styles from './VideoDialog.module.css';

/** A wide video leaves room for the text below; a tall one is as high as on the page. */
function mostHeight({ ratio }: VideoPlayer): string {
  return ratio < 1 ? '80dvh' : '56dvh';
}

interface VideoDialogProps {
  content: Content;
  player: VideoPlayer;
  name: string;
  onClose: () => void;
}

/** A dialog with a video and its description. */
export function VideoDialog({ content, player, name, onClose }: VideoDialogProps) {
  const titleId = useId();
  const { t, language } = useTranslation(['content', 'profile']);
  const textLanguage = useTextLanguage();
  const { provider, publishedAt, contentUrl, description, hashTags } = content;
  const service = t(`profile:providers.${provider}`);
  return (
    <Modal labelledBy={titleId} size="panel" onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {name}
        </h2>
        <IconButton aria-label={t('content:video.close')} title={t('content:video.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>
        <div
          className={styles.stage}
          style={{ '--ratio': player.ratio, '--most': mostHeight(player) } as CSSProperties}
        >
          <div>
            <VideoFrame player={player} title={name} />
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.line}>
            {service}
            {' · '}
            <time dateTime={publishedAt}>{publishedDay(publishedAt, language)}</time>
          </p>
          {description !== null && (
            <p className={styles.text} lang={textLanguage(description)} dir="auto">
              {description}
            </p>
          )}
          <HashTags names={hashTags} text={description ?? ''} />
          <a className={styles.elsewhere} href={contentUrl} target="_blank" rel="noopener ugc">
            {t('content:seeAt', { service })}
            <ExternalLink size={16} aria-hidden />
          </a>
        </div>
      </div>
    </Modal>
  );
}
