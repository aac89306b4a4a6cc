import { ExternalLink } from 'lucide-react';
import { type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelBody, PanelDialog } from '../../../components/PanelDialog';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type Content } from '../api/content';
import { publishedDay } from '../published-day';
import { type VideoPlayer } from '../video-player';
import { HashTags } from './HashTags';
import { VideoFrame } from './VideoFrame';

/** As large as the panel lets it, below its head and above the first words. */
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  backgroundColor: '#000',
  '& > div': { width: 'min(100%, var(--most) * var(--ratio))', aspectRatio: 'var(--ratio)' },
});

const Words = styled('div')({
  padding: '16px 24px 24px',
  [look.breakpoints.down('md')]: { padding: '16px 16px 24px' },
});

const Line = styled('p')({
  margin: 0,
  fontSize: '0.875rem',
  lineHeight: 1.7,
  color: look.vars.palette.text.secondary,
});

const Text = styled('p')({
  margin: '12px 0 0',
  lineHeight: 'var(--leading)',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Elsewhere = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  marginTop: 8,
  color: look.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
});

/** A wide video leaves room for its words; a tall one is no smaller here than on the page. */
function mostHeight({ ratio }: VideoPlayer): string {
  return ratio < 1 ? '80dvh' : '56dvh';
}

interface VideoDialogProps {
  content: Content;
  player: VideoPlayer;
  /** What the content is called. */
  name: string;
  open: boolean;
  onClose: () => void;
  /** Told when it has gone from the screen. */
  onGone: () => void;
}

/** A video large, with everything that is said about it. */
export function VideoDialog({ content, player, name, open, onClose, onGone }: VideoDialogProps) {
  const { t, i18n } = useTranslation(['content', 'profile']);
  const { provider, publishedAt, contentUrl, description, hashTags } = content;
  const service = t(`profile:providers.${provider}`);
  return (
    <PanelDialog
      open={open}
      title={name}
      maxWidth="md"
      closeLabel={t('content:video.close')}
      onClose={onClose}
      onGone={onGone}
    >
      <PanelBody>
        <Stage style={{ '--ratio': player.ratio, '--most': mostHeight(player) } as CSSProperties}>
          <div>
            <VideoFrame player={player} title={name} />
          </div>
        </Stage>
        <Words>
          <Line>
            {service}
            {' · '}
            <time dateTime={publishedAt}>{publishedDay(publishedAt, i18n.language)}</time>
          </Line>
          {description !== null && <Text dir="auto">{description}</Text>}
          <HashTags names={hashTags} besides={description ?? ''} />
          <Elsewhere href={contentUrl} target="_blank" rel="noopener ugc">
            {t('content:seeAt', { service })}
            <ExternalLink size={16} aria-hidden />
          </Elsewhere>
        </Words>
      </PanelBody>
    </PanelDialog>
  );
}
