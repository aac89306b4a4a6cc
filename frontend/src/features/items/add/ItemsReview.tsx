import { styled } from '@mui/material/styles';
import { Picture } from '../../../components/pictures/Picture';
import { useObjectUrl } from '../../../hooks/useObjectUrl';
import { useTranslation } from '../../../i18n/useTranslation';
import { look } from '../../../theme/look';
import { type ItemValues, pictureNamed, type ReusablePicture, wordsOf } from './item-values';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: 12,
});

const Card = styled('li')({
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${look.vars.palette.divider}`,
  borderRadius: look.vars.shape.borderRadius,
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
});

const Words = styled('p')({
  margin: '8px 10px 10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

const Line = styled('span')({ display: 'block' });

const Kind = styled('span')({
  display: 'block',
  color: look.vars.palette.text.secondary,
});

interface ReviewedItemProps {
  item: ItemValues;
  /** The pictures that can be reused. */
  pictures: readonly ReusablePicture[];
}

function ReviewedItem({ item, pictures }: ReviewedItemProps) {
  const { t } = useTranslation('itemEditor');
  const { kind, image, shown } = item;
  const { name, url } = wordsOf(item);
  const chosen = useObjectUrl(image?.file ?? null);
  const picture = pictureNamed(pictures, shown);
  return (
    <Card>
      {chosen !== null && <img src={chosen} alt="" />}
      {chosen === null && picture !== null && <Picture picture={picture} alt="" sizes="200px" />}
      <Words>
        <Kind>{t(kind === 'mall' ? 'form.mall' : 'form.address')}</Kind>
        {name !== null && <Line dir="auto">{name}</Line>}
        {url !== null && <Line dir="auto">{url}</Line>}
      </Words>
    </Card>
  );
}

interface ItemsReviewProps {
  items: readonly ItemValues[];
  /** The pictures that can be reused. */
  pictures: readonly ReusablePicture[];
}

/** A preview of the items before they are added. */
export function ItemsReview({ items, pictures }: ItemsReviewProps) {
  return (
    <List>
      {items.map((item, index) => (
        // New items have no ID, and their order does not change here.
        <ReviewedItem key={index} item={item} pictures={pictures} />
      ))}
    </List>
  );
}
