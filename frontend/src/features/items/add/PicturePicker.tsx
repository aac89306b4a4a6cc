import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useId, useState } from 'react';
import { Picture } from '../../../components/pictures/Picture';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type ReusablePicture } from './item-values';

/** The number of pictures per step: one row, or three on phones. */
const BATCH = 9;

const Group = styled('div')({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 8 });

const Title = styled('p')({ fontWeight: 600, fontSize: '0.8125rem' });

const Grid = styled('div')({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: `repeat(${BATCH}, minmax(0, 1fr))`,
  gap: 6,
  [look.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Choice = styled(ToggleButton)({
  position: 'relative',
  aspectRatio: '1',
  padding: 0,
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: look.vars.palette.wash,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&:hover': { borderColor: look.vars.palette.text.primary },
  '&[aria-pressed="true"]': {
    borderColor: look.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${look.vars.palette.background.paper}, 0 0 0 2px ${look.vars.palette.primary.main}`,
  },
});

interface PicturePickerProps {
  title: string;
  pictures: readonly ReusablePicture[];
  /** The file name of the chosen picture; empty without one. */
  chosen: string;
  onChoose: (picture: ReusablePicture) => void;
}

/** Chooses among pictures that can be reused. */
export function PicturePicker({ title, pictures, chosen, onChoose }: PicturePickerProps) {
  const { t } = useTranslation('itemEditor');
  const id = useId();
  const [limit, setLimit] = useState(BATCH);
  if (pictures.length === 0) return null;
  return (
    <Group role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Grid>
        {pictures.slice(0, limit).map((shown, index) => (
          <Choice
            key={shown.fileName}
            value={shown.fileName}
            selected={shown.fileName === chosen}
            aria-label={t('picture.choice', { number: index + 1 })}
            onClick={() => onChoose(shown)}
          >
            <Picture picture={shown.picture} alt="" sizes="(max-width: 899px) 30vw, 72px" />
          </Choice>
        ))}
      </Grid>
      {pictures.length > limit && (
        <Button size="small" onClick={() => setLimit(limit + BATCH)}>
          {t('picture.more', { count: pictures.length - limit })}
        </Button>
      )}
    </Group>
  );
}
