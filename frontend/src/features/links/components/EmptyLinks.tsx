import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { EmptyBlock } from '../../../components/studio/BlockParts';
import { IMPORT_PATH } from '../../../config/paths';
import { useTranslation } from '../../../i18n/useTranslation';
import { LinkTypePicture } from './LinkTypePicture';

const Kinds = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(3, 72px)', gap: 12 });

/** The empty links block. */
export function EmptyLinks({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('linkEditor');
  return (
    <EmptyBlock
      picture={
        <Kinds aria-hidden>
          <LinkTypePicture type="text" />
          <LinkTypePicture type="image_1" />
          <LinkTypePicture type="image_text" />
        </Kinds>
      }
      title={t('empty.title')}
      text={t('empty.text')}
    >
      <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
        {t('empty.add')}
      </Button>
      <Button href={IMPORT_PATH}>{t('import')}</Button>
    </EmptyBlock>
  );
}
