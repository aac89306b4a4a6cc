import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { LinkTypePicture } from './LinkTypePicture';

const Empty = styled('div')(({ theme }) => ({
  width: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '24px 20px 28px',
  border: `1px dashed ${theme.vars.palette.outline}`,
  borderRadius: theme.vars.shape.borderRadius,
  textAlign: 'center',
}));

const Kinds = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 72px)',
  gap: 12,
  color: theme.vars.palette.text.secondary,
}));

/** What links are for, where there are none yet, and the one next step. */
export function NoLinks({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('linkEditor');
  return (
    <Empty>
      <Kinds aria-hidden>
        <LinkTypePicture type="text" />
        <LinkTypePicture type="image_1" />
        <LinkTypePicture type="image_text" />
      </Kinds>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {t('empty.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('empty.text')}
      </Typography>
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        {t('empty.add')}
      </Button>
    </Empty>
  );
}
