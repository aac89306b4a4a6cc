import { Image } from 'lucide-react';
import { coverSizes, type FrameWidth } from '../../../components/pictures/cover-sizes';
import { Picture, type StoredPicture } from '../../../components/pictures/Picture';
import styles from './LinkPicture.module.css';

/** Beside the words, over the whole width, one of four, one of three. */
export type PictureForm = 'thumbnail' | 'poster' | 'tile' | 'smallTile';

/**
 * How wide each is on a page: the column is 640 pixels at most, less what is left free at its sides. On wide screens in
 * pixels, on phones as CSS says it.
 */
const WIDTHS: Record<PictureForm, FrameWidth> = {
  thumbnail: [88, '88px'],
  poster: [564, '100vw - 40px'],
  tile: [274, '50vw - 24px'],
  smallTile: [178, '33vw - 18px'],
};

/** Posters keep their own shape, within what a phone's screen has room for. */
const WIDEST = 3;
const TALLEST = 4 / 5;
const EMPTY_POSTER = 16 / 9;

function ratioOf(form: PictureForm, picture: StoredPicture | null): number {
  if (form !== 'poster') return 1;
  return picture === null
    ? EMPTY_POSTER
    : Math.min(WIDEST, Math.max(TALLEST, picture.width / picture.height));
}

interface LinkPictureProps {
  form: PictureForm;
  picture: StoredPicture | null;
  first: boolean;
}

/** The picture of a part of a link, or its place while there is none, in the studio. The words beside it say what it is. */
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
