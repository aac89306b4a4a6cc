import { TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { TARGET_PX } from '../../../theme/tokens';
import { type Emergency } from '../api/emergencies';

const Band = styled('aside')({
  borderBottom: `1px solid ${look.vars.palette.divider}`,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.primary,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li + li': { borderTop: `1px solid ${look.vars.palette.divider}` },
});

const Row = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '4px clamp(8px, 3vw, 28px) 4px clamp(16px, 4vw, 40px)',
  '& > svg': { flexShrink: 0, marginTop: (TARGET_PX - 20) / 2, color: look.vars.palette.warning.main },
});

const Words = styled('p')({
  flex: 1,
  minWidth: 0,
  margin: 0,
  paddingBlock: 10,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
});

const More = styled('a')({
  display: 'inline-block',
  marginInlineStart: 8,
  paddingBlock: 10,
  marginBlock: -10,
  color: 'inherit',
  fontWeight: 600,
  textDecorationColor: look.vars.palette.outline,
  textUnderlineOffset: '0.25em',
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** Tells the frames how much of the screen the notices take: what fills the screen below them is that much shorter. */
function tellHeight(band: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--notices', `${band.offsetHeight}px`));
  observer.observe(band);
  return () => {
    observer.disconnect();
    style.removeProperty('--notices');
  };
}

interface EmergencyNoticesProps {
  emergencies: readonly Emergency[];
  onDismiss: (id: number) => void;
}

/** What is wrong at the moment, above every page: read out as it appears, with more to read where there is more. */
export function EmergencyNotices({ emergencies, onDismiss }: EmergencyNoticesProps) {
  const { t } = useTranslation();
  return (
    <Band ref={tellHeight} aria-label={t('emergency.label')}>
      <ul>
        {emergencies.map(({ emergencyId, title, url }) => (
          <Row key={emergencyId}>
            <TriangleAlert size={20} aria-hidden />
            <Words role="alert">
              {title}
              {url !== null && (
                // A full load, in a tab of its own: whatever is being typed here stays.
                <More href={url} target="_blank" rel="noopener">
                  {t('emergency.more')}
                </More>
              )}
            </Words>
            <IconButton aria-label={t('emergency.dismiss', { title })} onClick={() => onDismiss(emergencyId)}>
              <X size={20} aria-hidden />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Band>
  );
}
