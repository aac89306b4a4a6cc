import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListFormerDisplayIds } from '../../../api/generated/accounts/accounts';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';

const Offer = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 24,
  padding: '16px 20px',
  borderLeft: `3px solid ${look.vars.palette.outline}`,
  backgroundColor: look.vars.palette.wash,
  fontSize: '0.9375rem',
  lineHeight: 1.7,
  overflowWrap: 'anywhere',
  '& h3, & p': { margin: 0 },
  '& button': { marginTop: 8 },
  '& h3': { fontSize: 'inherit', fontWeight: 600 },
});

interface FormerDisplayIdsProps {
  /** The current display ID. */
  current: string;
  /** Fills the form with a display ID. */
  onUse: (displayId: string) => void;
}

/** Offers the display IDs of the owner's deleted accounts. Renders nothing if there are none. */
export function FormerDisplayIds({ current, onUse }: FormerDisplayIdsProps) {
  const { t, language } = useTranslation('settings');
  const { data } = useListFormerDisplayIds();
  const former = (data?.results ?? []).filter(
    ({ displayId }) => displayId.toLowerCase() !== current.toLowerCase(),
  );
  if (former.length === 0) return null;
  const day = (time: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time));
  return (
    <Offer aria-label={t('basics.former.title')}>
      <h3>{t('basics.former.title')}</h3>
      {former.map(({ displayId, closedUntil }) => (
        <div key={displayId}>
          <p>{t('basics.former.text', { displayId, date: day(closedUntil) })}</p>
          <Button variant="outlined" size="small" onClick={() => onUse(displayId)}>
            {t('basics.former.use', { displayId })}
          </Button>
        </div>
      ))}
    </Offer>
  );
}
