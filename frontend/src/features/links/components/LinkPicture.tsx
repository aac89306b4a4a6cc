import { Image } from 'lucide-react';
import { coverSizes, type FrameWidth } from '../../../components/pictures/cover-sizes';
import { type AnyPicture, Picture } from '../../../components/pictures/Picture';
import styles from './LinkPicture.module.css';

/** Beside the text, full width, one of four, or one of three. */
export type PictureForm = 'thumbnail' | 'poster' | 'tile' | 'smallTile';

/** The width of each layout, on wide screens and on phones. The column is at most 640 px wide, minus its padding. */
const WIDTHS: Record<PictureForm, FrameWidth> = {
  thumbnail: [88, '88px'],
  poster: [564, '100vw - 40px'],
  tile: [274, '50vw - 24px'],
  smallTile: [178, '33vw - 18px'],
};

/** The bounds of a poster's aspect ratio. */
const WIDEST = 3;
const TALLEST = 4 / 5;
const EMPTY_POSTER = 16 / 9;

function ratioOf(form: PictureForm, picture: AnyPicture | null): number {
  if (form !== 'poster') return 1;
  return picture === null
    ? EMPTY_POSTER
    : Math.min(WIDEST, Math.max(TALLEST, picture.width / picture.height));
}

interface LinkPictureProps {
  form: PictureForm;
  picture: AnyPicture | null;
  first: boolean;
}

/** The picture of a link detail, or in the studio a placeholder. It is decorative. */
export function LinkPicture({ form, picture, first }: LinkPictureProps) {
  const ratio = ratioOf(form, picture);
  return (
    <span className={styles.frame} data-form={form} style={{ aspectRatio: ratio }}>
      {picture === null ? (
        <Image size={28} aria-hidden />
      ) : (
        <Picture picture={picture} alt="" sizes={coverSizes(WIDTHS[form], picture, ratio)} first={first} />
      )}
    </span>
  );
}
