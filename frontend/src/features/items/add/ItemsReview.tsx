import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/Picture';
import { useObjectUrl } from '../../../hooks/useObjectUrl';
import { type ItemValues } from './item-values';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const Card = styled('li')(({ theme }) => ({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
}));

const Words = styled('p')({
  margin: '8px 10px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Way = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

function Reviewed({ item: { kind, name, url, image, shown } }: { item: ItemValues }) {
  const { t } = useTranslation('itemEditor');
  const chosen = useObjectUrl(image?.file ?? null);
  return (
    <Card>
      {chosen !== null && <img src={chosen} alt="" />}
      {chosen === null && shown !== null && <Picture picture={shown.picture} alt="" sizes="200px" />}
      <Words>
        <Way>{t(kind === 'mall' ? 'form.mall' : 'form.address')}</Way>
        <span dir="auto">{kind === 'mall' ? name : url}</span>
      </Words>
    </Card>
  );
}

/** What is about to be added, as it will look. */
export function ItemsReview({ items }: { items: readonly ItemValues[] }) {
  return (
    <List>
      {items.map((item, index) => (
        // They have no name but their place, and none of them moves here.
        <Reviewed key={index} item={item} />
      ))}
    </List>
  );
}
