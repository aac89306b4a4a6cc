import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';

const Step = styled(IconButton)({
  position: 'absolute',
  top: 'calc(50% - 22px)',
  borderRadius: '50%',
  color: look.vars.palette.text.primary,
  backgroundColor: `color-mix(in srgb, ${look.vars.palette.background.paper} 88%, transparent)`,
  '&:hover': { backgroundColor: look.vars.palette.background.paper },
  '&[data-side="start"]': { insetInlineStart: 8 },
  '&[data-side="end"]': { insetInlineEnd: 8 },
  // Without a function it is not seen, but keeps the focus.
  '&[aria-disabled="true"]': { opacity: 0 },
  '&[aria-disabled="true"]:focus-visible': { opacity: 0.5 },
});

const Position = styled('p')({
  position: 'absolute',
  top: 8,
  insetInlineStart: 8,
  margin: 0,
  padding: '1px 10px',
  borderRadius: 99,
  backgroundColor: look.vars.palette.background.paper,
  color: look.vars.palette.text.primary,
  fontSize: '0.75rem',
  lineHeight: 1.7,
  fontVariantNumeric: 'tabular-nums',
});

interface AlbumStepsProps {
  /** The position of the medium that is seen. */
  shown: number;
  total: number;
  onShow: (position: number) => void;
}

/** Where one is among several media, and the ways to the next and the one before. */
export default function AlbumSteps({ shown, total, onShow }: AlbumStepsProps) {
  const { t } = useTranslation('content');
  const step = (side: 'start' | 'end') => {
    const to = side === 'start' ? shown - 1 : shown + 1;
    const Arrow = side === 'start' ? ChevronLeft : ChevronRight;
    const label = t(side === 'start' ? 'media.previous' : 'media.next');
    return (
      <Step
        data-side={side}
        aria-label={label}
        title={label}
        aria-disabled={to < 0 || to >= total}
        onClick={() => onShow(to)}
      >
        <Arrow size={20} aria-hidden />
      </Step>
    );
  };
  return (
    <>
      <Position role="status">{t('media.position', { position: shown + 1, total })}</Position>
      {step('start')}
      {step('end')}
    </>
  );
}
