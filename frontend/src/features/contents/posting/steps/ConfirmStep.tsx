import { LIMITS } from '@hitohira/backend/rules';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PanelSubmitButtons } from '../../../../components/dialogs/PanelDialog';
import { BusyButton } from '../../../../components/buttons/BusyButton';
import { DraftButton } from '../../../../components/buttons/DraftButton';
import { ImageOff, Play } from 'lucide-react';
import { FormFailure } from '../../../../components/forms/FormFailure';
import { ProviderMark } from '../../../../components/pictures/ProviderMark';
import { ProviderTerms } from '../../../../components/page/ProviderTerms';
import { UploadBar } from '../../../../components/feedback/UploadBar';
import { VisuallyHidden } from '../../../../components/site/VisuallyHidden';
import { useObjectUrl } from '../../../../hooks/useObjectUrl';
import { useTranslation } from '../../../../i18n/useTranslation';
import { look } from '../../../../theme/look';
import { publishedDay } from '../../published-day';
import { hashTagsNotIn } from '../../hash-tags-not-in';
import { type Candidate, type CandidateMedium } from '../candidate';
import { DuplicateNotice } from './DuplicateNotice';
import { StepBody, StepFooter, StepLead, StepRows } from './StepParts';

const Sheet = styled('article')({
  overflow: 'hidden',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
});

/** Several pictures scroll horizontally. */
const Pictures = styled('ul')({
  display: 'flex',
  gap: 2,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  backgroundColor: look.vars.palette.wash,
  '&:focus-visible': { outlineOffset: -2 },
});

const Frame = styled('li')({
  position: 'relative',
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'center',
  height: 'min(300px, 42dvh)',
  scrollSnapAlign: 'center',
  '& > img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' },
  // Narrower than the sheet, so that the next picture shows at the edge.
  '&:not(:only-of-type)': { flexBasis: 'auto', minWidth: 120, maxWidth: '88%' },
  '&:not(:only-of-type) > img': { width: 'auto', maxWidth: '100%' },
});

const VideoMark = styled('span')({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
});

const Nothing = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: 32,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.secondary,
  fontSize: '0.9375rem',
});

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, padding: 16 });

const Source = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  ...look.typography.hint,
});

const Title = styled('h3')({
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Description = styled('p')({
  maxHeight: '12em',
  overflowY: 'auto',
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

const Tags = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  ...look.typography.hint,
  overflowWrap: 'anywhere',
});

function Picture({ medium, position }: { medium: CandidateMedium; position: number }) {
  const { t } = useTranslation('posting');
  const chosen = useObjectUrl('file' in medium ? medium.file.file : null);
  const source = 'file' in medium ? chosen : medium.previewUrl;
  return (
    <Frame>
      {source !== null && <img src={source} alt={t('confirm.picture', { count: position })} />}
      {medium.videoFlag && (
        <VideoMark>
          <Play size={24} aria-hidden />
          <VisuallyHidden>{t('confirm.moment')}</VisuallyHidden>
        </VideoMark>
      )}
    </Frame>
  );
}

interface ConfirmStepProps {
  displayId: string;
  candidate: Candidate;
  /** The progress of the upload, from 0 to 1; null before it starts. */
  sent: number | null;
  posting: boolean;
  /** Whether it is being saved as a draft. */
  savingDraft: boolean;
  /** Why the post could not be added, as a message. */
  failure: string | null;
  onPost: () => void;
  onDraft: () => void;
  onCancel: () => void;
  onPrevious: () => void;
}

/** The step that previews the post before it is added. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { displayId, candidate, sent, posting, savingDraft, failure } = props;
  const { onPost, onDraft, onCancel, onPrevious } = props;
  const { provider, title, description, media, hashTags, publishedAt } = candidate;
  const { t, language } = useTranslation(['posting', 'profile']);
  const pictures = media.slice(0, LIMITS.contents.media);
  const pictureCount = t(`posting:confirm.pictures.${pictures.length === 1 ? 'one' : 'other'}`, {
    count: pictures.length,
  });
  const hasFile = media.some((medium) => 'file' in medium);
  // Like the page, without the hash tags that the text contains.
  const tags = hashTagsNotIn(hashTags, `${title ?? ''} ${description ?? ''}`);
  const day = publishedAt !== null && publishedDay(publishedAt, language);
  return (
    <StepBody aria-busy={posting}>
      <StepRows>
        <FormFailure>{failure}</FormFailure>
        <DuplicateNotice displayId={displayId} post={candidate} />
        <StepLead>{t('posting:confirm.lead')}</StepLead>
        <Sheet aria-label={t('posting:confirm.preview')}>
          {pictures.length === 0 ? (
            <Nothing>
              <ImageOff size={28} aria-hidden />
              {t('posting:confirm.noPicture')}
            </Nothing>
          ) : (
            <Pictures
              aria-label={pictureCount}
              // Scrollable by keyboard.
              tabIndex={pictures.length > 1 ? 0 : undefined}
            >
              {pictures.map((medium, index) => (
                <Picture key={index} medium={medium} position={index + 1} />
              ))}
            </Pictures>
          )}
          <Words>
            <Source>
              <ProviderMark provider={provider} size={16} />
              {t(`profile:providers.${provider}`)}
              {pictures.length > 1 && <span>{pictureCount}</span>}
              {day !== false && <span>{t('posting:confirm.publishedAt', { day })}</span>}
            </Source>
            {title !== null && <Title dir="auto">{title}</Title>}
            {description !== null && (
              <Description dir="auto" tabIndex={0}>
                {description}
              </Description>
            )}
            {tags.length > 0 && (
              <Tags aria-label={t('posting:confirm.hashTags')}>
                {tags.map((tag) => (
                  <li key={tag} dir="auto">
                    #{tag}
                  </li>
                ))}
              </Tags>
            )}
          </Words>
        </Sheet>
        {publishedAt !== null && <ProviderTerms providers={[provider]} />}
      </StepRows>
      <StepFooter
        onPrevious={onPrevious}
        held={posting}
        above={posting && hasFile && sent !== null && <UploadBar sent={sent} />}
      >
        <Button aria-disabled={posting} onClick={posting ? undefined : onCancel}>
          {t('posting:confirm.cancel')}
        </Button>
        <PanelSubmitButtons>
          <DraftButton disabled={pictures.length === 0} saving={savingDraft} onSave={onDraft}>
            {t('posting:confirm.draft')}
          </DraftButton>
          <BusyButton
            variant="contained"
            disabled={pictures.length === 0}
            busy={posting && !savingDraft}
            onClick={onPost}
          >
            {t(posting && !savingDraft ? 'posting:confirm.posting' : 'posting:confirm.post')}
          </BusyButton>
        </PanelSubmitButtons>
      </StepFooter>
    </StepBody>
  );
}
